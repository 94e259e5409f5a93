import { defaultLocale, isLocale, isSiteLocale, type Locale } from '../../../i18n/locales.ts';

/** The language of a page. @param path with language prefix, by default this page's */
export function pageLocale(path: string = location.pathname): Locale {
  const prefix = /^\/([a-z]{2}-[a-z]{2})(?=[/?#]|$)/.exec(path)?.[1] ?? '';
  return isLocale(prefix) ? prefix : defaultLocale;
}

/**
 * The address of a page of the site in the language of another; in English where that is none of the site's.
 * @param path without language prefix
 * @param page with language prefix, by default this one
 */
export function here(path: string, page?: string): string {
  const locale = pageLocale(page);
  return locale === defaultLocale || !isSiteLocale(locale) ? path : `/${locale}${path}`;
}
