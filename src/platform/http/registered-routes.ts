import type { FastifyInstance } from 'fastify';

/** An address that a server answers, as it was registered (`/sign-in/:uid`), with one method of it. */
export interface RegisteredRoute {
  readonly method: string;
  readonly url: string;
}

const known = new WeakMap<FastifyInstance, RegisteredRoute[]>();

/** Every address that is registered from now on; `routesOf` has it too. */
export function listRoutes(app: FastifyInstance): readonly RegisteredRoute[] {
  const routes: RegisteredRoute[] = [];
  known.set(app, routes);
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  });
  return routes;
}

/** All that a server answers, once it is ready. */
export function routesOf(app: FastifyInstance): readonly RegisteredRoute[] {
  return known.get(app) ?? [];
}

/** The methods that a path is answered to, in order; none where there is nothing under any. */
export function methodsOf(routes: readonly RegisteredRoute[], path: string): readonly string[] {
  const parts = path.split('/');
  const isThere = ({ url }: RegisteredRoute) => {
    const registered = url.split('/');
    return (
      registered.length === parts.length &&
      registered.every((part, at) => part === parts[at] || (part.startsWith(':') && parts[at] !== ''))
    );
  };
  return [...new Set(routes.filter(isThere).map(({ method }) => method))].toSorted();
}
