import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port of the loopback that nobody listens on now. Drawn below those that kernels give to outgoing connections (from
 * 32768 on Linux), and above the last one that browsers refuse (10080): until the caller listens nobody gets it but who
 * draws the same of twenty thousand.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(11_000, 32_768);
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return freePort();
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
