import { offsetOf, pageNumber } from '../../components/listing/paging.ts';
import type { PageRequest } from '../page-module.ts';
import { type AreaId, areaIds } from './areas.ts';
import type { SiteMapQueryVariables } from './query.gen.ts';

export const searchParams = ['q', 'area', 'letter', 'page'] as const;

/** Pages of an area on one page of the map, those that the overview shows of each, and those of one name. */
export const pageSize = 200;
export const mainPages = 8;
const mostNamed = 500;
/** Longest name that is looked for, in characters. */
const longest = 100;

/** What of the map an address asks for. */
export interface Choice {
  /** A name that is looked for in all areas; empty: none is. */
  readonly query: string;
  /** Null: the overview. */
  readonly area: AreaId | null;
  /** Whose names begin so; empty: everybody's. */
  readonly letter: string;
}

/** Null where it asks for an area that there is not. */
export function choiceOf(search: URLSearchParams): Choice | null {
  const given = search.get('area') ?? '';
  const area = areaIds.find((id) => id === given) ?? null;
  if (given !== '' && area === null) return null;
  const query = (search.get('q') ?? '').trim().slice(0, longest);
  const letter = search.get('letter') ?? '';
  // The overview, and what is called by a name, are one page each.
  if ((area === null || query !== '') && pageNumber(search) > 1) return null;
  return { area, query, letter: area === 'people' && /^[A-Z]$/.test(letter) ? letter : '' };
}

/** Asks the overview for the roots of every area and the newest of every list, an area for all that it has. */
export function siteMapVariables({ recordId, locale, search }: PageRequest): SiteMapQueryVariables {
  const choice = choiceOf(search);
  const { area = null, query = '', letter = '' } = choice ?? {};
  const isWhole = area !== null || query !== '';
  const has = (...ids: readonly AreaId[]) =>
    choice !== null && (query !== '' || area === null || ids.includes(area));
  return {
    id: recordId ?? '',
    locale,
    first: query ? mostNamed : isWhole ? pageSize : mainPages,
    offset: query || !isWhole ? 0 : offsetOf(search, pageSize),
    named: query || null,
    startsWith: letter || null,
    whole: isWhole,
    areas: has('areas'),
    people: has('people'),
    sectors: has('sectors'),
    services: has('services'),
    navigator: has('navigator'),
    publications: has('publications'),
    works: has('features', 'products'),
    blog: has('blog'),
    news: has('news'),
    events: has('events'),
    training: has('training'),
    locations: has('locations'),
    offices: has('offices'),
    graduates: has('graduates'),
  };
}
