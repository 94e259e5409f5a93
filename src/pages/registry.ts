import type { Route, RouteName } from '../routing/routes.ts';
import type { AnyPageModule } from './page-module.ts';

/** Every file that is named so exports pages, and nothing else. */
const files = import.meta.glob<Readonly<Record<string, AnyPageModule | readonly AnyPageModule[]>>>(
  './**/module.ts',
  { eager: true },
);

const pages = new Map<RouteName, AnyPageModule>();
for (const page of Object.values(files).flatMap((file) => Object.values(file).flat())) {
  for (const route of page.routes) {
    if (pages.has(route)) throw new Error(`Two pages say that “${route}” is theirs.`);
    pages.set(route, page);
  }
}

/**
 * The page of a route.
 * @throws Error when no folder has one: `registry.test.ts` looks for every row
 */
export function pageFor({ name }: Pick<Route, 'name'>): AnyPageModule {
  const page = pages.get(name);
  if (!page) throw new Error(`No page says that “${name}” is its route.`);
  return page;
}
