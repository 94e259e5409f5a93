import { type ContentTypeName, typesWhere } from '../../content/types/index.ts';
import { searchTabs } from '../../content/types/places-in-lists.ts';
import type { Locale } from '../../i18n/locales.ts';
import { linkTo } from '../../routing/links.ts';

export const tabs = ['all', ...searchTabs] as const;
export type Tab = (typeof tabs)[number];

/** Which types of record a tab shows; null: every type. */
export function typesOnTab(tab: Tab): readonly ContentTypeName[] | null {
  return tab === 'all' ? null : typesWhere(({ search }) => search?.tab === tab);
}

export function isTab(name: string): name is Tab {
  return (tabs as readonly string[]).includes(name);
}

export function addressOfTab(tab: Tab, locale: Locale): string {
  return tab === 'all' ? linkTo('search', {}, locale) : linkTo('search-tab', { tab }, locale);
}

/** How many results a tab has. */
export function countOn(
  types: readonly { readonly type: string; readonly count: number }[],
  tab: Tab,
): number {
  const own: readonly string[] | null = typesOnTab(tab);
  return types
    .filter(({ type }) => own === null || own.includes(type))
    .reduce((sum, { count }) => sum + count, 0);
}
