import { loadPlaces } from '../../../e2e/testing/load-places.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import type { Database } from '../../../src/platform/db/connect.ts';
import type { Route } from '../../../src/routing/routes.ts';

/** A page that is looked at. */
export interface Subject {
  /** `person`, `graduates-home`. */
  readonly template: string;
  readonly locale: Locale;
  readonly address: string;
}

const languages: { readonly [L in Route['languages']]: readonly Locale[] } = {
  site: ['en', 'fr-fr', 'zh-cn'],
  graduate: ['en', 'nl-nl', 'de-de'],
};

/** A real page of every template in every language, and one that is not there. */
export async function findSubjects(database: Database): Promise<Subject[]> {
  const { everyPlace, templatesIn } = await loadPlaces();
  const places = await everyPlace(database);
  const templates = new Set(templatesIn(places, 'en').map(({ route }) => route.name));
  const shown = places.filter(
    ({ route, locale }) => templates.has(route.name) && languages[route.languages].includes(locale),
  );
  return [
    ...shown.map(({ route, locale, address }) => ({ template: route.name, locale, address })),
    ...languages.site.map((locale) => ({
      template: 'not-found',
      locale,
      address: `${locale === 'en' ? '' : `/${locale}`}/people/pe999/nobody`,
    })),
  ];
}
