import { monogramOf } from '../../components/art/monogram.ts';
import { addressWith } from '../../components/listing/paging.ts';
import type { CardProps, Labelled } from '../../components/sections/section.ts';
import { langOf } from '../../i18n/language-of.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';
import { type Locale, siteLocales } from '../../routing/locales.ts';
import { plainHead } from '../head.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import { typeNameOf } from '../works/kind.ts';
import type { SearchPageQuery, SearchPageQueryVariables } from './query.gen.ts';
import { isTab, type Tab, tabs, typesByTab } from './tabs.ts';

/** Characters of a question that are read. */
const longestQuery = 200;

/** Something found; people have the letters of their plate, and the id that it follows from. */
export interface ResultProps extends CardProps {
  readonly mark: string | undefined;
}

export interface SearchPageProps {
  readonly title: string;
  readonly label: string;
  readonly action: string;
  readonly query: string;
  readonly tabs: readonly (Labelled & { readonly current: boolean })[];
  /** What was found, in words; what to type, when nothing was asked. */
  readonly outcome: string;
  readonly cards: readonly ResultProps[];
}

function queryOf(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, longestQuery);
}

export function searchVariables({ locale, search, params }: PageRequest): SearchPageQueryVariables {
  const text = queryOf(search);
  const tab = tabOf(params);
  return { text, locale, types: tab && typesByTab[tab], asked: text !== '' && tab !== null };
}

/** Null for a tab that does not exist. */
function tabOf({ tab = 'all' }: PageRequest['params']): Tab | null {
  return isTab(tab) ? tab : null;
}

/** Results of the header's search: titles and names for now. Null for a tab that does not exist. */
export function searchView(data: SearchPageQuery, request: PageRequest): PageView<SearchPageProps> | null {
  const { locale, params, search } = request;
  const tab = tabOf(params);
  if (tab === null) return null;
  const m = messagesFor(locale);
  const query = queryOf(search);
  const found = data.suggest ?? [];
  const title = tab === 'all' ? m.search.title : m.search.inTab({ tab: m.search.tabs[tab] });
  return {
    head: { ...plainHead(title, request, siteLocales), noindex: true },
    props: {
      title,
      label: title,
      action: addressOfTab(tab, locale),
      query,
      tabs: tabs.map((one) => ({
        text: m.search.tabs[one],
        url: addressWith(addressOfTab(one, locale), new URLSearchParams(), { q: query || null }),
        current: one === tab,
      })),
      outcome: outcomeOf(query, found.length, locale),
      cards: inOrder(found, query).map(({ title: name, subtitle, url, type, locale: own }) => {
        const kind = typeNameOf({ type, url }, m);
        return {
          id: type === 'person' ? (/\/people\/([a-z0-9-]+)/.exec(url)?.[1] ?? url) : url,
          title: name,
          url,
          lang: langOf(own, locale),
          mark: type === 'person' ? monogramOf({ title: name }) : undefined,
          facts: [kind, subtitle].flatMap((text) => (text ? [{ text }] : [])),
        };
      }),
    },
  };
}

type Found = NonNullable<SearchPageQuery['suggest']>[number];

/** Pages of the firm about itself, which many words are found in. */
const pageTypes: readonly string[] = ['page', 'section'];

/** People whose names have every word, then titles that have, then the rest, pages last; else as they were ranked. */
function inOrder(found: readonly Found[], query: string): Found[] {
  const words = wordsOf(query);
  const rank = ({ title, type }: Found) => {
    if (pageTypes.includes(type)) return 3;
    const own = wordsOf(title);
    if (!words.every((word) => own.includes(word))) return 2;
    return type === 'person' ? 0 : 1;
  };
  return found.toSorted((one, other) => rank(one) - rank(other));
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function outcomeOf(query: string, count: number, locale: Locale): string {
  const m = messagesFor(locale).search;
  if (query === '') return m.prompt;
  return count === 0 ? m.noResults({ query }) : m.results({ count, query });
}

function addressOfTab(tab: Tab, locale: Locale): string {
  return tab === 'all' ? linkTo('search', {}, locale) : linkTo('search-tab', { tab }, locale);
}
