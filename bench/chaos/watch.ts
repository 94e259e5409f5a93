import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { siteHost } from '../rolling/fleet.ts';
import { anyMark, type Entry } from './ledger.ts';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Asks a server process at its socket, as the balancer does. @throws Error when there is no answer within the time */
export function askProcess(
  socketPath: string,
  path: string,
  host = siteHost,
  timeout = 4_000,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host, connection: 'close', 'accept-encoding': 'identity' };
    const request = get({ socketPath, path, headers, timeout, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on('error', reject);
    });
    request.on('timeout', () => request.destroy(new Error(`no answer within ${timeout} ms`)));
    request.on('error', reject);
  });
}

/**
 * Looks all the time whether a site process serves what was taken down everywhere.
 *
 * @returns a function that ends it and tells what was seen, a line each
 */
export function watchTakenDown(
  sockets: readonly string[],
  entries: readonly Entry[],
): () => Promise<string[]> {
  const seen: string[] = [];
  let isStopping = false;
  const watching = sockets.map(async (socket) => {
    while (!isStopping) {
      for (const entry of entries) {
        const { confirmedGoneSince: turn } = entry;
        if (turn === undefined || isStopping) continue;
        const answer = await askProcess(socket, entry.path).catch(() => undefined);
        // What was tried meanwhile may have brought it back.
        if (answer?.text.includes(anyMark) && entry.turn === turn && entry.confirmedGoneSince === turn)
          seen.push(`${entry.path} was served at ${socket} after its take-down was confirmed`);
      }
      await delay(50);
    }
  });
  return async () => {
    isStopping = true;
    await Promise.all(watching);
    return seen;
  };
}
