import { expect, it } from 'vitest';
import { readMinimum } from '../../content/lists/pay.ts';
import { listedJob } from './job.fixture.ts';
import { minimumText, salaryText } from './salary.ts';

it('says what a position pays, and for how long a time', () => {
  expect(salaryText(listedJob(), 'en')).toBe('£54,000 to £71,000 a year');
  expect(salaryText(listedJob({ salaryTo: null }), 'en')).toBe('from £54,000 a year');
  const day = listedJob({ salaryFrom: 620, salaryTo: 780, currency: 'EUR', salaryPer: 'DAY' });
  expect(salaryText(day, 'en')).toBe('€620 to €780 a day');
  expect(salaryText(listedJob({ salaryFrom: null }), 'en')).toBeNull();
});

it('reads amounts from an address, and nothing else', () => {
  const minimum = { currency: 'HKD', per: 'month', amount: 100_000 } as const;
  expect(readMinimum('HKD-month-100000')).toEqual(minimum);
  expect(minimumText(minimum, 'en')).toBe('HK$100,000 a month or more');
  for (const wrong of [null, '', 'GBP-60000', 'gbp-year-60000', 'GBP-week-600', 'GBP-year-0', 'GBP-year-1e9'])
    expect(readMinimum(wrong)).toBeNull();
});
