import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';

/** Where a server listens: on a port, or at the path of a Unix socket. */
export type ListenPlace = { readonly port: number; readonly host: string } | { readonly path: string };

export type ServerName = 'site' | 'identity';

type Placed = Pick<Settings, 'host' | 'socketDirectory' | 'demonstration' | 'port' | 'identityPort'>;

/**
 * Where a server listens: in the directory or at the address that HOST says; otherwise at this machine's alone in a
 * demonstration, and at every one elsewhere, also where there is no IPv6.
 */
export function listenPlace(settings: Placed, server: ServerName): ListenPlace {
  const { host, socketDirectory, demonstration } = settings;
  const port = server === 'site' ? settings.port : settings.identityPort;
  if (socketDirectory !== undefined) return { path: join(socketDirectory, socketName(server, port)) };
  if (host !== undefined) return { port, host };
  if (demonstration) return { port, host: 'localhost' };
  const addresses = Object.values(networkInterfaces()).flatMap((of) => of ?? []);
  return { port, host: addresses.some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0' };
}

/** What a server's socket is called: the port tells instances apart that share a directory. */
export function socketName(server: ServerName, port: number): string {
  return `${server}-${port}.sock`;
}
