import { addressOf } from './address.ts';
import { allLocales, defaultLocale, type Locale, localeFacts } from './locales.ts';

/** One `<link rel="alternate">`; `url` is a path with language prefix. */
export interface Alternate {
  readonly hreflang: string;
  readonly url: string;
}

/**
 * The `hreflang` links of a page from the languages it exists in, itself included: the same set on each of them,
 * so that all are reciprocal. `x-default` is the English page where there is one.
 */
export function alternatesOf(
  translations: readonly { readonly locale: Locale; readonly path: string }[],
): readonly Alternate[] {
  const links = allLocales.flatMap((locale) => {
    const translation = translations.find((candidate) => candidate.locale === locale);
    return translation ? [{ locale, url: addressOf(locale, translation.path) }] : [];
  });
  const english = links.find(({ locale }) => locale === defaultLocale);
  return [
    ...links.map(({ locale, url }) => ({ hreflang: localeFacts[locale].hreflang, url })),
    ...(english ? [{ hreflang: 'x-default', url: english.url }] : []),
  ];
}
