import { choiceLabel } from '../../../content/types/choices.ts';
import { formatDay } from '../../../i18n/format.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { csvTable } from '../../../platform/csv.ts';
import type { PageRequest } from '../../page-module.ts';
import { calendarOf } from '../../shared/files/calendar.ts';
import { atomFeed, feedLength } from '../../shared/files/feed.ts';
import { addressOf, comingDay } from '../coming.ts';
import { effectiveDates } from '../jurisdiction/calendar.ts';
import type { NavigatorHomeQuery } from './query.gen.ts';

type DatedEntry = NavigatorHomeQuery['navigatorDates']['nodes'][number];
type Data = Pick<NavigatorHomeQuery, 'navigatorDates'>;

/** The days ahead as a calendar to subscribe to. */
export function datesCalendar({ navigatorDates }: Data, request: PageRequest): string {
  const { locale, clock } = request;
  const m = messagesFor(locale).navigator.dates;
  const entries = navigatorDates.nodes.flatMap((entry) =>
    effectiveDates(
      { name: placeOf(entry), service: serviceOf(entry), url: entry.chapter?.url ?? null, entries: [entry] },
      locale,
    ),
  );
  const today = clock.today();
  return calendarOf(
    m.heading,
    entries.filter(({ startsAt }) => startsAt.slice(0, 10) > today),
    request,
  );
}

/** The days ahead as a table for spreadsheets: ISO days, and where each is said. */
export function datesCsv({ navigatorDates }: Data, { locale, clock, origin }: PageRequest): string {
  const { dates: m, demonstration } = messagesFor(locale).navigator;
  const rows = navigatorDates.nodes.map((entry) => {
    const day = comingDay(entry, clock.today());
    const url = addressOf(entry);
    return [
      day ?? '',
      day === entry.expectedOn && entry.certainty
        ? choiceLabel('navigatorCell.certainty', entry.certainty, locale)
        : '',
      placeOf(entry),
      serviceOf(entry),
      entry.topic?.title ?? '',
      entry.title,
      choiceLabel('navigatorCell.legalStatus', entry.legalStatus, locale),
      url ? `${origin}${url}` : '',
    ];
  });
  const columns = [m.day, m.certainty, m.jurisdiction, m.service, m.topic, m.what, m.status, m.address];
  return csvTable(columns, [...rows, [demonstration, ...columns.slice(1).map(() => '')]]);
}

/** The days ahead as a feed: an entry for each answer, anew when its day is another. */
export function datesFeed({ navigatorDates }: Data, request: PageRequest): string {
  const { locale, clock } = request;
  const { dates: m, chapter, demonstration } = messagesFor(locale).navigator;
  const entries = navigatorDates.nodes.flatMap((entry) => {
    const day = comingDay(entry, clock.today());
    if (!day) return [];
    const what = formatDay(day, locale, 'short');
    const named = {
      what,
      topic: entry.topic?.title ?? '',
      jurisdiction: placeOf(entry),
      service: serviceOf(entry),
    };
    return [
      {
        id: `${entry.id}-${day}`,
        title: chapter.calendarEntry(named),
        url: addressOf(entry),
        summary: `${entry.title}\n${demonstration}`,
        publishedOn: entry.publishedAt,
      },
    ];
  });
  entries.sort((one, other) => Date.parse(other.publishedOn) - Date.parse(one.publishedOn));
  return atomFeed(m.heading, entries.slice(0, feedLength), request);
}

function placeOf({ chapter }: DatedEntry): string {
  return chapter && 'title' in chapter ? chapter.title : '';
}

function serviceOf({ within }: DatedEntry): string {
  return within?.service?.title ?? '';
}
