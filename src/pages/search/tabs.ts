import { type ContentTypeName, typesWhere } from '../../content/types/index.ts';
import { searchTabs } from '../../content/types/places-in-lists.ts';

export const tabs = ['all', ...searchTabs] as const;
export type Tab = (typeof tabs)[number];

/** Which types of record a tab shows; null: every type. */
export function typesOnTab(tab: Tab): readonly ContentTypeName[] | null {
  return tab === 'all' ? null : typesWhere(({ search }) => search?.tab === tab);
}

export function isTab(name: string): name is Tab {
  return (tabs as readonly string[]).includes(name);
}
