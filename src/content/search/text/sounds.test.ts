import { expect, test } from 'vitest';
import { soundAlike } from './sounds.ts';

test.each([
  ['markety', 'marchetti'],
  ['okafore', 'ocafor'],
  ['fotograf', 'photograph'],
  ['kompliance', 'compliance'],
  ['schroeder', 'schroder'],
  ['knowledge', 'nowledge'],
])('%s sounds like %s', (one, other) => {
  expect(soundAlike(one, other)).toBe(true);
});

test.each([
  ['market', 'merger'],
  ['hotline', 'italien'],
  ['pay', 'pie'],
  ['data', 'date'],
])('%s does not sound like %s, or is too short to tell', (one, other) => {
  expect(soundAlike(one, other)).toBe(false);
});
