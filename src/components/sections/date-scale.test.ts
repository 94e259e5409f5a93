import { expect, it } from 'vitest';
import { scaleDays } from './date-scale.ts';

it('puts days on the axis by the time between them, and their words in equal parts', () => {
  const scaled = scaleDays(['2026-12-01', '2026-12-11', '2027-01-10', '2027-03-11']);
  expect(scaled.map(({ at }) => at)).toEqual([0, 88, 350, 875]);
  expect(scaled.map(({ words }) => words)).toEqual([0, 250, 500, 750]);
});

it('has a place for a single day', () => {
  expect(scaleDays(['2026-12-01'])).toEqual([{ at: 0, words: 0 }]);
});
