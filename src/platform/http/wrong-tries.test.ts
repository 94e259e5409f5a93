import { expect, test } from 'vitest';
import { WrongTries } from './wrong-tries.ts';

test('a network that tries too often in vain is over its measure until the period has passed; others are not', () => {
  const tries = new WrongTries(2, 1_000);
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

test('however many networks there are, the memory of them has an end', () => {
  const tries = new WrongTries(1, 1_000_000);
  for (let at = 0; at <= 10_000; at++) tries.add(`n${at}`, at);
  expect([tries.isOver('n0', 1), tries.isOver('n1', 1), tries.isOver('n10000', 1)]).toEqual([
    false,
    true,
    true,
  ]);
});
