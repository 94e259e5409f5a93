import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { listenPlace, type ServerName } from '../../src/platform/http/listen-place.ts';
import { isServed } from '../../src/platform/http/unix-socket.ts';
import type { Settings } from '../../src/platform/settings/settings.ts';

const POLL_MS = 100;

/** Which settings say where each server listens. */
export const portSettings = { site: 'PORT', identity: 'IDENTITY_PORT' } as const;

/**
 * Waits until a server can listen at its place: after a kill -9 of its parent the old one needs a moment to end.
 *
 * @throws Error that names the place and the setting, when it is still taken after `patienceMs`
 */
export async function waitForFreePlace(
  settings: Settings,
  server: ServerName,
  patienceMs = 2000,
): Promise<void> {
  const place = listenPlace(settings, server);
  const setting = portSettings[server];
  const deadline = Date.now() + patienceMs;
  if ('path' in place) {
    while (await isServed(place.path)) {
      if (Date.now() >= deadline)
        throw new Error(
          `Another process listens at ${place.path}. Stop it, or choose another ${setting} or HOST.`,
        );
      await delay(POLL_MS);
    }
    return;
  }
  while (!(await canListenOn(place.port))) {
    if (Date.now() >= deadline) {
      throw new Error(
        `Port ${place.port} is taken by another program. Stop it, or choose another port: ${setting}=${place.port + 10}`,
      );
    }
    await delay(POLL_MS);
  }
}

/**
 * Whether a port is free, on every address and on the loopback one: a listener on either keeps the site out.
 *
 * @throws Error when this user may not listen there
 */
export async function canListenOn(port: number): Promise<boolean> {
  return (await canListen(port)) && (await canListen(port, '127.0.0.1'));
}

function canListen(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else if (error.code === 'EACCES') reject(new Error(`This user may not listen on port ${port}.`));
      else reject(error);
    });
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}
