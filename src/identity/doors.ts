import type { FastifyInstance } from 'fastify';

/** An address that is answered, as it was registered (`/sign-in/:uid`), with one method of it. */
export interface RegisteredDoor {
  readonly method: string;
  readonly url: string;
}

/** Every address that is registered from now on. */
export function listDoors(app: FastifyInstance): readonly RegisteredDoor[] {
  const doors: RegisteredDoor[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) doors.push({ method: one, url });
  });
  return doors;
}

/** The methods that a path is answered to, in order; none where there is nothing under any. */
export function methodsOf(doors: readonly RegisteredDoor[], path: string): readonly string[] {
  const parts = path.split('/');
  const isThere = ({ url }: RegisteredDoor) => {
    const registered = url.split('/');
    return (
      registered.length === parts.length &&
      registered.every((part, at) => part === parts[at] || (part.startsWith(':') && parts[at] !== ''))
    );
  };
  return [...new Set(doors.filter(isThere).map(({ method }) => method))].toSorted();
}
