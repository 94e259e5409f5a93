import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 100;

/**
 * Waits until a port can be listened on: after a kill -9 of its parent the old site needs a moment to end.
 *
 * @throws Error that names the port and the setting, when it is still taken after `patienceMs`
 */
export async function waitForFreePort(port: number, setting: string, patienceMs = 2000): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await canListenOn(port))) {
    if (Date.now() >= deadline) {
      throw new Error(
        `Port ${port} is taken by another program. Stop it, or choose another port: ${setting}=${port + 10}`,
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
