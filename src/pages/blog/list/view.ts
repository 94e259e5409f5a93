import type { FileLink } from '../../../components/listing/FileLinks.tsx';
import { addressWith, shownOn } from '../../../components/listing/paging.ts';
import type { CardProps, Labelled } from '../../../components/sections/section.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { monthName } from '../../shared/dates/month-name.ts';
import { atomFeed, feedLength } from '../../shared/files/feed.ts';
import { fileLinks } from '../../shared/files/page-files.ts';
import { type FacetRequest, facetFields } from '../../shared/filters/facet-fields.ts';
import {
  type ListFilters,
  listPlace,
  type PagedListProps,
  pagedList,
} from '../../shared/filters/filtered-list.ts';
import { cardOf } from '../../shared/records/cards.ts';
import { listHead } from '../../shared/records/head.ts';
import { chosenPosts, type ListedPost, wordsParam } from './chosen-posts.ts';
import type { BlogListQuery } from './query.gen.ts';

/** A large card, three beside it, and a column of twelve. */
export const pageSize = 16;
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
export function blogListView(data: BlogListQuery, request: PageRequest): PageView<BlogListPageProps> | null {
  const { record } = data;
  if (!record) return null;
  const { locale, search } = request;
  const m = messagesFor(locale);
  const { posts, facets } = chosenPosts(data.blogPosts.nodes, search);
  const filters = filtersOf(facets, request);
  const list = pagedList(record, request, {
    filters,
    total: posts.length,
    count: m.blog.count,
    pageSize,
  });
  if (!list) return null;
  const { paging } = list;
  const cards = shownOn(paging, posts).map((post) => postCard(post, locale));
  const own = cards.filter(({ lang }) => lang === undefined);
  const leading = paging.page > 1 ? 0 : besideLead + 1;
  return {
    head: listHead(record, request, paging, { noindex: filters.active.length > 0 }),
    props: {
      ...list,
      categories: { text: m.blog.categories, url: linkTo('blog-categories', {}, locale) },
      lead: own.slice(0, leading).map((card, at) => (at === 0 ? card : { ...card, summary: undefined })),
      cards: own.slice(leading),
      english: cards.filter(({ lang }) => lang !== undefined),
      files: fileLinks(request, ['atom']),
    },
  };
}

/** What the address asks for as a feed, named by its filters. */
export function blogFeed({ record, blogPosts }: BlogListQuery, request: PageRequest): string | null {
  if (!record) return null;
  const { posts, facets } = chosenPosts(blogPosts.nodes, request.search);
  const { active } = filtersOf(facets, request);
  const title = [record.title, ...active.map(({ label }) => label)].join(' · ');
  const newest = posts.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn));
  return atomFeed(title, newest.slice(0, feedLength), request);
}

function filtersOf(facets: ReturnType<typeof chosenPosts>['facets'], request: PageRequest): ListFilters {
  const place = listPlace(request);
  const { address, search, locale } = place;
  const m = messagesFor(locale);
  const { fields, active } = facetFields(facets, facetRequests(m, locale), place);
  const words = wordsParam(search).length > 0 ? (search.get('words') ?? '').trim() : '';
  const field = {
    name: 'words',
    label: m.blog.words,
    kind: 'text',
    options: [],
    value: words,
  } as const;
  const chip = { label: words, url: addressWith(address, search, { words: null, page: null }) };
  return { fields: [field, ...fields], active: words ? [chip, ...active] : active };
}

function facetRequests(
  { blog, publications, insights: { filters: facets } }: Messages,
  locale: Locale,
): FacetRequest[] {
  return [
    { name: 'category', field: 'category', label: blog.category, values: 'records' },
    { name: 'series', field: 'series', label: blog.series, values: 'records' },
    { name: 'author', field: 'author', label: facets.author, values: 'records' },
    { name: 'topic', field: 'topic', label: publications.topic, values: 'records' },
    {
      name: 'month',
      field: 'month',
      label: blog.month,
      values: (month) => monthName(month, locale),
    },
    { name: 'language', field: 'language', label: facets.language, values: 'languages' },
  ];
}

function postCard(post: ListedPost, locale: Locale): CardProps {
  const { date, ...card } = cardOf(post, locale);
  return {
    ...card,
    eyebrow: post.categories[0]?.title,
    art: post.id,
    facts: [...(date ? [date] : []), ...post.authors.map(({ title }) => ({ text: title }))],
  };
}
