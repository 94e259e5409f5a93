import type { Locale } from '../../i18n/locales.ts';
import { linkTo } from '../../routing/links.ts';
import { type DealFilter, oneDeal } from './search-params.ts';

/** Where a deal is to be read: deals have no pages of their own, but each its place in the list, which stays. */
export function dealAddress(id: string, locale: Locale): string {
  return `${linkTo('deals', {}, locale)}?${oneDeal}=${id}#${id}`;
}

/** The list of deals by one filter. */
export function dealsBy(filter: DealFilter, value: string, locale: Locale): string {
  return `${linkTo('deals', {}, locale)}?${filter}=${value}`;
}
