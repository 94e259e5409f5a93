import type { FileLink } from '../../components/listing/FileLinks.tsx';
import type { ActiveFilter } from '../../components/listing/FilteredList.tsx';
import type { FilterField } from '../../components/listing/Filters.tsx';
import { type Paging, pagingOf } from '../../components/listing/paging.ts';
import type { Notice } from '../../components/notices/Notices.tsx';
import type { CardProps } from '../../components/sections/section.ts';
import { choiceLabel } from '../../i18n/choices.ts';
import { langOf } from '../../i18n/language-of.ts';
import { type Messages, messagesFor } from '../../i18n/messages.ts';
import { addressOf } from '../../routing/links.ts';
import type { Locale } from '../../routing/locales.ts';
import { cardOf } from '../cards.ts';
import { type FacetAsked, facetFields } from '../facet-fields.ts';
import { listHead } from '../head.ts';
import { noticesOf } from '../notices.ts';
import { fileLinks } from '../page-files.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import { pageSize } from './asked.ts';
import { type Newsroom, newsroomOf } from './newsroom.ts';
import type { NewsListQuery } from './query.gen.ts';

export interface NewsListPageProps {
  readonly title: string;
  readonly lang: string | undefined;
  readonly standfirst: string | null;
  readonly notices: readonly Notice[];
  readonly action: string;
  readonly fields: readonly FilterField[];
  readonly active: readonly ActiveFilter[];
  readonly count: string;
  readonly lead: CardProps | null;
  readonly cards: readonly CardProps[];
  readonly english: readonly CardProps[];
  readonly paging: Paging;
  readonly files: readonly FileLink[];
  readonly newsroom: Newsroom;
}

/** The newsroom: announcements, newest first, and beside them whom to call and what to print. */
export function newsListView(data: NewsListQuery, request: PageRequest): PageView<NewsListPageProps> | null {
  const { record, newsItems } = data;
  if (!record) return null;
  const { locale, search, path, now } = request;
  const m = messagesFor(locale);
  const address = addressOf(locale, path);
  const paging = pagingOf({ address, search, total: newsItems.totalCount, pageSize });
  if (paging.page > paging.pages) return null;
  const filters = facetFields(newsItems.facets, facetsAsked(m, locale), { address, search, locale });
  const cards = newsItems.nodes
    .filter(({ embargoedUntil }) => !isEmbargoed(embargoedUntil, now))
    .map((item) => newsCard(item, locale));
  const [first, ...others] = cards.filter(({ lang }) => lang === undefined);
  return {
    head: listHead(record, request, paging, { noindex: filters.active.length > 0 }),
    props: {
      files: fileLinks(request, ['atom']),
      title: record.title,
      lang: langOf(record.locale, locale),
      standfirst: record.summary,
      notices: noticesOf(record, locale),
      action: address,
      ...filters,
      count: m.news.item.count({ count: newsItems.totalCount }),
      lead: first ?? null,
      cards: others,
      english: cards.filter(({ lang }) => lang !== undefined),
      paging,
      newsroom: newsroomOf(data, request),
    },
  };
}

/** Whether an announcement may not be shown yet. */
export function isEmbargoed(until: string | null, now: Date): boolean {
  return until !== null && new Date(until) > now;
}

function facetsAsked({ news, list, insights: { filters: facets } }: Messages, locale: Locale): FacetAsked[] {
  return [
    {
      name: 'kind',
      field: 'kind',
      label: news.kind,
      values: (value) => choiceLabel('newsKind', value, locale),
    },
    { name: 'year', field: 'year', label: list.year, values: 'years' },
    { name: 'office', field: 'offices', label: facets.office, values: 'records' },
    { name: 'sector', field: 'sectors', label: facets.sector, values: 'records' },
  ];
}

type Node = NewsListQuery['newsItems']['nodes'][number];

function newsCard(item: Node, locale: Locale): CardProps {
  const { date, ...card } = cardOf(item, locale);
  return {
    ...card,
    eyebrow: choiceLabel('newsKind', item.kind, locale),
    art: item.id,
    facts: [...(date ? [date] : []), ...item.offices.slice(0, 2).map(({ title }) => ({ text: title }))],
  };
}
