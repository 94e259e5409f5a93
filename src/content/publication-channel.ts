import { DatabaseClient } from '../db/client.ts';
import { endLease, lease, renewLease } from './site-processes.ts';

export interface PublicationRow {
  readonly seq: number;
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
 * the process's lease.
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
  const renew = async () => {
    await renewLease(client, handlers.processName);
    handlers.onRenewed();
  };
  const state = { seen: lastSeen ?? 0, work: Promise.resolve() };
  const drain = () => {
    state.work = state.work.then(() => tellNew(client, handlers, state)).catch(ended.resolve);
  };
  client.on('notification', drain);
  try {
    await client.connect();
    await client.query('listen publication');
    await renew();
    const newest = await newestSeq(client);
    // Numbers never go back, unless the database was restored from a backup.
    if (lastSeen !== null && newest < lastSeen) await handlers.onGap();
    if (lastSeen === null || newest < lastSeen) state.seen = newest;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  drain();
  const timer = setInterval(() => renew().catch(ended.resolve), lease.renewEvery);
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
      clearInterval(timer);
      await endLease(client, handlers.processName).catch(() => undefined);
      ended.resolve(new Error('It was stopped.'));
      await lost;
    },
  };
}

/** Tells of every publication that is new, and acknowledges the last one, also when there is none. */
async function tellNew(client: DatabaseClient, handlers: Handlers, state: { seen: number }): Promise<void> {
  const { rows } = await client.query<PublicationRow>(
    `select seq::int, record_ids as "recordIds", types, locales, hard from publication where seq > $1 order by seq`,
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
