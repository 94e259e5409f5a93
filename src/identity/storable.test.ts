import { expect, test } from 'vitest';
import { isStorable } from './storable.ts';

const nested = (levels: number): unknown =>
  JSON.parse(`${'{"a":'.repeat(levels - 1)}[]${'}'.repeat(levels - 1)}`);

test.each([
  ['half of a character', ['\ud800']],
  ['the character zero in a name', { 'a\0': 1 }],
  ['33 levels', nested(33)],
  ['more levels than a stack has', nested(200_000)],
])('a value with %s is none that a database keeps', (_, value) => {
  expect(isStorable(value)).toBe(false);
});

test.each([['a text'], [12], [null], [{ a: [{ b: '文' }] }], [nested(32)]])('%j can be kept', (value) => {
  expect(isStorable(value)).toBe(true);
});
