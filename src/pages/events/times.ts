import { zoneLast } from '../../i18n/format.ts';
import { dateFormat } from '../../i18n/formatters.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localeFacts } from '../../i18n/locales.ts';
import { dayIn } from '../../platform/cache/clock.ts';

interface Timed {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
}

/** A day as the calendar of a place shows it. */
export interface PlaceDay {
  /** ISO day. */
  readonly iso: string;
  /** Two figures. */
  readonly day: string;
  /** “December 2026”. */
  readonly month: string;
  /** “Tuesday”. */
  readonly weekday: string;
}

const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  dateFormat(localeFacts[locale].tag, options);

export function dayAt(instant: string, timeZone: string, locale: Locale): PlaceDay {
  const at = new Date(instant);
  const iso = dayIn(timeZone, at);
  return {
    iso,
    day: iso.slice(-2),
    month: format(locale, { month: 'long', year: 'numeric', timeZone }).format(at),
    weekday: format(locale, { weekday: 'long', timeZone }).format(at),
  };
}

/** From when to when, with the zone of the place: “18:00–20:00 GMT”. The days too when it ends on another. */
export function hoursOf({ startsAt, endsAt, timeZone }: Timed, locale: Locale): string {
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const range = format(locale, { ...time, timeZoneName: 'short' });
  return zoneLast(range.formatRange(new Date(startsAt), new Date(endsAt)), locale);
}

/** The time alone, at the place: “20:00”. */
export function timeAt(instant: string, timeZone: string, locale: Locale): string {
  return format(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    new Date(instant),
  );
}
