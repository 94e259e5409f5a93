import { expect, it } from 'vitest';
import { slideAfter } from './slide-after.ts';

it.each([
  ['ArrowRight', 0, 1],
  ['PageDown', 5, 5],
  ['ArrowLeft', 0, 0],
  ['PageUp', 3, 2],
  ['Home', 4, 0],
  ['End', 1, 5],
])('%s leads from slide %i to %i of six', (key, at, to) => {
  expect(slideAfter(key, at, 6)).toBe(to);
});

it('leaves other keys to the browser', () => {
  expect(slideAfter('Tab', 2, 6)).toBeNull();
});
