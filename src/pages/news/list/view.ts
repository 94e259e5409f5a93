import type { FileLink } from '../../../components/listing/FileLinks.tsx';
import type { CardProps } from '../../../components/sections/section.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../../i18n/messages.ts';
import type { Clock } from '../../../platform/cache/clock.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { fileLinks } from '../../shared/files/page-files.ts';
import { type FacetRequest, facetFields, wordsRequest } from '../../shared/filters/facet-fields.ts';
import { listPlace, type PagedListProps, pagedList } from '../../shared/filters/filtered-list.ts';
import { cardOf, inEnglish } from '../../shared/records/cards.ts';
import { listHead } from '../../shared/records/head.ts';
import { type Newsroom, newsroomOf } from './newsroom.ts';
import type { NewsListQuery } from './query.gen.ts';
import { pageSize } from './search-params.ts';

export interface NewsListPageProps extends PagedListProps {
  readonly lead: CardProps | null;
  readonly cards: readonly CardProps[];
  readonly english: readonly CardProps[];
  readonly files: readonly FileLink[];
  readonly newsroom: Newsroom;
}

/** The newsroom: announcements, newest first, and beside them whom to call and what to print. */
export function newsListView(data: NewsListQuery, request: PageRequest): PageView<NewsListPageProps> | null {
  const { record, newsItems } = data;
  if (!record) return null;
  const { locale, clock } = request;
  const m = messagesFor(locale);
  const filters = facetFields(newsItems.facets, facetRequests(m, locale), listPlace(request));
  const list = pagedList(record, request, {
    filters,
    total: newsItems.totalCount,
    count: m.news.item.count,
    pageSize,
  });
  if (!list) return null;
  const cards = newsItems.nodes
    .filter(({ embargoedUntil }) => !isEmbargoed(embargoedUntil, clock))
    .map((item) => newsCard(item, locale));
  const [first, ...others] = cards.filter(({ lang }) => lang === undefined);
  return {
    head: listHead(record, request, list.paging, { noindex: filters.active.length > 0 }),
    props: {
      files: fileLinks(request, ['atom']),
      ...list,
      lead: first ?? null,
      cards: others,
      english: inEnglish(cards),
      newsroom: newsroomOf(data, request),
    },
  };
}

/** Whether an announcement may not be shown yet. */
export function isEmbargoed(until: string | null, clock: Clock): boolean {
  return until !== null && !clock.hasCome(until);
}

function facetRequests(
  { news, list, insights: { filters: facets } }: Messages,
  locale: Locale,
): FacetRequest[] {
  return [
    wordsRequest(locale),
    {
      name: 'kind',
      field: 'kind',
      label: news.kind,
      values: (value) => choiceLabel('news.kind', value, locale),
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
    eyebrow: choiceLabel('news.kind', item.kind, locale),
    art: item.id,
    facts: [...(date ? [date] : []), ...item.offices.slice(0, 2).map(({ title }) => ({ text: title }))],
  };
}
