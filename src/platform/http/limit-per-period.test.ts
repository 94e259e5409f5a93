import { expect, test } from 'vitest';
import { LimitPerPeriod } from './limit-per-period.ts';

test('who tries too often is over the limit until the period has passed; others are not', () => {
  const tries = new LimitPerPeriod(2, 1_000);
  tries.add('a', 0);
  expect(tries.isOver('a', 1)).toBe(false);
  tries.add('a', 1);
  expect([tries.isOver('a', 2), tries.isOver('b', 2), tries.isOver('a', 1_000)]).toEqual([
    true,
    false,
    false,
  ]);
  tries.add('a', 1_000);
  expect(tries.isOver('a', 1_001)).toBe(false);
});

test('however many there are, the memory of them has an end', () => {
  const tries = new LimitPerPeriod(1, 1_000_000);
  for (let at = 0; at <= 10_000; at++) tries.add(`n${at}`, at);
  expect([tries.isOver('n0', 1), tries.isOver('n1', 1), tries.isOver('n10000', 1)]).toEqual([
    false,
    true,
    true,
  ]);
});
