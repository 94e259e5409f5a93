import type { FileLink } from '../../../components/listing/FileLinks.tsx';
import { addressWith, type Paging, pagingOf } from '../../../components/listing/paging.ts';
import type { Tab } from '../../../components/sections/Tabs.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { addressOf } from '../../../routing/links.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { monthName } from '../../shared/dates/month-name.ts';
import { fileLinks } from '../../shared/files/page-files.ts';
import { facetFields } from '../../shared/filters/facet-fields.ts';
import { type FilteredListProps, filteredList, listPlace } from '../../shared/filters/filtered-list.ts';
import { headOf } from '../../shared/records/head.ts';
import { type EventRowProps, eventRow } from '../event-row.ts';
import { facetRequests, whenFields } from './filter-fields.ts';
import { type MonthProps, monthOf } from './month.ts';
import type { EventsListQuery } from './query.gen.ts';
import { pageSize, type Shown, shownBy } from './search-params.ts';

/** Events under a heading: a month, or those that are not translated. */
interface EventGroup {
  readonly heading: string;
  readonly rows: readonly EventRowProps[];
}

export interface EventsPageProps extends FilteredListProps {
  readonly tabs: readonly Tab[];
  readonly groups: readonly EventGroup[];
  /** The calendar, where a month is asked for. */
  readonly month: MonthProps | null;
  /** What to say, and where else to look, when there is nothing. */
  readonly empty: { readonly text: string; readonly link: { readonly text: string; readonly url: string } };
  readonly paging: Paging | null;
  readonly files: readonly FileLink[];
}

/** The firm's events: what is coming, what has been, or one month of both. */
export function eventsView(data: EventsListQuery, request: PageRequest): PageView<EventsPageProps> | null {
  const { record } = data;
  if (!record) return null;
  const { locale, search, clock } = request;
  const m = messagesFor(locale);
  const place = listPlace(request);
  const shown = shownBy(search);
  const rows = data.events.nodes.map((event) => eventRow(event, clock, locale));
  const month = shown.kind === 'month' ? monthOf(shown.month, rows, request) : null;
  const total = month ? month.rows.length : data.events.totalCount;
  const paging = month ? null : pagingOf({ ...place, total, pageSize });
  if (paging && paging.page > paging.pages) return null;
  const filters = facetFields(data.events.facets, facetRequests(m, locale), place);
  const inMoreFilters = paging !== null && paging.page > 1;
  return {
    head: headOf(record, request, {
      title: titleOf(record.title, shown, paging?.page ?? 1, locale),
      noindex: filters.active.length > 0 || month !== null,
      search: addressWith('', new URLSearchParams(), {
        when: shown.kind === 'past' ? 'past' : null,
        page: inMoreFilters ? String(paging.page) : null,
      }),
    }),
    props: {
      ...filteredList(record, request, {
        filters: { ...filters, fields: [...whenFields(shown, request), ...filters.fields] },
        total,
        count: m.events.list.count,
      }),
      tabs: tabsOf(data, shown, request),
      groups: month ? [] : groupsOf(rows, locale),
      month,
      empty: emptyOf(shown, request),
      paging,
      // A calendar to subscribe to has no month and no past of its own.
      files: fileLinks({ ...request, search: withoutTime(search) }, ['ics', 'atom']),
    },
  };
}

function titleOf(title: string, shown: Shown, page: number, locale: Locale): string {
  const { events, list } = messagesFor(locale);
  if (shown.kind === 'month') return events.month.caption({ month: monthName(shown.month, locale) });
  const named = shown.kind === 'past' ? events.past : title;
  return page > 1 ? list.titlePage({ title: named, page }) : named;
}

function tabsOf(data: EventsListQuery, shown: Shown, { locale, path, search, clock }: PageRequest): Tab[] {
  const m = messagesFor(locale).events.list;
  const url = (changes: Record<string, string | null>) =>
    addressWith(addressOf(locale, path), search, { when: null, month: null, page: null, ...changes });
  const month = shown.kind === 'month' ? shown.month : clock.today().slice(0, 7);
  const tab = (kind: Shown['kind'], changes: Record<string, string | null>, count?: number): Tab => ({
    text: m[kind],
    url: url(changes),
    amount: count === undefined ? undefined : formatNumber(count, locale),
    current: shown.kind === kind,
  });
  return [
    tab('upcoming', {}, data.upcoming.totalCount),
    tab('past', { when: 'past' }, data.past.totalCount),
    tab('month', { month }),
  ];
}

/** Those in the reader's language by month, then the English ones. */
function groupsOf(rows: readonly EventRowProps[], locale: Locale): EventGroup[] {
  const own = Map.groupBy(
    rows.filter(({ lang }) => lang === undefined),
    ({ day }) => day.month,
  );
  const english = rows.filter(({ lang }) => lang !== undefined);
  return [
    ...[...own].map(([heading, inMonth]) => ({ heading, rows: inMonth })),
    ...(english.length > 0 ? [{ heading: messagesFor(locale).notices.inEnglish, rows: english }] : []),
  ];
}

function emptyOf(shown: Shown, { locale, path }: PageRequest): EventsPageProps['empty'] {
  const {
    events: { list },
    events: { month },
  } = messagesFor(locale);
  const address = addressOf(locale, path);
  const upcoming = { text: list.allEvents, url: address };
  switch (shown.kind) {
    case 'month':
      return { text: month.nothing({ month: monthName(shown.month, locale) }), link: upcoming };
    case 'past':
      return { text: list.nonePast, link: upcoming };
    case 'upcoming':
      return { text: list.noneUpcoming, link: { text: list.tryPast, url: `${address}?when=past` } };
  }
}

function withoutTime(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => name !== 'when' && name !== 'month'));
}
