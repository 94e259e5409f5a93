import { offsetOf } from '../../components/listing/paging.ts';
import { type FacetName, facetNames } from '../../content/search/index/about.ts';
import { mayBeValue } from '../../content/search/index/facet-values.ts';
import type { SearchFilter } from '../../graphql/content/schema-types.gen.ts';
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
  return choicesIn(search).length > 0;
}

function filterOf(search: URLSearchParams): SearchFilter {
  return Object.fromEntries(choicesIn(search).map(([name, value]) => [name, [value.slice(0, 100)]]));
}

/** The filters that are set, each to what it can be set to: an old link with another value still shows what there is. */
export function choicesIn(search: URLSearchParams): readonly (readonly [name: FacetName, value: string])[] {
  return facetNames.flatMap((name) => {
    const value = search.get(name) || namesNone;
    return value !== namesNone && mayBeValue(name, value) ? [[name, value] as const] : [];
  });
}
