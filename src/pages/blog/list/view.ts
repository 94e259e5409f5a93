import type { FileLink } from '../../../components/listing/FileLinks.tsx';
import type { CardProps, Labelled } from '../../../components/sections/section.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { monthName } from '../../shared/dates/month-name.ts';
import { atomFeed } from '../../shared/files/feed.ts';
import { fileLinks } from '../../shared/files/page-files.ts';
import { type FacetRequest, facetFields, wordsRequest } from '../../shared/filters/facet-fields.ts';
import {
  type ListFilters,
  listPlace,
  type PagedListProps,
  pagedList,
} from '../../shared/filters/filtered-list.ts';
import { cardOf, inEnglish } from '../../shared/records/cards.ts';
import { listHead } from '../../shared/records/head.ts';
import type { BlogListQuery } from './query.gen.ts';
import { pageSize } from './search-params.ts';

/** How many stand beside the large card. */
const besideLead = 3;

export interface BlogListPageProps extends PagedListProps {
  readonly categories: Labelled;
  /** The newest with its large drawing, and those beside it; none on further pages. */
  readonly lead: readonly CardProps[];
  readonly cards: readonly CardProps[];
  readonly english: readonly CardProps[];
  readonly files: readonly FileLink[];
}

/** The blog, newest first: the reader's language, then English posts that are not translated. */
export function blogListView(
  { record, blogPosts }: BlogListQuery,
  request: PageRequest,
): PageView<BlogListPageProps> | null {
  if (!record) return null;
  const { locale } = request;
  const m = messagesFor(locale);
  const filters = filtersOf(blogPosts.facets, request);
  const list = pagedList(record, request, {
    filters,
    total: blogPosts.totalCount,
    count: m.blog.count,
    pageSize,
  });
  if (!list) return null;
  const { paging } = list;
  const cards = blogPosts.nodes.map((post) => postCard(post, locale));
  const own = cards.filter(({ lang }) => lang === undefined);
  const leading = paging.page > 1 ? 0 : besideLead + 1;
  return {
    head: listHead(record, request, paging, { noindex: filters.active.length > 0 }),
    props: {
      ...list,
      categories: { text: m.blog.categories, url: linkTo('blog-categories', {}, locale) },
      lead: own.slice(0, leading).map((card, at) => (at === 0 ? card : { ...card, summary: undefined })),
      cards: own.slice(leading),
      english: inEnglish(cards),
      files: fileLinks(request, ['atom']),
    },
  };
}

/** What the address asks for as a feed, named by its filters. */
export function blogFeed({ record, blogPosts }: BlogListQuery, request: PageRequest): string | null {
  if (!record) return null;
  const { active } = filtersOf(blogPosts.facets, request);
  const title = [record.title, ...active.map(({ label }) => label)].join(' · ');
  return atomFeed(title, blogPosts.nodes, request);
}

function filtersOf(facets: BlogListQuery['blogPosts']['facets'], request: PageRequest): ListFilters {
  const place = listPlace(request);
  return facetFields(facets, facetRequests(messagesFor(place.locale), place.locale), place);
}

function facetRequests(
  { blog, publications, insights: { filters: facets } }: Messages,
  locale: Locale,
): FacetRequest[] {
  return [
    wordsRequest(locale),
    { name: 'category', field: 'categories', label: blog.category, values: 'records' },
    { name: 'series', field: 'series', label: blog.series, values: 'records' },
    { name: 'author', field: 'authors', label: facets.author, values: 'records' },
    { name: 'topic', field: 'topics', label: publications.topic, values: 'records' },
    {
      name: 'month',
      field: 'month',
      label: blog.month,
      values: (month) => monthName(month, locale),
      compare: (one, other) => (one < other ? 1 : -1),
    },
    { name: 'language', field: 'availableIn', label: facets.language, values: 'languages' },
  ];
}

function postCard(post: BlogListQuery['blogPosts']['nodes'][number], locale: Locale): CardProps {
  const { date, ...card } = cardOf(post, locale);
  return {
    ...card,
    eyebrow: post.categories[0]?.title,
    art: post.id,
    facts: [...(date ? [date] : []), ...post.authors.map(({ title }) => ({ text: title }))],
  };
}
