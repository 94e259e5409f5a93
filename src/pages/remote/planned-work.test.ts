import { expect, it } from 'vitest';
import { Clock } from '../../platform/cache/clock.ts';
import { isNow, plannedWork } from './planned-work.ts';

it('is on the last Saturday of each month, at ten in the evening in London', () => {
  expect(plannedWork(new Clock(new Date('2026-11-20T12:00:00Z')), 3)).toEqual([
    { from: '2026-11-28T22:00:00.000Z', to: '2026-11-28T23:30:00.000Z' },
    { from: '2026-12-26T22:00:00.000Z', to: '2026-12-26T23:30:00.000Z' },
    { from: '2027-01-30T22:00:00.000Z', to: '2027-01-30T23:30:00.000Z' },
  ]);
});

it('follows the clocks of summer, and months that end on a Saturday', () => {
  expect(plannedWork(new Clock(new Date('2026-07-01T00:00:00Z')), 1)[0]?.from).toBe(
    '2026-07-25T21:00:00.000Z',
  );
  expect(plannedWork(new Clock(new Date('2026-10-01T00:00:00Z')), 1)[0]?.from).toBe(
    '2026-10-31T22:00:00.000Z',
  );
});

it('goes on until its end, and is then the next month’s', () => {
  const during = new Clock(new Date('2026-11-28T23:29:00Z'));
  const [work] = plannedWork(during, 1);
  expect(work && isNow(work, during)).toBe(true);
  const after = new Clock(new Date('2026-11-28T23:30:00Z'));
  const [next] = plannedWork(after, 1);
  expect(next?.from).toBe('2026-12-26T22:00:00.000Z');
  expect(next && isNow(next, after)).toBe(false);
});
