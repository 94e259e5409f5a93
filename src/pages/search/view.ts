import { monogramOf } from '../../art/component/monogram.ts';
import { addressWith } from '../../components/listing/paging.ts';
import type { CardProps, Labelled } from '../../components/sections/section.ts';
import { declarationOf, isContentTypeName } from '../../content/types/index.ts';
import { langOf } from '../../i18n/language-of.ts';
import { type Locale, siteLocales } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import { plainHead } from '../shared/records/head.ts';
import { typeNameOf } from '../works/kind.ts';
import type { SearchPageQuery, SearchPageQueryVariables } from './query.gen.ts';
import { isTab, type Tab, tabs, typesOnTab } from './tabs.ts';

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
  return { text, locale, types: tab && typesOnTab(tab), hasText: text !== '' && tab !== null };
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
        const kind = typeNameOf({ type, url }, locale);
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

/** What has every word in its title, people before the rest; then what has not, pages of the firm last; else as ranked. */
function inOrder(found: readonly Found[], query: string): Found[] {
  const words = wordsOf(query);
  const rank = ({ title, type }: Found) => {
    const declared = isContentTypeName(type) ? declarationOf(type).search?.rank : undefined;
    if (declared === 'last') return 3;
    const own = wordsOf(title);
    if (!words.every((word) => own.includes(word))) return 2;
    return declared === 'first' ? 0 : 1;
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
