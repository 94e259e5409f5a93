import { expect, it } from 'vitest';
import { bandOf, worthOf } from './worth.ts';

it('puts a lower bound into the band above it', () => {
  const pounds = (value: number) => bandOf({ value, currency: 'GBP' });
  expect([99_999_999, 100_000_000, 499_999_999, 500_000_000, 1_000_000_000].map(pounds)).toEqual([
    'under-100',
    'to-500',
    'to-500',
    'to-1000',
    'over-1000',
  ]);
});

it('guesses no worth without a value or for a currency it has no rate for', () => {
  expect(worthOf({ value: null, currency: 'GBP' })).toBeNull();
  expect(worthOf({ value: 5, currency: null })).toBeNull();
  expect(bandOf({ value: 9_000_000_000, currency: 'ZZZ' })).toBe('undisclosed');
});
