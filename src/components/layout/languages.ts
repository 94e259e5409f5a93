import { defaultLocale, graduateLocales, type Locale, localeFacts, siteLocales } from '../../i18n/locales.ts';
import { addressOf, linkTo } from '../../routing/links.ts';

export interface LanguageChoice {
  readonly locale: Locale;
  readonly name: string;
  readonly tag: string;
  readonly url: string;
  readonly current: boolean;
  /** False when choosing it leads to this record in English with the interface translated. */
  readonly translated: boolean;
}

interface PageLanguages {
  readonly locale: Locale;
  readonly languages: 'site' | 'graduate';
  /** Without language prefix. */
  readonly path: string;
  readonly alternates?: readonly { readonly locale: Locale; readonly url: string }[] | undefined;
  /** Whether there is a page at all; an error leads to the other languages' home. */
  readonly exists: boolean;
}

/** The languages a page is offered in. The choice stays on the record, translated or not (domain: languages). */
export function languageChoices(page: PageLanguages): LanguageChoice[] {
  const written: readonly Locale[] = page.languages === 'site' ? siteLocales : graduateLocales;
  // Graduate pages are served in French and Chinese too, though nobody writes them in these.
  const offered = written.includes(page.locale) ? written : [page.locale, ...written];
  const english = page.alternates?.find(({ locale }) => locale === defaultLocale);
  const withoutPrefix = english?.url ?? page.path;
  return offered.map((locale) => {
    const translation = page.alternates?.find((alternate) => alternate.locale === locale);
    const fallback = page.exists ? addressOf(locale, withoutPrefix) : linkTo('home', {}, locale);
    return {
      locale,
      name: localeFacts[locale].name,
      tag: localeFacts[locale].tag,
      url: translation?.url ?? fallback,
      current: locale === page.locale,
      translated: translation !== undefined || !page.exists,
    };
  });
}
