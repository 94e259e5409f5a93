import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { inPartSpan, isRecording } from '../observe/spans.ts';
import { PacketSender, type Pool } from './packet-sender.ts';
import { PublishedSender } from './replicas/published-sender.ts';
import { type Lend, lendAtOnce } from './replicas/replica.ts';
import type { Replicas } from './replicas/replicas.ts';
import { statementAttributes } from './statement-span.ts';
import type { DB } from './tables.gen.ts';

/**
 * A query builder for one reader: what it asks in one turn of the event loop goes to the server in one packet, over one
 * connection, instead of one each. Transactions, and statements that write, have a connection of their own, as
 * everywhere.
 */
export function readTogether(pool: Pool): Kysely<DB> {
  return new Kysely<DB>({ dialect: new TogetherDialect(pool, new PacketSender(pool)) });
}

/** The same for a reader of what is published: replicas answer it, as far as they are new enough (decision 58). */
export function readPublished(pool: Pool, replicas: Replicas, lend: Lend = lendAtOnce): Kysely<DB> {
  return new Kysely<DB>({ dialect: new TogetherDialect(pool, new PublishedSender(replicas, pool, lend)) });
}

type Sender = Pick<PacketSender, 'ask'> & Partial<Pick<PublishedSender, 'stayOnPrimary'>>;

class TogetherDialect implements Dialect {
  readonly #pool: Pool;
  readonly #sender: Sender;

  constructor(pool: Pool, sender: Sender) {
    this.#pool = pool;
    this.#sender = sender;
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter();
  }

  createDriver(): Driver {
    return new TogetherDriver(this.#pool, this.#sender);
  }

  createIntrospector(db: Kysely<unknown>): PostgresIntrospector {
    return new PostgresIntrospector(db);
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler();
  }
}

class TogetherDriver implements Driver {
  readonly #sender: Sender;
  readonly #alone: PostgresDriver;

  constructor(pool: Pool, sender: Sender) {
    this.#sender = sender;
    this.#alone = new PostgresDriver({ pool });
  }

  init(): Promise<void> {
    return this.#alone.init();
  }

  async acquireConnection(): Promise<TogetherConnection> {
    return new TogetherConnection(this.#sender, (query) => this.#askAlone(query));
  }

  async #askAlone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#sender.stayOnPrimary?.();
    const connection = (await this.#alone.acquireConnection()) as Alone;
    try {
      return await connection.executeQuery(query);
    } finally {
      await this.#alone.releaseConnection(connection);
    }
  }

  async beginTransaction(connection: TogetherConnection, settings: TransactionSettings): Promise<void> {
    this.#sender.stayOnPrimary?.();
    connection.alone = (await this.#alone.acquireConnection()) as Alone;
    await this.#alone.beginTransaction(connection.alone, settings);
  }

  commitTransaction({ alone }: TogetherConnection): Promise<void> {
    return alone ? this.#alone.commitTransaction(alone) : Promise.resolve();
  }

  rollbackTransaction({ alone }: TogetherConnection): Promise<void> {
    return alone ? this.#alone.rollbackTransaction(alone) : Promise.resolve();
  }

  async releaseConnection({ alone }: TogetherConnection): Promise<void> {
    if (alone) await this.#alone.releaseConnection(alone);
  }

  /** The pool is not this reader's to end. */
  async destroy(): Promise<void> {}
}

const reading = /^\s*(?:select|with)\b/i;
const writing = /\b(?:insert|update|delete|merge|nextval|pg_notify|pg_advisory\w*)\b/i;

type Alone = Parameters<PostgresDriver['releaseConnection']>[0];

class TogetherConnection implements DatabaseConnection {
  /** That of a transaction. */
  alone: Alone | undefined;
  readonly #sender: Sender;
  readonly #askAlone: <R>(query: CompiledQuery) => Promise<QueryResult<R>>;

  constructor(sender: Sender, askAlone: <R>(query: CompiledQuery) => Promise<QueryResult<R>>) {
    this.#sender = sender;
    this.#askAlone = askAlone;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.alone) return this.alone.executeQuery(query);
    const { sql, parameters } = query;
    // What fails in a packet undoes what was written before it.
    if (!reading.test(sql) || writing.test(sql)) return this.#askAlone(query);
    const ask = () => this.#sender.ask(sql, parameters) as Promise<R[]>;
    return { rows: await (isRecording() ? inPartSpan('sql', statementAttributes(sql), ask) : ask()) };
  }

  // biome-ignore lint/correctness/useYield: nothing is read in parts
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows that are read together cannot be streamed.');
  }
}
