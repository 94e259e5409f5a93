import type { OpeningTimes } from '../../../components/sections/OpeningState.tsx';
import { formatList } from '../../../i18n/format.ts';
import { dateFormat } from '../../../i18n/formatters.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { localeFacts } from '../../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../../i18n/messages.ts';

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
  return capitalised(spanOf(days, messagesFor(locale).locations.days, 'long', locale), locale);
}

function capitalised(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(localeFacts[locale].tag) + text.slice(1);
}

function spanOf(
  days: string,
  between: Messages['locations']['days'],
  style: 'long' | 'short',
  locale: Locale,
): string {
  const [first, ...others] = daysOf(days);
  if (first === undefined) return days;
  const last = others.at(-1);
  const from = weekday(first, style, locale);
  return last === undefined ? from : between({ from, to: weekday(last, style, locale) });
}

function weekday(day: number, style: 'long' | 'short', locale: Locale): string {
  const format = dateFormat(localeFacts[locale].tag, { weekday: style, timeZone: 'UTC' });
  return format.format(firstDay + day * dayLength);
}

/** The clock of a place (IANA zone) by its name in the reader's language: “Central European Time”. */
export function zoneIn(timeZone: string, locale: Locale): string {
  const { tag } = localeFacts[locale];
  const format = dateFormat(tag, { timeZone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts(firstDay).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  // CLDR's “heure : Irlande” has a common space.
  return capitalised(name.replace(' :', '\u202f:'), locale);
}

/**
 * What the browser needs to say whether an office is open now; null when none of its hours name days of the week.
 * `short` where many offices stand close together.
 */
export function openingOf(
  { timeZone, hours }: { readonly timeZone: string; readonly hours: readonly Hours[] },
  locale: Locale,
  length: 'long' | 'short',
): OpeningTimes | null {
  const m = messagesFor(locale).locations;
  const lines = hours.flatMap((line) => {
    const [opens, closes] = [line.opens.padStart(5, '0'), line.closes.padStart(5, '0')];
    const doors = daysOf(line.days).flatMap((day) => {
      const name = names[day]?.slice(0, 3);
      return [`${name}${opens}`, `${name}${closes}`];
    });
    if (doors.length === 0) return [];
    const text = `${spanOf(line.days, m.daysShort, 'short', locale)} ${opens}–${closes}`;
    return [{ doors, text }];
  });
  if (lines.length === 0) return null;
  return {
    zone: timeZone,
    hours: lines
      .flatMap(({ doors }) => doors)
      .sort()
      .join(' '),
    open: (length === 'long' ? m.openNow : m.openShort)({ time: '{time}' }),
    closed: (length === 'long' ? m.closedNow : m.closedShort)({ time: '{time}' }),
    usual: formatList(
      lines.map(({ text }) => text),
      locale,
      'unit',
    ),
  };
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
