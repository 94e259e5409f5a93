import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNonce } from './nonce.ts';

test('A nonce has 30 characters', () => {
  expect(createNonce()).toHaveLength(30);
});

test('A nonce has the length asked for, and only characters that an address need not escape', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), (length) => {
      const nonce = createNonce(length);
      expect(nonce).toMatch(/^[\w.~-]+$/);
      expect(nonce).toHaveLength(length);
      expect(encodeURIComponent(nonce)).toBe(nonce);
    }),
  );
});

test('Each of the 66 symbols is as likely as any other', () => {
  const counts = new Map<string, number>();
  for (const symbol of Array.from({ length: 2_200 }, () => createNonce()).join(''))
    counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  expect(counts.size).toBe(66);
  // Expected 1,000 each with a deviation of 31; a bias by remainders would favour some by a quarter or more.
  expect(Math.min(...counts.values())).toBeGreaterThan(800);
  expect(Math.max(...counts.values())).toBeLessThan(1_200);
});

test('Two nonces are never the same', () => {
  expect(new Set(Array.from({ length: 1_000 }, () => createNonce())).size).toBe(1_000);
});
