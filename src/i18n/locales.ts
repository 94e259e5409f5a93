/**
 * The languages of the site and of its graduate pages (spec §2), and what follows from each.
 * A locale is the first segment of an address; English has none.
 */
export const siteLocales = ['en', 'fr-fr', 'zh-cn'] as const;
export const graduateLocales = ['en', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de'] as const;

export type SiteLocale = (typeof siteLocales)[number];
type GraduateLocale = (typeof graduateLocales)[number];
export type Locale = SiteLocale | GraduateLocale;

/** The language an interface is written in; several locales may share one. */
export type InterfaceLanguage = 'en' | 'fr' | 'zh' | 'nl' | 'de';

interface LocaleFacts {
  /** BCP 47 tag for `<html lang>` and `Intl`. */
  readonly tag: string;
  /** Tag in `hreflang`; the default locale is named by its language alone. */
  readonly hreflang: string;
  readonly language: InterfaceLanguage;
  /** The language's name in itself, as the switcher shows it. */
  readonly name: string;
}

export const localeFacts: { readonly [L in Locale]: LocaleFacts } = {
  en: { tag: 'en-GB', hreflang: 'en', language: 'en', name: 'English' },
  'fr-fr': { tag: 'fr-FR', hreflang: 'fr-FR', language: 'fr', name: 'Français' },
  'zh-cn': { tag: 'zh-CN', hreflang: 'zh-CN', language: 'zh', name: '简体中文' },
  'en-sg': { tag: 'en-SG', hreflang: 'en-SG', language: 'en', name: 'English (Singapore)' },
  'en-hk': { tag: 'en-HK', hreflang: 'en-HK', language: 'en', name: 'English (Hong Kong SAR)' },
  'en-ae': { tag: 'en-AE', hreflang: 'en-AE', language: 'en', name: 'English (United Arab Emirates)' },
  'en-ie': { tag: 'en-IE', hreflang: 'en-IE', language: 'en', name: 'English (Ireland)' },
  'nl-nl': { tag: 'nl-NL', hreflang: 'nl-NL', language: 'nl', name: 'Nederlands' },
  'de-de': { tag: 'de-DE', hreflang: 'de-DE', language: 'de', name: 'Deutsch' },
};

export const defaultLocale = 'en' satisfies Locale;

/** Every locale once, the default first. */
export const allLocales = Object.keys(localeFacts) as Locale[];

export function isLocale(value: string): value is Locale {
  return Object.hasOwn(localeFacts, value);
}

export function isSiteLocale(locale: Locale): locale is SiteLocale {
  return (siteLocales as readonly Locale[]).includes(locale);
}

export function isGraduateLocale(locale: Locale): locale is GraduateLocale {
  return (graduateLocales as readonly Locale[]).includes(locale);
}
