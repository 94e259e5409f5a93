import { describe, expect, test } from 'vitest';
import { Clock } from '../../../platform/cache/clock.ts';
import { deadlineStateOf } from './deadline.ts';

const round = { opensOn: '2026-10-01', closesAt: '2026-12-01T15:59:00Z', timeZone: 'Asia/Singapore' };
const at = (instant: string) => new Clock(new Date(instant));

describe('a round of applications', () => {
  test.each([
    ['2026-09-30T15:59:59Z', 'not-yet', 'a second before its first day begins in Singapore'],
    ['2026-09-30T16:00:00Z', 'open', 'with the first second of that day there'],
    ['2026-11-16T15:59:00Z', 'open', 'fifteen days before its end'],
    ['2026-11-16T16:00:00Z', 'closing', 'fourteen days before its end'],
    ['2026-12-01T15:58:59Z', 'closing', 'in its last second'],
    ['2026-12-01T15:59:00Z', 'closed', 'at its closing time'],
  ])('is at %s %s: %s', (instant, standing) => {
    expect(deadlineStateOf(round, at(instant))).toBe(standing);
  });

  test('without an end takes people all year once it is open', () => {
    expect(deadlineStateOf({ ...round, closesAt: null }, at('2030-01-01T00:00:00Z'))).toBe('rolling');
    expect(deadlineStateOf({ ...round, closesAt: null, opensOn: null }, at('2020-01-01T00:00:00Z'))).toBe(
      'rolling',
    );
    expect(deadlineStateOf({ ...round, closesAt: null }, at('2026-09-01T00:00:00Z'))).toBe('not-yet');
  });
});
