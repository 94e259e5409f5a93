/** How content records are linked, by the rules that their types declare (spec §2, "Link-building rules"). */
import type { AddressedRecord } from '../content/types/address.ts';
import { type ContentTypeName, declarationOf } from '../content/types/index.ts';
import {
  defaultLocale,
  graduateLocales,
  isGraduateLocale,
  isLocale,
  isSiteLocale,
  type Locale,
} from '../i18n/locales.ts';
import { addressOf, pathTo } from './address.ts';
import { localesOf, type RouteName, routeNamed } from './routes.ts';

export { addressOf } from './address.ts';

/** What links are made from: a record in one language with its chain of parents. */
export interface LinkedRecord extends AddressedRecord<ContentTypeName> {
  /** As stored; anything that is not a locale of the site (`en-gb`) counts as the default. */
  readonly locale: string;
  readonly parent: LinkedRecord | null;
}

/** Whether records of the type have pages of their own. */
export function hasPage(type: ContentTypeName): boolean {
  return declarationOf(type).address !== undefined;
}

/**
 * The record's path without language prefix; null when its type has no page, or it lacks the slug or the parent
 * that its address is made of. Whether the site answers there is for `slugProblem` to say.
 */
export function pathOf(record: LinkedRecord): string | null {
  if (record.slug === '' && record.type !== 'home') return null;
  const above = record.parent && pathOf(record.parent);
  return declarationOf(record.type).address?.pathOf(record, above) ?? null;
}

/**
 * The address at which a reader of `requestedLocale` is sent to a record with that (stored) path; null without a path.
 * Graduate pages use their own locale unless it is English (`en-gb` counts as such): then the reader's, for the
 * rule for missing translations. All else is left unprefixed for readers in a graduate locale.
 */
export function urlOf(
  record: { readonly type: ContentTypeName; readonly locale: string; readonly path: string | null },
  requestedLocale: Locale,
): string | null {
  const { type, locale, path } = record;
  if (path === null) return null;
  if (declarationOf(type).locales !== graduateLocales)
    return addressOf(isSiteLocale(requestedLocale) ? requestedLocale : defaultLocale, path);
  const own = isLocale(locale) && isGraduateLocale(locale) ? locale : defaultLocale;
  return addressOf(own === defaultLocale ? requestedLocale : own, path);
}

/**
 * The address of a row in a language; English when the row is not served in it (`nl-nl` outside graduate pages).
 * @throws Error when a parameter is missing
 */
export function linkTo(name: RouteName, params: Readonly<Record<string, string>>, locale: Locale): string {
  const served = localesOf(routeNamed(name)).includes(locale);
  return addressOf(served ? locale : defaultLocale, pathTo(name, params));
}
