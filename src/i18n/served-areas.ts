import type { InterfaceLanguage } from './locales.ts';

/** What the graduate pages say; theirs is the only site in Dutch and German. */
const graduateSite = [
  'errors',
  'graduates',
  'list',
  'navigation',
  'notices',
  'page',
  'record',
  'saving',
] as const;

/**
 * The areas of texts that each language serves: the folders of `messages`. Whatever else is said to a reader of the
 * language is said in English.
 */
export const servedAreas: { readonly [L in InterfaceLanguage]: 'all' | readonly string[] } = {
  en: 'all',
  fr: 'all',
  zh: 'all',
  nl: graduateSite,
  de: graduateSite,
};

/** The language in which an area is said to readers of a language: their own, or English where it is not served. */
export function languageOfArea(area: string, language: InterfaceLanguage): InterfaceLanguage {
  const served = servedAreas[language];
  return served === 'all' || served.includes(area) ? language : 'en';
}
