import { formatInstant, formatList } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type FeedEntry, feedLength } from '../../shared/files/feed.ts';
import { placeText } from '../calendar-entry.ts';
import type { EventFacts } from '../event-row.ts';

/** Events as a feed announces them: by the day on which they were, with when and where they are to be. */
export function announced(events: readonly EventFacts[], locale: Locale): FeedEntry[] {
  return events
    .toSorted((a, b) => b.firstPublishedAt.localeCompare(a.firstPublishedAt))
    .slice(0, feedLength)
    .map((event) => ({
      id: event.id,
      title: event.title,
      url: event.url,
      publishedOn: event.firstPublishedAt,
      summary: [
        formatList(
          [formatInstant(event.startsAt, locale, event.timeZone), placeText(event, locale)],
          locale,
          'unit',
        ),
        event.summary,
      ]
        .filter(Boolean)
        .join('\n'),
    }));
}
