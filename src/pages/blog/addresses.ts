import { addressWith } from '../../components/listing/paging.ts';
import type { Locale } from '../../i18n/locales.ts';
import { linkTo } from '../../routing/links.ts';

/** Where all posts of a category, a series or on a topic are listed. */
export function postsWith(filter: 'category' | 'series' | 'topic', id: string, locale: Locale): string {
  return addressWith(linkTo('blog-list', {}, locale), new URLSearchParams(), { [filter]: id });
}

/** The same as a feed. */
export function feedWith(filter: 'category' | 'series' | 'topic', id: string, locale: Locale): string {
  return addressWith(`${linkTo('blog-list', {}, locale)}.atom`, new URLSearchParams(), { [filter]: id });
}
