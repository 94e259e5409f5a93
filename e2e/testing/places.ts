import { defaultLocale, type Locale } from '../../src/i18n/locales.ts';
import { pageFor } from '../../src/pages/registry.ts';
import type { Database } from '../../src/platform/db/connect.ts';
import { addressOf } from '../../src/routing/links.ts';
import { matchAddress } from '../../src/routing/match.ts';
import { localesOf, type Route, type RouteName, routes } from '../../src/routing/routes.ts';

/** One real address of a route in one language. */
export interface Place {
  readonly route: Route;
  readonly locale: Locale;
  readonly address: string;
  /** Id and language of the record that is shown; null when the route shows none. */
  readonly recordId: string | null;
  readonly contentLocale: Locale;
}

interface LivePath {
  readonly id: string;
  readonly type: string;
  readonly path: string;
  readonly locale: Locale;
  readonly length: number;
}

/** Routes that show no record, with parameters that exist. */
const withoutRecord: Partial<Record<RouteName, string>> = { 'search-tab': '/search/people' };

/**
 * A place for every route of the table in every language it is served in, on the longest record there is; a route
 * for which the content has none is left out, so that tests can name it.
 */
export async function everyPlace(database: Database): Promise<Place[]> {
  const rows = await database.kysely
    .selectFrom('live')
    .select(['record_id', 'path', 'locale', 'type'])
    .select((eb) => eb.fn<number>('pg_column_size', ['fields']).as('length'))
    .where('path', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  const live = rows.map(
    (row): LivePath => ({
      id: row.record_id,
      type: row.type,
      path: row.path ?? '/',
      locale: row.locale as Locale,
      length: row.length,
    }),
  );
  const translated = new Set(live.map(({ id, locale }) => `${id} ${locale}`));
  return routes.flatMap((route): Place[] => {
    const { shows } = route;
    if (shows.by === 'nothing') {
      const path = withoutRecord[route.name] ?? route.pattern;
      return localesOf(route).map((locale) => ({
        route,
        locale,
        address: addressOf(locale, path),
        recordId: null,
        contentLocale: locale,
      }));
    }
    const suffix = (shows.by === 'path' && shows.suffix) || '';
    const types: readonly string[] = shows.by === 'id' ? [shows.type] : shows.types;
    const here = live.filter(({ path, type }) => {
      if (!types.includes(type)) return false;
      const match = matchAddress(path + suffix);
      return match.kind === 'route' && match.route.name === route.name;
    });
    return localesOf(route).flatMap((locale) => {
      const own = longest(here.filter((row) => row.locale === locale));
      const english = longest(
        here.filter((row) => row.locale === defaultLocale && !translated.has(`${row.id} ${locale}`)),
      );
      const row = own ?? english;
      if (!row) return [];
      const address = addressOf(locale, row.path + suffix);
      return [{ route, locale, address, recordId: row.id, contentLocale: row.locale }];
    });
  });
}

/**
 * One place for each template: a page's component with the type of record that it shows. Lists of an area each
 * count, because what they list differs.
 */
export function templatesIn(places: readonly Place[], locale: Locale): Place[] {
  const seen = new Map<unknown, Set<string>>();
  return places.filter((place) => {
    const { area, kind, shows } = place.route;
    if (place.locale !== locale) return false;
    const { Page } = pageFor(place.route);
    const shown = seen.get(Page) ?? new Set();
    seen.set(Page, shown);
    const record = shows.by === 'path' ? [shows.types, shows.suffix] : shows.by === 'id' && shows.type;
    const key = JSON.stringify([record, kind === 'list' && area]);
    return shown.size < shown.add(key).size;
  });
}

function longest(rows: readonly LivePath[]): LivePath | undefined {
  return rows.toSorted((a, b) => b.length - a.length)[0];
}
