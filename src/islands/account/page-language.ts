import { defaultLocale, isLocale, type Locale } from '../../routing/locales.ts';

/** Of this page's address: `/fr-fr`; nothing in English. */
function prefix(): string {
  return /^\/[a-z]{2}-[a-z]{2}(?=\/|$)/.exec(location.pathname)?.[0] ?? '';
}

export function pageLocale(): Locale {
  const locale = prefix().slice(1);
  return isLocale(locale) ? locale : defaultLocale;
}

/** A path in this page's language. */
export function here(path: string): string {
  return prefix() + path;
}
