import { offsetOf } from '../../components/listing/paging.ts';
import { facetNames } from '../../content/search/index/about.ts';
import { contentTypeNames } from '../../content/types/index.ts';
import type { SearchFilter } from '../../graphql/content/schema-types.gen.ts';
import { isLocale } from '../../i18n/locales.ts';
import { namesNone, type PageRequest } from '../page-module.ts';
import type { SearchPageQueryVariables } from './query.gen.ts';
import { isTab, type Tab, typesOnTab } from './tabs.ts';

/** Characters of a question that are read. */
const LONGEST = 200;
export const PAGE_SIZE = 20;

export const searchParams = ['q', 'sort', 'page', 'exact', ...facetNames] as const;

/** Search parameters that name records. */
export const recordParams = {
  service: 'service',
  sector: 'sector',
  topic: 'topic',
  office: 'office',
  jurisdiction: 'jurisdiction',
  author: 'person',
} as const;

export function textOf(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, LONGEST);
}

/** Null for a tab that does not exist. */
export function tabOf({ tab = 'all' }: PageRequest['params']): Tab | null {
  return isTab(tab) ? tab : null;
}

/** What of its address a search page asks for. */
export function searchVariables({ locale, search, params }: PageRequest): SearchPageQueryVariables {
  const text = textOf(search);
  const tab = tabOf(params);
  return {
    text,
    locale,
    types: tab && typesOnTab(tab),
    filter: filterOf(search),
    sort: search.get('sort') === 'newest' ? 'NEWEST' : 'RELEVANCE',
    offset: Math.min(offsetOf(search, PAGE_SIZE), 1_000),
    asTyped: search.get('exact') === '1',
    hasText: text !== '' && tab !== null,
    tab,
    isWhole: tab === 'all' && !search.has('page') && !isNarrowed(search),
  };
}

/** Whether a filter is chosen. */
export function isNarrowed(search: URLSearchParams): boolean {
  return facetNames.some((name) => isChoice(name, search.get(name) ?? namesNone));
}

function filterOf(search: URLSearchParams): SearchFilter {
  return Object.fromEntries(
    facetNames.flatMap((name) => {
      const value = search.get(name);
      return value && isChoice(name, value) ? [[name, [value.slice(0, 100)]]] : [];
    }),
  );
}

/** Whether a filter can be set to a value: an old link with another still shows what there is. */
export function isChoice(name: string, value: string): boolean {
  switch (name) {
    case 'type':
      return (contentTypeNames as readonly string[]).includes(value);
    case 'language':
      return isLocale(value);
    case 'year':
      return /^\d{4}$/.test(value);
    default:
      return value !== namesNone;
  }
}
