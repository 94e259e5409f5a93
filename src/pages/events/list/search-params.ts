import { offsetOf } from '../../../components/listing/paging.ts';
import { enumName } from '../../../content/types/choices.ts';
import type {
  EventCredit,
  EventFilter,
  EventFormat,
  EventKind,
} from '../../../graphql/content/schema-types.gen.ts';
import { isLanguageTag } from '../../../i18n/format.ts';
import type { PageRequest } from '../../page-module.ts';
import { wordsParam } from '../../shared/filters/facet-fields.ts';
import { chosenChoice, chosenId, chosenIn } from '../../shared/filters/filters.ts';
import { isMonth, monthBounds } from './months.ts';
import type { EventsListQueryVariables } from './query.gen.ts';

export const pageSize = 20;
/** More than a month has, or a subscriber wants. */
const all = 500;
const dayLength = 86_400_000;
/** How long a calendar keeps what is over, in days. */
const keptInCalendar = 90;
/** Seconds for which a list may be shown whose events begin meanwhile: those after it move up. */
const listChangesSoon = 120;

export const filterNames = ['q', 'kind', 'format', 'office', 'topic', 'language', 'credit'] as const;

/** What of the events a page shows. */
export type Shown =
  | { readonly kind: 'upcoming' | 'past' }
  | { readonly kind: 'month'; readonly month: string };

export function shownBy(search: URLSearchParams): Shown {
  const month = search.get('month');
  if (isMonth(month)) return { kind: 'month', month };
  return { kind: search.get('when') === 'past' ? 'past' : 'upcoming' };
}

const credits = ['certificate', 'self-recorded', 'none'];

function filterOf(search: URLSearchParams): EventFilter {
  const credit = chosenIn(credits, search.get('credit'));
  const language = search.get('language');
  return {
    kind: chosenChoice<EventKind>('event.kind', search.get('kind')),
    format: chosenChoice<EventFormat>('event.format', search.get('format')),
    credit: credit ? [enumName(credit) as EventCredit] : null,
    office: chosenId(search.get('office')),
    topics: chosenId(search.get('topic')),
    languages: language && isLanguageTag(language) ? [language] : null,
  };
}

/** What the address asks the list for; values that cannot be are left out. */
export function eventsVariables(request: PageRequest): EventsListQueryVariables {
  const { recordId, locale, search, clock } = request;
  const shown = shownBy(search);
  const now = clock.now(listChangesSoon).toISOString();
  const chosen = {
    id: recordId ?? '',
    locale,
    words: wordsParam(search) || null,
    filter: filterOf(search),
    now,
  };
  switch (shown.kind) {
    case 'month': {
      const [from, until] = monthBounds(shown.month);
      // A day more at either end: at some places the month begins earlier, and what ends after it began in it.
      return {
        ...chosen,
        from: new Date(from - dayLength).toISOString(),
        until: new Date(until + 2 * dayLength).toISOString(),
        order: 'SOONEST',
        first: all,
        offset: 0,
      };
    }
    case 'past':
      return {
        ...chosen,
        until: now,
        order: 'NEWEST',
        first: pageSize,
        offset: offsetOf(search, pageSize),
      };
    case 'upcoming':
      return {
        ...chosen,
        from: now,
        order: 'SOONEST',
        first: pageSize,
        offset: offsetOf(search, pageSize),
      };
  }
}

/** What a file holds, whichever part of the list it was found on: what is coming, and for a calendar what just was. */
export function fileVariables(request: PageRequest, format: 'atom' | 'ics'): EventsListQueryVariables {
  const now = request.clock.now(listChangesSoon).getTime();
  const since = format === 'ics' ? now - keptInCalendar * dayLength : now;
  return {
    ...eventsVariables(request),
    from: new Date(since).toISOString(),
    until: null,
    order: 'SOONEST',
    first: all,
    offset: 0,
  };
}
