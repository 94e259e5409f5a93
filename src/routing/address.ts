import { filledPattern, pathOfSegments } from '../content/types/path-patterns.ts';
import { defaultLocale, isLocale, type Locale } from '../i18n/locales.ts';
import { type RouteName, routeNamed } from './routes.ts';

/**
 * The address of `path` in a language: English has no prefix (spec §2).
 * @param path without language prefix, starting with `/`
 */
export function addressOf(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** What people type for a language, and other sites call it. */
const otherNames: Readonly<Record<string, Locale>> = {
  cn: 'zh-cn',
  de: 'de-de',
  'en-gb': 'en',
  'en-us': 'en',
  fr: 'fr-fr',
  nl: 'nl-nl',
  zh: 'zh-cn',
  'zh-hans': 'zh-cn',
};

/** The language that a first segment names by its own name here or another. @param segment in lower case */
export function localeNamed(segment: string): Locale | null {
  if (isLocale(segment)) return segment;
  return Object.hasOwn(otherNames, segment) ? (otherNames[segment] ?? null) : null;
}

/** The language that an address asks for by its first segment, however wrong the rest of it is. */
export function localeIn(address: string): Locale {
  const first = address.slice(1).split(/[/?]/, 1)[0]?.toLowerCase() ?? '';
  return localeNamed(first) ?? defaultLocale;
}

/**
 * The path of a row with its parameters filled in, without language prefix.
 * @throws Error when a parameter is missing
 */
export function pathTo(name: RouteName, params: Readonly<Record<string, string>> = {}): string {
  return filledPattern(routeNamed(name).pattern, params);
}

/** The address of a file that records offer. */
export function assetAddress(id: string, name: string): string {
  return pathOfSegments(['assets', id, name]);
}
