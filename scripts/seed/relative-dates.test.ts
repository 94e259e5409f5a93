import { expect, test } from 'vitest';
import { declarationOf } from '../../src/content/types/index.ts';
import { instantIn, resolveDate, resolveDates } from './relative-dates.ts';

const now = new Date('2026-11-20T18:00:00Z');

test.each([
  ['@+12d 18:00', 'instant', 'Europe/London', '2026-12-02T18:00:00.000Z'],
  ['@+12d 18:00', 'instant', 'Asia/Singapore', '2026-12-03T10:00:00.000Z'],
  ['@-3d', 'instant', 'Europe/Paris', '2026-11-17T08:00:00.000Z'],
  ['@-3d', 'date', 'Europe/Paris', '2026-11-17'],
  ['@+0d', 'date', 'Asia/Tokyo', '2026-11-21'],
  ['@+200d 09:30', 'instant', 'Europe/London', '2027-06-08T08:30:00.000Z'],
  ['@+0wd', 'date', 'Europe/London', '2026-11-20'],
  ['@+2wd 18:00', 'instant', 'Europe/London', '2026-11-23T18:00:00.000Z'],
  ['@-5wd', 'date', 'Europe/London', '2026-11-16'],
  ['@+35wd', 'date', 'Europe/London', '2026-12-28'],
  ['@+42wd', 'date', 'Europe/London', '2027-01-04'],
  ['2026-01-02', 'date', 'Europe/London', '2026-01-02'],
] as const)('%s as %s in %s is %s', (value, kind, timeZone, resolved) => {
  expect(resolveDate(value, kind, timeZone, now)).toBe(resolved);
});

test('clocks that change are minded', () => {
  expect(instantIn('Europe/London', '2026-03-29', '00:30').toISOString()).toBe('2026-03-29T00:30:00.000Z');
  expect(instantIn('Europe/London', '2026-03-29', '02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
});

test('dates are found at every depth, and only where they are declared', () => {
  const { fields } = declarationOf('person');
  expect(resolveDates(fields, { leave: { until: '@+30d' }, title: '@+30d' }, 'Europe/London', now)).toEqual({
    leave: { until: '2026-12-20' },
    title: '@+30d',
  });
});
