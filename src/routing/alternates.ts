import { allLocales, defaultLocale, type Locale, localeFacts } from '../i18n/locales.ts';

/** A page in one language; `url` is a path with language prefix. */
interface LanguagePage {
  readonly locale: Locale;
  readonly url: string;
}

/** One `<link rel="alternate">`. */
interface Alternate {
  readonly hreflang: string;
  readonly url: string;
}

/**
 * The `hreflang` links of a page from the languages it exists in, itself included: the same set on each of them and
 * in the sitemap, so that all are reciprocal. `x-default` is the English page where there is one. A page in a single
 * language has none: there is nothing to choose from (Google Search Central, "Localized versions of your pages").
 */
export function alternatesOf(pages: readonly LanguagePage[]): readonly Alternate[] {
  if (pages.length < 2) return [];
  const ordered = pages.toSorted((a, b) => allLocales.indexOf(a.locale) - allLocales.indexOf(b.locale));
  const english = ordered.find(({ locale }) => locale === defaultLocale);
  return [
    ...ordered.map(({ locale, url }) => ({ hreflang: localeFacts[locale].hreflang, url })),
    ...(english ? [{ hreflang: 'x-default', url: english.url }] : []),
  ];
}
