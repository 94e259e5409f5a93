import { describe, expect, test } from 'vitest';
import { daysUntil } from './place-days.ts';

const at = (instant: string) => new Date(instant);

describe('days until a closing date', () => {
  test('are midnights at the place where it closes', () => {
    const closes = '2026-12-01T15:59:00Z';
    // It is already the first of December in Singapore, and not in London.
    expect(daysUntil(closes, 'Asia/Singapore', at('2026-11-30T16:30:00Z'))).toBe(0);
    expect(daysUntil(closes, 'Europe/London', at('2026-11-30T16:30:00Z'))).toBe(1);
  });

  test('count a day for a day over the change of the clocks', () => {
    expect(daysUntil('2027-03-29', 'Europe/London', at('2027-03-27T12:00:00Z'))).toBe(2);
    expect(daysUntil('2026-11-01', 'Europe/London', at('2026-11-03T12:00:00Z'))).toBe(-2);
  });
});
