import { expect, it } from 'vitest';
import { axisOf } from './date-axis.ts';

it('puts days to scale from the year of the first to the end of the year of the last, with today', () => {
  expect(axisOf(['2020-01-01', '2024-01-01'], '2029-12-31')).toMatchObject({
    days: ['0%', '40%'],
    today: '100%',
    todayAnchor: 'end',
  });
});

it('has years so far apart that their figures do not touch', () => {
  const axis = axisOf(['1978-01-06', '2018-05-25'], '2026-11-20');
  expect(axis?.years.map(({ year }) => year)).toEqual([1980, 1990, 2000, 2010, 2020]);
  expect(axisOf(['2024-01-01', '2026-01-01'], '2026-11-20')?.years.map(({ year }) => year)).toEqual([
    2025, 2026,
  ]);
});

it('is no axis for a single day', () => {
  expect(axisOf(['2018-05-25'], '2026-11-20')).toBeNull();
});
