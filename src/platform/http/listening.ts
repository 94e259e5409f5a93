import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Server } from 'node:http';
import { dirname } from 'node:path';
import { setTimeout as delay, setImmediate as nextRound } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ListenPlace } from './listen-place.ts';
import { nameBeside, openToGroup, publishSocket, replaceSocket, withdrawSocket } from './unix-socket.ts';

/** Connections that wait to be taken. When it is full a Unix socket refuses at once, unlike TCP; the kernel may say less. */
const backlog = 4_096;
/** Milliseconds after a socket's name is gone: for who had looked it up before. */
const momentForLatecomers = 100;
/** Of a port there are newcomers for as long as it is listened on: they do not keep it from closing. */
const mostRounds = 1_000;

const published = new WeakMap<Server, { readonly path: string; readonly socket: Stats }>();

/**
 * Listens.
 *
 * @param standIn who has listened there for this process until now: it ends. At a path nobody is refused meanwhile; on a
 *   port there is a moment in which nobody listens
 * @throws Error when another process is served there, or it may not listen there
 */
export async function listenAt(
  app: FastifyInstance,
  place: ListenPlace,
  standIn?: FastifyInstance,
): Promise<void> {
  if ('port' in place) {
    await standIn?.close();
    await app.listen({ ...place });
    return;
  }
  const { path } = place;
  await checkDirectory(dirname(path));
  // Closing removes the name under which it began, which by then may be somebody else's: so it begins under another.
  const own = nameBeside(path);
  await app.listen({ path: own, backlog, listenTextResolver: () => `Server listening at ${path}` });
  try {
    await openToGroup(own);
    const socket = await stat(own);
    await (standIn ? replaceSocket : publishSocket)(own, path);
    published.set(app.server, { path, socket });
  } catch (error) {
    await app.close();
    throw error;
  }
  await standIn?.close();
}

/**
 * Has a server, before it stops listening, take everybody who has connected: the kernel resets those whom nobody took.
 * At a path it cannot be found any more before that, so there is an end of them. On a port there is none: whoever comes
 * between the last look and the end of listening is reset.
 */
export function takeEverybodyBeforeClosing(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const place = published.get(app.server);
    if (place) {
      await withdrawSocket(place.path, place.socket).catch((error: unknown) =>
        app.log.warn({ err: error }, 'its socket could not be removed'),
      );
    }
    await untilNobodyComes(app.server, place ? momentForLatecomers : 0);
  });
}

async function untilNobodyComes(server: Server, moment: number): Promise<void> {
  let come = 0;
  const count = () => {
    come += 1;
  };
  server.on('connection', count);
  for (let round = 0, known = -1; known !== come && round < mostRounds; round += 1) {
    known = come;
    if (moment > 0) await delay(moment);
    // Of all that wait one is taken in each round, which may have begun before this.
    await nextRound();
    await nextRound();
  }
  server.off('connection', count);
}

async function checkDirectory(directory: string): Promise<void> {
  const there = await stat(directory).catch((error: unknown) => {
    throw new Error(`HOST is ${directory}, where there is no directory: make it, for the proxy's group.`, {
      cause: error,
    });
  });
  if (!there.isDirectory()) throw new Error(`HOST is ${directory}, which is no directory.`);
}
