import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { DatabaseClient } from './client.ts';
import { Replicas } from './replicas/replicas.ts';
import { serversOf } from './servers.ts';
import type { DB } from './tables.gen.ts';
import { readPublished, readTogether } from './together.ts';

/** One pool of connections and the typed query builder over it. */
export interface Database {
  readonly url: string;
  /** The same database without a pooler in between: for whoever listens. */
  readonly directUrl: string;
  readonly kysely: Kysely<DB>;
  readonly pool: pg.Pool;
  /** For somebody who reads several things at once: see `readTogether`. One for each who asks. */
  reader(): Kysely<DB>;
  /** For somebody who reads what is published alone: replicas answer, where there are any. One for each who asks. */
  publishedReader(): Kysely<DB>;
  /** Null: there are none. */
  readonly replicas: Replicas | null;
  end(): Promise<void>;
}

interface ConnectOptions {
  /** Default: the address itself. */
  readonly directUrl?: string | undefined;
  /** Addresses of servers that follow it, for what is published; each has as many connections. */
  readonly readUrls?: readonly string[];
  /** Most connections; default 10. */
  readonly max?: number;
  /** Longest time for one statement, in milliseconds; default 5,000. 0 means no limit. */
  readonly statementTimeout?: number;
}

// int8 counts and sequence numbers of this product stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Milliseconds for each server of the address. */
const connectWithin = 3_000;

/**
 * Connects to PostgreSQL. Nothing is sent before the first query; a lost connection is replaced by the pool.
 * Every statement has a timeout, so that a slow one cannot hold a visitor or a connection.
 */
export function connect(url: string, options: ConnectOptions = {}): Database {
  const statementTimeout = options.statementTimeout ?? 5_000;
  const max = options.max ?? 10;
  const pool = new pg.Pool({
    Client: DatabaseClient,
    connectionString: url,
    max,
    connectionTimeoutMillis: connectWithin * (serversOf(url)?.each.length ?? 1),
    idleTimeoutMillis: 60_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'chancery',
    ...(statementTimeout > 0 && { query_timeout: statementTimeout + 1_000 }),
  });
  // A connection that breaks while it is idle is dropped by the pool; the event itself would end the process if nobody
  // listened to it.
  pool.on('error', () => {});
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const replicas = options.readUrls?.length ? new Replicas(pool, options.readUrls, max) : null;
  // Not by kysely's destroy, which leaves a pool open that only others have used.
  return {
    url,
    directUrl: options.directUrl ?? url,
    kysely,
    pool,
    reader: () => readTogether(pool),
    publishedReader: () => (replicas ? readPublished(pool, replicas) : readTogether(pool)),
    replicas,
    end: async () => {
      await replicas?.end();
      await pool.end();
    },
  };
}
