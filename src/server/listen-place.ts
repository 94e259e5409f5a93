import { networkInterfaces } from 'node:os';
import type { Settings } from './env.ts';

/**
 * Where a server listens: at the address that HOST says; otherwise at this machine's alone in a demonstration, and at
 * every one elsewhere, also where there is no IPv6.
 */
export function listenPlace(
  { host, demonstration }: Pick<Settings, 'host' | 'demonstration'>,
  port: number,
): { port: number; host: string } {
  if (host !== undefined) return { port, host };
  if (demonstration) return { port, host: 'localhost' };
  const addresses = Object.values(networkInterfaces()).flatMap((of) => of ?? []);
  return { port, host: addresses.some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0' };
}
