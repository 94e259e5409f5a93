import { choiceLabel } from '../../../content/types/choices.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { CalendarEntry } from '../../shared/files/calendar.ts';
import { anchorOf, type Chapter, type Entry } from './chapter.ts';

/** What a calendar needs of an answer. */
type DatedEntry = Pick<
  Entry,
  | 'id'
  | 'title'
  | 'legalStatus'
  | 'effectiveFrom'
  | 'effectiveTo'
  | 'expectedOn'
  | 'certainty'
  | 'firstPublishedAt'
  | 'publishedAt'
> & { readonly topic: { readonly slug: string; readonly title: string } | null };

/** A chapter as calendars have it: called by its jurisdiction, in a service. */
interface DatedChapter extends Pick<Chapter, 'name' | 'url'> {
  readonly service: string;
  readonly entries: readonly DatedEntry[];
}

/** The days on which answers of a chapter come into force, came into force, end or are expected, for calendars. */
export function effectiveDates(
  { name, service, url, entries }: DatedChapter,
  locale: Locale,
): CalendarEntry[] {
  const m = messagesFor(locale).navigator.chapter;
  const dayOf = (entry: DatedEntry, field: 'effectiveFrom' | 'effectiveTo' | 'expectedOn', what: string) => {
    const day = entry[field];
    if (!day || !entry.topic || entry.legalStatus === 'NOT_REVIEWED') return [];
    const isSure = field !== 'expectedOn' || entry.certainty === 'CERTAIN';
    return [
      {
        id: `${entry.id}-${field}`,
        title: m.calendarEntry({ what, topic: entry.topic.title, jurisdiction: name, service }),
        url: url && `${url}#${anchorOf(entry)}`,
        startsAt: `${day}T00:00:00Z`,
        endsAt: `${day}T00:00:00Z`,
        allDay: true,
        place: name,
        text: `${entry.title}\n${messagesFor(locale).navigator.demonstration}`,
        status: isSure ? ('confirmed' as const) : ('tentative' as const),
        firstPublishedAt: entry.firstPublishedAt,
        publishedAt: entry.publishedAt,
      },
    ];
  };
  return entries.flatMap((entry) => {
    const sure = entry.certainty && choiceLabel('navigatorCell.certainty', entry.certainty, locale);
    return [
      ...dayOf(entry, 'effectiveFrom', m.calendarFrom),
      ...dayOf(entry, 'effectiveTo', m.ends),
      ...dayOf(entry, 'expectedOn', sure ? m.expectedSure({ certainty: sure }) : m.expected),
    ];
  });
}
