import type { RouteName } from '../../routing/routes.ts';

/** The lists that the shared list page can show, by the field of its query. */
export type ListName = 'newsItems' | 'navigatorServices';

/** Which lists stand on which page. A page with one list has its further pages; with several, each begins. */
export const listsByRoute = {
  'news-list': ['newsItems'],
  'navigator-home': ['navigatorServices'],
} as const satisfies Partial<Record<RouteName, readonly ListName[]>>;

export type ListRoute = keyof typeof listsByRoute;

/** The lists of a route; none for a route that is not a list. */
export function listsOf(route: RouteName): readonly ListName[] {
  return listsByRoute[route as ListRoute] ?? [];
}
