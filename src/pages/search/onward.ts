import { addressWith } from '../../components/listing/paging.ts';
import type { Labelled, MetaRow } from '../../components/sections/section.ts';
import { formatNumber } from '../../i18n/format.ts';
import { isLocale, localeFacts } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';
import { deskRow } from '../contact/desk.ts';
import type { PageRequest } from '../page-module.ts';
import { labelled } from '../shared/records/cards.ts';
import type { SearchPageQuery } from './query.gen.ts';
import { isNarrowed, textOf } from './search-params.ts';
import { addressOfTab, countOn, type Tab, tabs } from './tabs.ts';

type Found = NonNullable<SearchPageQuery['search']>;

/** Where to go on from nothing. */
export interface Onward {
  /** The same question in words that stand somewhere. */
  readonly near: readonly Labelled[];
  /** The same question on other tabs, in other languages, without filters. */
  readonly elsewhere: readonly Labelled[];
  /** Whom to ask. */
  readonly desk: { readonly page: Labelled; readonly rows: readonly MetaRow[] } | null;
  /** What there is besides searching. */
  readonly pages: readonly Labelled[];
}

export function onwardFrom(
  { types, facets }: Found,
  { near, everywhere, desk }: NonNullable<Found['instead']>,
  tab: Tab,
  request: PageRequest,
): Onward {
  const { locale, search } = request;
  const { search: m, insights } = messagesFor(locale);
  const counted = (label: string, count: number) =>
    insights.filters.option({ label, count: formatNumber(count, locale) });
  const all = addressOfTab('all', locale);
  const languages = facets.find(({ name }) => name === 'language')?.values ?? [];
  const isPart = tab !== 'all' || isNarrowed(search);
  return {
    near: near.map(({ text, count }) => ({
      text: counted(text, count),
      url: addressWith(all, new URLSearchParams({ q: text }), {}),
    })),
    elsewhere: [
      ...tabs
        .filter((other) => other !== tab && other !== 'all' && countOn(types, other) > 0)
        .map((other) => ({
          text: counted(m.tabs[other], countOn(types, other)),
          url: addressWith(addressOfTab(other, locale), search, { page: null, type: null }),
        })),
      ...languages.flatMap(({ value, count }) =>
        isLocale(value) && count > 0 && value !== search.get('language')
          ? [
              {
                text: counted(localeFacts[value].name, count),
                lang: localeFacts[value].tag,
                url: addressWith(addressOfTab(tab, locale), search, { language: value, page: null }),
              },
            ]
          : [],
      ),
      ...(isPart && everywhere > 0
        ? [
            {
              text: counted(m.onward.everywhere, everywhere),
              url: addressWith(all, new URLSearchParams({ q: textOf(search) }), {}),
            },
          ]
        : []),
    ],
    desk: desk && { page: labelled(desk, locale), rows: desk.desks.map(deskRow) },
    pages: [
      { text: m.onward.people, url: linkTo('people-list', {}, locale) },
      { text: m.onward.siteMap, url: linkTo('site-map', {}, locale) },
      { text: m.onward.ask, url: linkTo('contact', {}, locale) },
    ],
  };
}
