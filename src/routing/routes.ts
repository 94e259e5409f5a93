import { allLocales, type Locale, siteLocales } from '../i18n/locales.ts';
import { firmRoutes } from './table/firm.ts';
import { typeRoutes } from './table/of-types.ts';
import { practiceRoutes } from './table/practice.ts';
import type { RouteRow } from './table/row.ts';
import { writingRoutes } from './table/writing.ts';

const table = [...firmRoutes, ...writingRoutes, ...practiceRoutes, ...typeRoutes];

export type RouteName = (typeof table)[number]['name'];
export type Route = RouteRow<RouteName>;

/** Every address the site answers (spec §2): matching, links, sitemaps and tests all read this table. */
export const routes: readonly Route[] = table;

const routesByName = new Map(routes.map((route) => [route.name, route]));

/** The row of that name. */
export function routeNamed(name: RouteName): Route {
  const route = routesByName.get(name);
  if (!route) throw new Error(`The route table has no row “${name}”.`);
  return route;
}

/**
 * The locales a route is served in. Graduate pages are served in French and Chinese too, by the rule for missing
 * translations, though nobody writes them in these.
 */
export function localesOf(route: Route): readonly Locale[] {
  return route.languages === 'site' ? siteLocales : allLocales;
}

/** The stored path of the record that `path` shows on this route; null when it is not found by its path. */
export function recordPathOf({ shows }: Route, path: string): string | null {
  if (shows.by !== 'path') return null;
  return shows.suffix ? path.slice(0, -shows.suffix.length) : path;
}
