import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Waits until somebody listens on a port of this machine. @throws Error when nobody does within 30 s: Varnish compiles first */
export async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await delay(50);
  }
  throw new Error(`Nobody listens on port ${port} after 30 s.`);
}
