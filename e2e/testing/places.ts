import type { Database } from '../../src/db/connect.ts';
import { addressOf } from '../../src/routing/links.ts';
import { defaultLocale, type Locale } from '../../src/routing/locales.ts';
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

/** One place for each template that a route may have: areas differ, and lists from details. */
export function templatesIn(places: readonly Place[], locale: Locale): Place[] {
  const seen = new Set<string>();
  return places.filter((place) => {
    const key = `${place.route.area} ${place.route.kind}`;
    if (place.locale !== locale || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function longest(rows: readonly LivePath[]): LivePath | undefined {
  return rows.toSorted((a, b) => b.length - a.length)[0];
}
