import { access, constants } from 'node:fs/promises';
import { get } from 'node:http';
import { dirname } from 'node:path';
import { type ListenPlace, listenPlace, type ServerName } from '../../src/platform/http/listen-place.ts';
import { isServed } from '../../src/platform/http/unix-socket.ts';
import type { Settings } from '../../src/platform/settings/settings.ts';
import { canListenOn, portSettings } from '../start/ports.ts';
import { type Finding, findingsOf, PATIENCE_MS } from './finding.ts';

const { good, wrong } = findingsOf('ports');

/** Whether the places at which this machine's servers listen are free, or taken by those servers. */
export function checkPorts(settings: Settings, servers: readonly ServerName[]): Promise<Finding[]> {
  return Promise.all(
    servers.map(async (server) => {
      const place = listenPlace(settings, server);
      const name = 'path' in place ? `${place.path} (HOST)` : `${place.port} (${portSettings[server]})`;
      const state = await stateOf(place);
      if (state === 'free') return good(`${name} is free`);
      if (state === 'ours') return good(`${name} is that of a running server of Chancery`);
      return 'path' in place && state === noDirectory
        ? wrong(
            `${dirname(place.path)} (HOST) is ${state}`,
            'make it, for this user and the group of the proxy',
          )
        : wrong(`${name} is ${state}`, `stop who has it, or set ${portSettings[server]} to another`);
    }),
  );
}

const noDirectory = 'no directory that this user may write to';

/** Who has a place: nobody, a server of Chancery, or what else keeps us from it. */
export async function stateOf(place: ListenPlace): Promise<string> {
  try {
    if (await isFree(place)) return 'free';
  } catch {
    return 'path' in place ? noDirectory : 'not this user’s to listen on';
  }
  return (await isHealthy(place)) ? 'ours' : 'taken by another program';
}

async function isFree(place: ListenPlace): Promise<boolean> {
  if ('port' in place) return canListenOn(place.port);
  await access(dirname(place.path), constants.W_OK | constants.X_OK);
  return !(await isServed(place.path));
}

function isHealthy(place: ListenPlace): Promise<boolean> {
  const at = 'path' in place ? { socketPath: place.path } : { host: 'localhost', port: place.port };
  return new Promise((resolve) => {
    const request = get({ ...at, path: '/healthz', timeout: PATIENCE_MS, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.once('error', () => resolve(false)).once('end', () => resolve(text === '{"ok":true}'));
    });
    request.once('timeout', () => request.destroy()).once('error', () => resolve(false));
  });
}
