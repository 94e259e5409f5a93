import type { FastifyInstance } from 'fastify';

/** An address that a server answers, as it was registered (`/sign-in/:uid`), with one method of it. */
export interface Door {
  readonly method: string;
  readonly url: string;
}

const known = new WeakMap<FastifyInstance, Door[]>();

/** Every address that is registered from now on; `doorsOf` has it too. */
export function listDoors(app: FastifyInstance): readonly Door[] {
  const doors: Door[] = [];
  known.set(app, doors);
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) doors.push({ method: one, url });
  });
  return doors;
}

/** All that a server answers, once it is ready. */
export function doorsOf(app: FastifyInstance): readonly Door[] {
  return known.get(app) ?? [];
}

/** The methods that a path is answered to, in order; none where there is nothing under any. */
export function methodsOf(doors: readonly Door[], path: string): readonly string[] {
  const parts = path.split('/');
  const isThere = ({ url }: Door) => {
    const registered = url.split('/');
    return (
      registered.length === parts.length &&
      registered.every((part, at) => part === parts[at] || (part.startsWith(':') && parts[at] !== ''))
    );
  };
  return [...new Set(doors.filter(isThere).map(({ method }) => method))].toSorted();
}
