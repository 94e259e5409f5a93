import { expect, it } from 'vitest';
import { listedJob } from './job.fixture.ts';
import { minimaOf, minimumText, reaches, readMinimum, salaryText, writeMinimum } from './salary.ts';

it('says what a position pays, and for how long a time', () => {
  expect(salaryText(listedJob(), 'en')).toBe('£54,000 to £71,000 a year');
  expect(salaryText(listedJob({ salaryTo: null }), 'en')).toBe('from £54,000 a year');
  const day = listedJob({ salaryFrom: 620, salaryTo: 780, currency: 'EUR', salaryPer: 'DAY' });
  expect(salaryText(day, 'en')).toBe('€620 to €780 a day');
  expect(salaryText(listedJob({ salaryFrom: null }), 'en')).toBeNull();
});

it('a band counts when its upper end comes up to what is asked', () => {
  const ask = (amount: number) => reaches(listedJob(), { currency: 'GBP', per: 'year', amount });
  expect([ask(71_000), ask(71_001)]).toEqual([true, false]);
});

it('amounts of other currencies and periods are never compared', () => {
  const minimum = { currency: 'GBP', per: 'year', amount: 100 } as const;
  expect(reaches(listedJob({ currency: 'JPY' }), minimum)).toBe(false);
  expect(reaches(listedJob({ salaryPer: 'DAY' }), minimum)).toBe(false);
});

it('offers round amounts, each currency for itself', () => {
  const jobs = [
    listedJob(),
    listedJob({ salaryFrom: 52_000 }),
    listedJob({ salaryFrom: 168_000 }),
    listedJob({ salaryFrom: 620, currency: 'EUR', salaryPer: 'DAY' }),
    listedJob({ salaryFrom: null }),
  ];
  expect(minimaOf(jobs).map(writeMinimum)).toEqual(['EUR-day-600', 'GBP-year-50000', 'GBP-year-150000']);
});

it('reads from an address what it writes, and nothing else', () => {
  const minimum = { currency: 'HKD', per: 'month', amount: 100_000 } as const;
  expect(readMinimum(writeMinimum(minimum))).toEqual(minimum);
  expect(minimumText(minimum, 'en')).toBe('HK$100,000 a month or more');
  for (const wrong of [null, '', 'GBP-60000', 'gbp-year-60000', 'GBP-week-600', 'GBP-year-0', 'GBP-year-1e9'])
    expect(readMinimum(wrong)).toBeNull();
});
