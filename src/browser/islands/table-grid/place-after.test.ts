import { expect, test } from 'vitest';
import { placeAfter } from './place-after.ts';

const size = { rows: 13, columns: 6 };
const after = (key: string, from: readonly [number, number], isWide = false) => {
  const place = placeAfter({ key, isWide }, { row: from[0], column: from[1] }, size);
  return place && [place.row, place.column];
};

test.each([
  ['ArrowRight', [2, 3], [2, 4]],
  ['ArrowRight', [2, 5], [2, 5]],
  ['ArrowLeft', [2, 0], [2, 0]],
  ['ArrowDown', [12, 1], [12, 1]],
  ['ArrowUp', [1, 1], [0, 1]],
  ['PageDown', [10, 1], [12, 1]],
  ['PageUp', [7, 1], [2, 1]],
  ['Home', [4, 4], [4, 0]],
  ['End', [4, 4], [4, 5]],
] as const)('%s leads from %s to %s', (key, from, to) => {
  expect(after(key, from)).toEqual(to);
});

test('with Ctrl, Home and End lead to the corners, and other keys stay the browser’s', () => {
  expect(after('Home', [4, 4], true)).toEqual([0, 0]);
  expect(after('End', [4, 4], true)).toEqual([12, 5]);
  expect(after('ArrowRight', [4, 4], true)).toBeNull();
  expect(after('a', [4, 4])).toBeNull();
});

test('where a language runs from right to left, right is back', () => {
  const place = placeAfter({ key: 'ArrowRight', isWide: false }, { row: 1, column: 3 }, size, true);
  expect(place).toEqual({ row: 1, column: 2 });
});
