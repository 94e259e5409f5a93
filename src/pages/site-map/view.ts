import { type LetterLinks, letterLinks } from '../../components/listing/letter-links.ts';
import { addressWith, type Paging, pagingOf } from '../../components/listing/paging.ts';
import type { Labelled } from '../../components/sections/section.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf, linkTo } from '../../routing/links.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import { headOf } from '../shared/records/head.ts';
import { opening, type PageOpening } from '../shared/records/opening.ts';
import { type AreaId, areasOf, headingOf } from './areas.ts';
import { countOf, type Leaf, named } from './leaves.ts';
import type { SiteMapQuery } from './query.gen.ts';
import { type Choice, choiceOf, mainPages, pageSize } from './search-params.ts';

export interface SiteMapPageProps extends PageOpening {
  /** Where the form leads, and what was asked for. */
  readonly action: string;
  readonly query: string;
  /** How many pages there are, or are called so, in words; null on the overview. */
  readonly count: string | null;
  readonly letters: LetterLinks | null;
  readonly parts: readonly PartProps[];
  /** Null where all stands on one page. */
  readonly paging: Paging | null;
  /** Where nothing is called so. */
  readonly instead: Labelled | null;
}

/** An area of the overview or of what was found, or a letter or year of an area; without a heading it is all of one. */
export interface PartProps {
  readonly heading: string;
  /** The page of the area. */
  readonly url?: string;
  readonly count?: number;
  /** In the place of pages, where none is more important than another. */
  readonly letters?: LetterLinks;
  readonly leaves: readonly Leaf[];
}

interface Page extends Partial<Pick<SiteMapPageProps, 'title' | 'count' | 'letters' | 'paging' | 'instead'>> {
  readonly parts: readonly PartProps[];
}

/**
 * An overview of the areas of the site, each with its main pages, and a page for each of them with all that it has; with
 * `?q=` those that are called so.
 */
export function siteMapView(data: SiteMapQuery, request: PageRequest): PageView<SiteMapPageProps> | null {
  const { record } = data;
  const { locale, path, search } = request;
  const choice = choiceOf(search);
  if (!record || !choice) return null;
  const { query, area } = choice;
  const page = query
    ? found(data, request, query)
    : area
      ? pageOf(data, request, choice)
      : overview(data, request);
  if (!page) return null;
  return {
    head:
      area && !query
        ? headOfArea(record, request, { ...choice, area }, page)
        : headOf(record, request, { noindex: query !== '' }),
    props: {
      ...opening(record, request),
      ...(page.title ? { lang: undefined, standfirst: null } : {}),
      action: addressOf(locale, path),
      query,
      count: null,
      letters: null,
      paging: null,
      instead: null,
      ...page,
    },
  };
}

function overview(data: SiteMapQuery, { locale, path }: PageRequest): Page {
  const address = addressOf(locale, path);
  const parts = areasOf(data, locale).map(({ id, total, parts }): PartProps => {
    const leaves = parts.flatMap((part) => part.leaves);
    return {
      heading: headingOf(id, locale),
      url: `${address}?area=${id}`,
      ...(withPagesBelow.has(id) ? {} : { count: total ?? countOf(leaves) }),
      ...(id === 'people'
        ? { letters: letterLinks(address, ofPeople, null), leaves: [] }
        : { leaves: mainOf(id, leaves).map((leaf) => ({ ...leaf, children: [] })) }),
    };
  });
  return { parts };
}

const ofPeople = new URLSearchParams({ area: 'people' satisfies AreaId });

/** Areas whose roots alone the overview reads: how many pages they have is not known there. */
const withPagesBelow: ReadonlySet<AreaId> = new Set([
  'areas',
  'navigator',
  'features',
  'products',
  'training',
]);

/** What stands directly below the front page is all of it a main page. */
const mainOf = (id: AreaId, leaves: readonly Leaf[]) =>
  id === 'areas' ? leaves : leaves.slice(0, mainPages);

/** Null where the address asks for a page that the area has not. */
function pageOf(
  data: SiteMapQuery,
  { locale, path, search }: PageRequest,
  { area: id, letter }: Choice,
): Page | null {
  const m = messagesFor(locale).search.siteMap;
  const address = addressOf(locale, path);
  const { total = 0, parts = [] } = areasOf(data, locale).find((area) => area.id === id) ?? {};
  const count = total ?? parts.reduce((sum, { leaves }) => sum + countOf(leaves), 0);
  const paging = pagingOf({ address, search, total: total ?? 0, pageSize });
  if (!id || paging.page > paging.pages) return null;
  return {
    title: m.areaTitle({ area: headingOf(id, locale) }),
    count: m.pages({ count }),
    letters: id === 'people' ? letterLinks(address, ofPeople, letter) : null,
    parts,
    paging,
  };
}

function found(data: SiteMapQuery, { locale }: PageRequest, query: string): Page {
  const m = messagesFor(locale).search.siteMap;
  const parts = areasOf(data, locale).flatMap(({ id, total, parts }): PartProps[] => {
    const all = parts.flatMap((part) => part.leaves);
    // Names of lists the database has compared, in every language that they have.
    const leaves = total === null ? named(all, query) : all;
    const count = total ?? countOf(leaves, query);
    return count === 0 ? [] : [{ heading: headingOf(id, locale), count, leaves }];
  });
  const count = parts.reduce((sum, part) => sum + (part.count ?? 0), 0);
  if (count > 0) return { count: m.found({ count, query }), parts };
  const url = addressWith(linkTo('search', {}, locale), new URLSearchParams({ q: query }), {});
  return { count: m.none({ query }), parts, instead: { text: m.searchTexts, url } };
}

/** Each page of an area is its own canonical page; what begins with a letter is none for search engines. */
function headOfArea(
  record: NonNullable<SiteMapQuery['record']>,
  request: PageRequest,
  { area, letter }: { readonly area: AreaId; readonly letter: string },
  { title = '', paging }: Page,
) {
  const m = messagesFor(request.locale);
  const page = paging?.page ?? 1;
  const suffix = `?area=${area}${letter && `&letter=${letter}`}${page > 1 ? `&page=${page}` : ''}`;
  return {
    ...headOf(
      record,
      { ...request, path: `${request.path}${suffix}` },
      { title: page > 1 ? m.list.titlePage({ title, page }) : title, suffix, noindex: letter !== '' },
    ),
    description: m.search.siteMap.areaSummary({ area: headingOf(area, request.locale) }),
  };
}
