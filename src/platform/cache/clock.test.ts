import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Clock } from './clock.ts';

const at = (instant: string) => new Clock(new Date(instant));

describe('days until a closing date', () => {
  test('are midnights at the place where it closes', () => {
    const closes = '2026-12-01T15:59:00Z';
    // It is already the first of December in Singapore, and not in London.
    expect(at('2026-11-30T16:30:00Z').daysUntil(closes, 'Asia/Singapore')).toBe(0);
    expect(at('2026-11-30T16:30:00Z').daysUntil(closes, 'Europe/London')).toBe(1);
  });

  test('count a day for a day over the change of the clocks', () => {
    expect(at('2027-03-27T12:00:00Z').daysUntil('2027-03-29', 'Europe/London')).toBe(2);
    expect(at('2026-11-03T12:00:00Z').daysUntil('2026-11-01', 'Europe/London')).toBe(-2);
  });
});

describe('what was asked of a clock holds', () => {
  const anHour = 3_600;
  test.each<[string, string, (clock: Clock) => unknown, unknown, number]>([
    ['for ever, when nothing was asked', '2026-11-20T12:00:00Z', () => null, null, Number.POSITIVE_INFINITY],
    [
      'for an hour, when it was the moment',
      '2026-11-20T12:00:00Z',
      (clock) => clock.now().getTime(),
      1795176000000,
      anHour,
    ],
    [
      'as long as it is good for',
      '2026-11-20T12:00:00Z',
      (clock) => clock.now(60).getTime(),
      1795176000000,
      60,
    ],
    [
      'until midnight, when it was the day',
      '2026-11-20T12:00:30Z',
      (clock) => clock.today(),
      '2026-11-20',
      12 * anHour - 30,
    ],
    [
      'until midnight at the place',
      '2026-11-20T12:00:00Z',
      (clock) => clock.today('Asia/Shanghai'),
      '2026-11-20',
      4 * anHour,
    ],
    [
      'until midnight where a zone is half an hour aside',
      '2026-11-20T12:00:00Z',
      (clock) => clock.today('Asia/Kolkata'),
      '2026-11-20',
      6.5 * anHour,
    ],
    [
      'for 25 hours, when clocks are put back that day',
      '2026-10-24T23:00:00Z',
      (clock) => clock.today('Europe/London'),
      '2026-10-25',
      25 * anHour,
    ],
    [
      'for 23 hours, when clocks are put forward',
      '2026-03-29T00:00:00Z',
      (clock) => clock.today('Europe/London'),
      '2026-03-29',
      23 * anHour,
    ],
    [
      'until an instant comes',
      '2026-11-20T12:00:00Z',
      (clock) => clock.hasCome('2026-11-20T12:00:10Z'),
      false,
      10,
    ],
    [
      'for ever, once it has come',
      '2026-11-20T12:00:00Z',
      (clock) => clock.hasCome('2026-11-20T12:00:00Z'),
      true,
      Number.POSITIVE_INFINITY,
    ],
    [
      'until the first of several ends',
      '2026-11-20T12:00:00Z',
      (clock) => [
        clock.today(),
        clock.hasCome('2026-11-20T18:00:00Z'),
        clock.hasCome('2026-11-21T18:00:00Z'),
      ],
      ['2026-11-20', false, false],
      6 * anHour,
    ],
  ])('%s', (_, moment, ask, answer, seconds) => {
    const clock = at(moment);
    expect(ask(clock)).toEqual(answer);
    expect(clock.holdsFor).toBe(seconds);
  });

  test('and is answered otherwise from then on', () => {
    const before = at('2026-11-20T15:59:59.999Z');
    expect(before.today('Asia/Shanghai')).toBe('2026-11-20');
    expect(at('2026-11-20T16:00:00Z').today('Asia/Shanghai')).toBe('2026-11-21');
    expect(at('2026-11-20T15:59:59Z').today('Asia/Shanghai')).toBe('2026-11-20');
  });
});

test('no statement that pages are made of asks the database for the time', () => {
  const files = globSync('src/{content,graphql/content,pages}/**/*.ts', {
    exclude: [
      'src/content/{publish,changes}/**',
      // They write the search's index, and no page reads when they did.
      'src/content/search/index/{write,rebuild}-entries.ts',
      // It counts for editors, and no page reads it.
      'src/content/search/missing/**',
      '**/*.test.ts',
      '**/*.fixture.ts',
      '**/*.gen.ts',
    ],
  });
  expect(files.length).toBeGreaterThan(100);
  const asking = files.filter((file) =>
    /\bcurrent_(date|timestamp)\b|\b(clock|statement)_timestamp\(|sql[^;]*\bnow\(\)/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(asking).toEqual([]);
});
