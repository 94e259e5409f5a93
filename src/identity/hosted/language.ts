import type { SiteLocale } from '../../routing/locales.ts';

const byLanguage: ReadonlyMap<string, SiteLocale> = new Map([
  ['en', 'en'],
  ['fr', 'fr-fr'],
  ['zh', 'zh-cn'],
]);

/** The first language of a list such as `fr-FR en` that the pages are written in; undefined when there is none. */
function localeAmong(tags: unknown): SiteLocale | undefined {
  if (typeof tags !== 'string') return undefined;
  const wanted = tags.toLowerCase().split(/[\s,]+/);
  return wanted.map((tag) => byLanguage.get(tag.split('-')[0] ?? '')).find((locale) => locale !== undefined);
}

/** The language chosen on the page, else that of where the visitor comes from, else English. */
export function chooseLocale(chosen: unknown, ...comingFrom: readonly unknown[]): SiteLocale {
  return [chosen, ...comingFrom].map(localeAmong).find((locale) => locale !== undefined) ?? 'en';
}
