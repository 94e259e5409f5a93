import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { listenerPrefix, openListener, type PublicationRow } from './publication-channel.ts';

/** Something that changed on the site, committed before it is told. */
export type Publication = PublicationRow;

export interface ListenOptions {
  readonly url: string;
  /** Names this process among all that listen; up to 40 letters, digits and hyphens. */
  readonly processName: string;
  /** Told of every publication once, in order; the next one waits until it has returned. */
  onPublication(publication: Publication): void | Promise<void>;
  /** Something may have been missed that cannot be made good: everything that is kept must go. */
  onGap(): void | Promise<void>;
  /** Told when the connection is lost or cannot be made again; it is tried for ever. */
  onTrouble?(error: Error): void;
}

export interface Listening {
  stop(): Promise<void>;
}

const firstPause = 100;
const longestPause = 5_000;

/**
 * Listens for publications on a connection of its own and says of each, once `onPublication` has returned, that it
 * was seen: see `confirmTakeDown`. After a lost connection it catches up by number. Resolves when it listens: what
 * is rendered from then on is never older than what it will be told.
 *
 * @throws when the first connection cannot be made
 */
export async function listenForPublications(options: ListenOptions): Promise<Listening> {
  if (!/^[A-Za-z0-9-]{1,40}$/.test(options.processName)) {
    throw new Error(`“${options.processName}” is not a name of letters, digits and hyphens.`);
  }
  const stopping = new AbortController();
  let listener = await openListener(options, null);
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const error = await listener.lost;
      if (stopping.signal.aborted) return;
      options.onTrouble?.(error);
      const next = await reopened(options, listener.lastSeen(), stopping.signal);
      if (!next) return;
      listener = next;
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await listener.close();
      await running;
    },
  };
}

/** Tries until it listens again, less and less often, at times that differ between processes. */
async function reopened(options: ListenOptions, lastSeen: number, stopping: AbortSignal) {
  for (let wait = firstPause; ; wait = Math.min(wait * 2, longestPause)) {
    try {
      await pause(wait * (0.5 + Math.random() / 2), undefined, { signal: stopping });
      const listener = await openListener(options, lastSeen);
      if (!stopping.aborted) return listener;
      await listener.close();
      return null;
    } catch (error) {
      if (stopping.aborted) return null;
      options.onTrouble?.(error as Error);
    }
  }
}

/**
 * Waits until every process that listens has seen a publication. A process that ends meanwhile is not waited for.
 *
 * @param timeoutMs longest wait, in milliseconds
 * @returns the names of those that have not said so in time; none: nothing older is served any more
 */
export async function confirmTakeDown(
  url: string,
  seq: number,
  options: { readonly timeoutMs: number },
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: options.timeoutMs });
  client.on('error', () => {});
  const seen = new Set<string>();
  const changed = { notify: () => {} };
  client.on('notification', ({ payload = '' }) => {
    const [name = '', number] = payload.split(':');
    if (Number(number) >= seq) seen.add(name);
    changed.notify();
  });
  const deadline = Date.now() + options.timeoutMs;
  await client.connect();
  try {
    await client.query('listen publication_seen');
    // Whoever saw it before we listened says so again.
    await client.query("select pg_notify('publication', $1)", [String(seq)]);
    for (;;) {
      const missing = (await liveListeners(client)).filter((name) => !seen.has(name));
      const left = deadline - Date.now();
      if (missing.length === 0 || left <= 0) return missing;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 250));
        changed.notify = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  } finally {
    await client.end();
  }
}

async function liveListeners(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct substr(application_name, $1) as name from pg_stat_activity
     where datname = current_database() and starts_with(application_name, $2) order by name`,
    [listenerPrefix.length + 1, listenerPrefix],
  );
  return rows.map((row) => row.name);
}
