import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import { withSearch } from '../../../platform/http/with-search.ts';
import { firm } from '../../../platform/settings/firm.ts';
import { addressOf } from '../../../routing/address.ts';
import type { PageRequest } from '../../page-module.ts';
import { fileAddress } from './page-files.ts';

/** What a calendar holds of a record. */
export interface CalendarEntry {
  readonly id: string;
  readonly title: string;
  /** Path with language prefix. */
  readonly url: string | null;
  /** Instants. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** It fills the UTC days from the first to the last, as far as hours go. */
  readonly allDay?: boolean;
  readonly place: string | null;
  readonly text: string | null;
  readonly status: keyof typeof statuses;
  /** Instants at which it was first published, and last. */
  readonly firstPublishedAt: string;
  readonly publishedAt: string;
}

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

const minute = 60_000;
/** How often a subscriber's program should look, in seconds. */
const sixHours = 6 * 60 * 60;

interface CalendarFile {
  readonly name: string;
  readonly locale: Locale;
  readonly origin: string;
  /** Of the page that shows the same: path with language prefix, and query. */
  readonly url: string;
  /** Where programs look for it again; null: where they found it. */
  readonly source: string | null;
}

/** What a page shows, as a calendar. */
export function calendarOf(name: string, entries: readonly CalendarEntry[], request: PageRequest): string {
  const { locale, origin, path, search } = request;
  const url = withSearch(addressOf(locale, path), `?${search}`);
  return calendarAt({ name, locale, origin, url, source: fileAddress(request, 'ics') }, entries);
}

/**
 * Entries as a calendar to keep or to subscribe to (RFC 5545). An entry's UID stays what it is; DTSTAMP and SEQUENCE
 * change when it is published again and never otherwise, so that programs take a change for a change. Times are in UTC:
 * a program shows them where its reader is, without the zones of the places.
 */
export function calendarAt(
  { name, locale, origin, url, source }: CalendarFile,
  entries: readonly CalendarEntry[],
): string {
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: firm.name, product: 'Calendar', language: localeFacts[locale].tag },
    url: origin + url,
    ...(source !== null && { source: origin + source }),
    ttl: sixHours,
  });
  for (const entry of entries) {
    const changed = new Date(entry.publishedAt);
    calendar.createEvent({
      id: `${entry.id}@${new URL(origin).hostname}`,
      start: new Date(entry.startsAt),
      // A whole day ends where it does if nothing is said (§3.6.1).
      ...(entry.allDay ? { allDay: true } : { end: new Date(entry.endsAt) }),
      stamp: changed,
      created: new Date(entry.firstPublishedAt),
      lastModified: changed,
      sequence: sequenceOf(entry),
      summary: entry.title,
      location: entry.place,
      description: entry.text,
      status: statuses[entry.status],
      url: entry.url === null ? null : origin + entry.url,
    });
  }
  // Every line ends with CRLF, the last one too (§3.1).
  return `${calendar.toString().trimEnd()}\r\n`;
}

/** Minutes from the first publication to the last: never goes down, and 0 for what was not changed (§3.8.7.4). */
function sequenceOf({ firstPublishedAt, publishedAt }: CalendarEntry): number {
  return Math.max(0, Math.ceil((Date.parse(publishedAt) - Date.parse(firstPublishedAt)) / minute));
}
