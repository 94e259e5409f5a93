import { fill } from '../../i18n/fill.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import { localeFacts } from '../../routing/locales.ts';

/** When an office is open, as its record says it: “Monday to Friday”, in English. */
export interface Hours {
  readonly days: string;
  readonly opens: string;
  readonly closes: string;
}

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** A Sunday. */
const firstDay = Date.UTC(2026, 10, 1);
const dayLength = 86_400_000;

/** Days of the week, Sunday 0, of “Monday to Friday” or “Friday”; none when it says something else. */
export function daysOf(text: string): number[] {
  const [first, last = first] = text.split(' to ').map((name) => names.indexOf(name));
  if (first === undefined || last === undefined || first < 0 || last < 0) return [];
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => (first + index) % 7);
}

/** The days in the reader's language; the record's own words when they are no days of the week. */
export function daysIn({ days }: Hours, locale: Locale): string {
  const [first, ...others] = daysOf(days);
  if (first === undefined) return days;
  const last = others.at(-1);
  const from = weekday(first, locale);
  const text =
    last === undefined
      ? from
      : fill(messagesFor(locale).firm.places.days, { from, to: weekday(last, locale) });
  return text.charAt(0).toLocaleUpperCase(localeFacts[locale].tag) + text.slice(1);
}

function weekday(day: number, locale: Locale): string {
  return new Intl.DateTimeFormat(localeFacts[locale].tag, { weekday: 'long', timeZone: 'UTC' }).format(
    firstDay + day * dayLength,
  );
}

/** For search engines (schema.org). */
export function openingHours(hours: readonly Hours[]): object[] {
  return hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysOf(days).map((day) => `https://schema.org/${names[day]}`),
    opens,
    closes,
  }));
}
