import { expect, it } from 'vitest';
import { Clock } from '../../platform/cache/clock.ts';
import { listedJob } from './job.fixture.ts';
import { daysLeft, stateOf, timeLeft } from './job-state.ts';

const closing = (closesAt: string | null, timeZone = 'Europe/London', filled = false) =>
  listedJob({ closesAt, timeZone, filled });
const at = (instant: string) => new Clock(new Date(instant));

it('a position closes soon in its last seven days, and at the minute that it says', () => {
  const job = closing('2026-11-27T17:00:00Z');
  expect(stateOf(job, at('2026-11-19T12:00:00Z'))).toBe('open');
  expect(stateOf(job, at('2026-11-20T00:00:00Z'))).toBe('soon');
  expect(stateOf(job, at('2026-11-27T16:59:59Z'))).toBe('soon');
  expect(stateOf(job, at('2026-11-27T17:00:00Z'))).toBe('closed');
});

it('days are counted by the calendar of the place, not of the reader', () => {
  // In Singapore it is the 21st already.
  const job = closing('2026-11-22T10:00:00Z', 'Asia/Singapore');
  expect(daysLeft(job, at('2026-11-20T17:00:00Z'))).toBe(1);
  expect(daysLeft({ ...job, timeZone: 'Europe/London' }, at('2026-11-20T17:00:00Z'))).toBe(2);
});

it('a change of the clocks is no day', () => {
  expect(daysLeft(closing('2026-10-26T17:00:00Z'), at('2026-10-24T22:30:00Z'))).toBe(2);
});

it.each([
  ['2026-12-02T17:00:00Z', '12 days left'],
  ['2026-11-21T17:00:00Z', 'Closes tomorrow'],
  ['2026-11-20T17:00:00Z', 'Closes today'],
  ['2026-11-20T09:00:00Z', 'Closed'],
  [null, 'Open until filled'],
])('of %s it says “%s”', (closesAt, words) => {
  expect(timeLeft(closing(closesAt), at('2026-11-20T12:00:00Z'), 'en')).toBe(words);
});

it('filled is filled, whatever its date', () => {
  const job = closing('2026-12-24T17:00:00Z', 'Europe/London', true);
  expect(timeLeft(job, at('2026-11-20T12:00:00Z'), 'fr-fr')).toBe('Pourvu');
});
