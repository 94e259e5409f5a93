import type { ListChoice } from '../../components/listing/ListChoices.tsx';
import { addressWith, type Paging, pagingOf } from '../../components/listing/paging.ts';
import type { Labelled } from '../../components/sections/section.ts';
import { type FacetName, facetNames } from '../../content/search/index/about.ts';
import { choiceLabel, enumName } from '../../content/types/choices.ts';
import { typeLabel } from '../../content/types/index.ts';
import { formatNumber } from '../../i18n/format.ts';
import { type Locale, siteLocales } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import { type FacetRecord, facetFields } from '../shared/filters/facet-fields.ts';
import { type ListFilters, unknownIn } from '../shared/filters/filtered-list.ts';
import { plainHead } from '../shared/records/head.ts';
import { type DirectAnswerProps, directAnswerOf } from './direct-answer.ts';
import { type Onward, onwardFrom } from './onward.ts';
import type { SearchPageQuery } from './query.gen.ts';
import { type ResultProps, resultOf } from './result.ts';
import { choicesIn, PAGE_SIZE, tabOf, textOf } from './search-params.ts';
import { addressOfTab, countOn, type Tab, tabs } from './tabs.ts';

export interface SearchPageProps {
  readonly title: string;
  readonly label: string;
  readonly action: string;
  readonly query: string;
  readonly tabs: readonly (Labelled & { readonly current: boolean; readonly count: string | null })[];
  /** What was found, in words; what to type, when nothing was asked. */
  readonly outcome: string;
  /** That another word was looked for, and the way to what was typed. */
  readonly corrected: { readonly text: string; readonly asTyped: Labelled } | null;
  /** The words that “Follow this search” is about. */
  readonly follows: string;
  /** What answers by itself, above the results. */
  readonly direct: readonly DirectAnswerProps[];
  readonly filters: ListFilters | null;
  /** What the form of the filters keeps of the address. */
  readonly kept: readonly { readonly name: string; readonly value: string }[];
  readonly orders: readonly ListChoice[];
  readonly results: readonly ResultProps[];
  /** Found in other languages. */
  readonly elsewhere: readonly ResultProps[];
  readonly paging: Paging | null;
  /** Where to go on from nothing; null where something is found. */
  readonly onward: Onward | null;
}

type Found = NonNullable<SearchPageQuery['search']>;

/** Results of a search on one of its tabs. Null for a tab, or a page of results, that does not exist. */
export function searchView(data: SearchPageQuery, request: PageRequest): PageView<SearchPageProps> | null {
  const { locale, params, search } = request;
  const tab = tabOf(params);
  if (tab === null) return null;
  const m = messagesFor(locale).search;
  const query = textOf(search);
  const title = tab === 'all' ? m.title : m.inTab({ tab: m.tabs[tab] });
  const action = addressOfTab(tab, locale);
  const found = data.search ?? null;
  const total = found?.totalCount ?? 0;
  const paging = pagingOf({ address: action, search, total: Math.min(total, 1_000), pageSize: PAGE_SIZE });
  if (paging.page > paging.pages) return null;
  return {
    head: { ...plainHead(title, request, siteLocales), noindex: true },
    props: {
      title,
      label: title,
      action,
      query,
      tabs: tabLinks(found, tab, request),
      outcome: query === '' ? m.prompt : outcomeOf(found?.corrected ?? query, total, locale),
      corrected: found && correctedTo(found, query, request),
      follows: found?.corrected ?? query,
      direct: (found?.direct ?? []).map((one) => directAnswerOf(one, locale)),
      filters: found && filtersOf(found, action, request),
      kept: [...search]
        .filter(([name]) => name === 'q' || name === 'sort' || name === 'exact')
        .map(([name, value]) => ({ name, value })),
      orders: total > 1 ? ordersOf(action, request) : [],
      results: (found?.results ?? []).map((hit) => resultOf(hit, locale)),
      elsewhere: (found?.elsewhere ?? []).map((hit) => resultOf(hit, locale)),
      paging: found && paging,
      onward: found?.instead ? onwardFrom(found, found.instead, tab, request) : null,
    },
  };
}

function outcomeOf(query: string, count: number, locale: Locale): string {
  const m = messagesFor(locale).search;
  return count === 0 ? m.noResults({ query }) : m.results({ count, query });
}

/** The tabs that have something, with how many; what was chosen is kept. */
function tabLinks(
  found: Found | null,
  current: Tab,
  { locale, search }: PageRequest,
): SearchPageProps['tabs'] {
  const m = messagesFor(locale).search;
  const offered = found
    ? tabs.filter((tab) => tab === 'all' || tab === current || countOn(found.types, tab) > 0)
    : tabs;
  return offered.map((tab) => ({
    text: m.tabs[tab],
    url: addressWith(addressOfTab(tab, locale), search, { page: null, type: null }),
    current: tab === current,
    count: found && formatNumber(countOn(found.types, tab), locale),
  }));
}

function correctedTo(
  { corrected }: Found,
  query: string,
  { locale, search, params }: PageRequest,
): SearchPageProps['corrected'] {
  if (corrected === null) return null;
  const m = messagesFor(locale).search;
  const url = addressWith(addressOfTab(tabOf(params) ?? 'all', locale), search, { exact: '1', page: null });
  return { text: m.corrected({ query: corrected }), asTyped: { text: m.asTyped({ query }), url } };
}

/** Facets that are called as the records that they hold. */
const namedByType = ['service', 'sector', 'topic', 'office', 'jurisdiction'] as const;

function filtersOf({ facets }: Found, address: string, { locale, search }: PageRequest): ListFilters {
  const m = messagesFor(locale).search.filters;
  const named = facets.map(
    ({ name, values }): FacetRecord => ({
      field: name,
      values: values.map((one) => ({
        ...one,
        label: one.label ?? (name === 'language' ? null : labelOf(name, one.value, locale)),
      })),
    }),
  );
  const labels: Readonly<Record<string, string>> = {
    ...m,
    language: messagesFor(locale).insights.filters.language,
    ...Object.fromEntries(namedByType.map((type) => [type, typeLabel(type, locale)])),
  };
  const wanted = facetNames.map((name, at) => ({
    name,
    field: name,
    label: labels[name] ?? name,
    values: valuesOf(name),
    inMoreFilters: at > 3,
  }));
  const place = { address, search, locale };
  const { fields, active } = facetFields(named, wanted, place);
  // Of other values only the most frequent are offered: what is not among them is not unknown.
  const chosen = new Map<string, string>(choicesIn(search));
  const nameless = fields.filter(({ name }) => !chosen.has(name));
  return { fields, active: [...active, ...unknownIn(nameless, place)] };
}

function valuesOf(name: FacetName): 'years' | 'languages' | 'records' {
  if (name === 'year') return 'years';
  return name === 'language' ? 'languages' : 'records';
}

function labelOf(name: string, value: string, locale: Locale): string {
  return name === 'state'
    ? choiceLabel('navigatorCell.legalStatus', enumName(value), locale)
    : typeLabel(value, locale);
}

function ordersOf(address: string, { locale, search }: PageRequest): ListChoice[] {
  const { search: m, insights } = messagesFor(locale);
  const isNewest = search.get('sort') === 'newest';
  return [
    { text: m.bestMatch, url: addressWith(address, search, { sort: null, page: null }), current: !isNewest },
    {
      text: insights.sort.newest,
      url: addressWith(address, search, { sort: 'newest', page: null }),
      current: isNewest,
    },
  ];
}
