import { dateFormat } from '../../../i18n/formatters.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { localeFacts } from '../../../i18n/locales.ts';

const pattern = /^20\d\d-(0[1-9]|1[0-2])$/;

/** Whether a text names a month of this century: `2026-12`. */
export function isMonth(text: string | null): text is string {
  return text !== null && pattern.test(text);
}

/** First moment of a month and of the next, in milliseconds, by UTC. */
export function monthBounds(month: string): [number, number] {
  return [Date.parse(`${month}-01T00:00:00Z`), Date.parse(`${otherMonth(month, 1)}-01T00:00:00Z`)];
}

/** The month that many months later, or earlier. */
export function otherMonth(month: string, later: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + later);
  return date.toISOString().slice(0, 7);
}

/** The days of a month in weeks from Monday, whole weeks: ISO days, those of other months among them. */
export function weeksOf(month: string): string[][] {
  const [from, until] = monthBounds(month);
  const first = new Date(from);
  const daysBefore = (first.getUTCDay() + 6) % 7;
  const days = Math.round((until - from) / dayLength) + daysBefore;
  return Array.from({ length: Math.ceil(days / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) =>
      new Date(from + (week * 7 + day - daysBefore) * dayLength).toISOString().slice(0, 10),
    ),
  );
}

const dayLength = 86_400_000;

/** The days of the week from Monday, long and as short as the language writes them. */
export function weekdays(locale: Locale): { long: string; short: string }[] {
  const name = (style: 'long' | 'short', day: number) =>
    dateFormat(localeFacts[locale].tag, { weekday: style, timeZone: 'UTC' }).format(
      Date.UTC(2026, 10, 2 + day),
    );
  return Array.from({ length: 7 }, (_, day) => ({ long: name('long', day), short: name('short', day) }));
}
