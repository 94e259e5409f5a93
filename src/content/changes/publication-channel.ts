import type { Pool } from 'pg';
import { DatabaseClient } from '../../platform/db/client.ts';
import { Deaf, listenToOneself, NotTold } from './hearing.ts';
import { endLease, lease, renewLease } from './site-processes.ts';

export interface PublicationRow {
  readonly seq: number;
  /** When, as PostgreSQL writes it: with the number it is no other's. */
  readonly at: string;
  readonly recordIds: readonly string[];
  readonly types: readonly string[];
  readonly locales: readonly string[];
  /** A take-down: nothing rendered before may be served after. */
  readonly hard: boolean;
}

interface Listener {
  /** Resolves when the connection is no longer there, also after `close`. */
  readonly lost: Promise<Error>;
  lastSeen(): number;
  close(): Promise<void>;
}

interface Handlers {
  readonly url: string;
  /** Connections to the same database, by which it is told that it hears. */
  readonly pool: Pick<Pool, 'query'>;
  readonly processName: string;
  onPublication(publication: PublicationRow): void | Promise<void>;
  onGap(): void | Promise<void>;
  /** The process has said that it hears of publications. */
  onRenewed(): void;
}

const answerWithin = 5_000;

/**
 * Opens one connection that listens, and tells of everything after `lastSeen`; null: of everything from now on.
 * Its end is `lost`, whichever side ends it; a connection that is dead without saying so is found by its not renewing
 * the process's lease, and one that does not hear by its not hearing what this process tells itself.
 *
 * @throws Deaf when it does not hear; take-downs then name the process, and wait for it no longer
 */
export async function openListener(handlers: Handlers, lastSeen: number | null): Promise<Listener> {
  const client = new DatabaseClient({
    connectionString: handlers.url,
    application_name: `chancery-listener:${handlers.processName}`,
    connectionTimeoutMillis: answerWithin,
    query_timeout: answerWithin,
    keepAlive: true,
  });
  const ended = Promise.withResolvers<Error>();
  client.on('error', ended.resolve);
  client.on('end', () => ended.resolve(new Error('The connection was closed.')));
  let isClosing = false;
  let hears = async () => false;
  const renew = async () => {
    const isSilent = !(await hears());
    if (isClosing) return;
    await renewLease(client, handlers.processName, { isSilent });
    if (isSilent) throw new Deaf();
    handlers.onRenewed();
  };
  const state = { seen: lastSeen ?? 0, work: Promise.resolve() };
  // Until then it answers for nothing: whoever may be deaf hears some things by chance, and would confirm them.
  let isKnownToHear = false;
  const drain = () => {
    state.work = state.work.then(() => tellNew(client, handlers, state)).catch(ended.resolve);
  };
  client.on('notification', ({ channel }) => {
    if (isKnownToHear && channel === 'publication') drain();
  });
  try {
    await client.connect();
    await client.query('listen publication');
    hears = await listenToOneself(client, handlers.pool, handlers.processName);
    await renew();
    const newest = await newestSeq(client);
    // Numbers never go back, unless the database was restored from a backup.
    if (lastSeen !== null && newest < lastSeen) await handlers.onGap();
    if (lastSeen === null || newest < lastSeen) state.seen = newest;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  isKnownToHear = true;
  drain();
  const renewAgain = (error: Error) => {
    if (!(error instanceof NotTold)) ended.resolve(error);
  };
  const timer = setInterval(() => renew().catch(renewAgain), lease.renewEvery);
  const lost = ended.promise.then(async (error) => {
    clearInterval(timer);
    await client.end().catch(() => undefined);
    await state.work;
    return error;
  });
  return {
    lost,
    lastSeen: () => state.seen,
    close: async () => {
      isClosing = true;
      clearInterval(timer);
      await endLease(handlers.pool, handlers.processName).catch(() => undefined);
      ended.resolve(new Error('It was stopped.'));
      await lost;
    },
  };
}

/** Tells of every publication that is new, and acknowledges the last one, also when there is none. */
async function tellNew(client: DatabaseClient, handlers: Handlers, state: { seen: number }): Promise<void> {
  const { rows } = await client.query<PublicationRow>(
    `select seq::int, at::text, record_ids as "recordIds", types, locales, hard from publication where seq > $1 order by seq`,
    [state.seen],
  );
  for (const row of rows) {
    await handlers.onPublication(row);
    state.seen = row.seq;
  }
  await client.query("select pg_notify('publication_seen', $1)", [`${handlers.processName}:${state.seen}`]);
}

async function newestSeq(client: DatabaseClient): Promise<number> {
  const { rows } = await client.query<{ seq: number }>(
    'select coalesce(max(seq), 0)::int as seq from publication',
  );
  return rows[0]?.seq ?? 0;
}
