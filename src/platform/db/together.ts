import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import pg from 'pg';
import { inPartSpan, isRecording } from '../observe/spans.ts';
import type { DatabaseClient } from './client.ts';
import { type Asked, Packet } from './packet.ts';
import { statementAttributes } from './statement-span.ts';
import type { DB } from './tables.gen.ts';

/**
 * A query builder for one reader: what it asks in one turn of the event loop goes to the server in one packet, over one
 * connection, instead of one each. It only reads; it has no transactions.
 */
export function readTogether(pool: pg.Pool): Kysely<DB> {
  return new Kysely<DB>({ dialect: new TogetherDialect(new TogetherConnection(pool)) });
}

class TogetherConnection implements DatabaseConnection {
  readonly #pool: pg.Pool;
  #waiting: Asked[] = [];

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const ask = () => this.#ask(sql, parameters) as Promise<R[]>;
    const rows = await (isRecording() ? inPartSpan('sql', statementAttributes(sql), ask) : ask());
    return { rows };
  }

  // biome-ignore lint/correctness/useYield: nothing is read in parts
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows that are read together cannot be streamed.');
  }

  #ask(text: string, values: readonly unknown[]): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      // Until then everything has been asked that waits for no answer.
      if (this.#waiting.length === 0) setImmediate(() => this.#send());
      this.#waiting.push({ text, values, resolve, reject });
    });
  }

  #send(): void {
    const asked = this.#waiting;
    this.#waiting = [];
    this.#pool.connect((error, client, release) => {
      if (error || !client) {
        for (const { reject } of asked) reject(error);
        return;
      }
      const { preparesStatements } = client as unknown as DatabaseClient;
      const packet = new Packet(asked, preparesStatements, (failure, unasked) => {
        const isRefused = failure instanceof pg.DatabaseError;
        release(failure !== null && (!isRefused || brokenPlans.has(failure.code ?? '')));
        // Nobody fails because of what somebody else asked; without a connection all do.
        if (!isRefused) for (const { reject } of unasked) reject(failure);
        else if (unasked.length > 0) this.#askAgain(unasked);
      });
      client.query(packet as unknown as pg.Submittable);
    });
  }

  #askAgain(unasked: readonly Asked[]): void {
    if (this.#waiting.length === 0) setImmediate(() => this.#send());
    this.#waiting.push(...unasked);
  }
}

/** A prepared statement that is not there any more, or does not fit a table any more: another connection is needed. */
const brokenPlans: ReadonlySet<string> = new Set(['26000', '0A000']);

class TogetherDialect implements Dialect {
  readonly #connection: TogetherConnection;

  constructor(connection: TogetherConnection) {
    this.#connection = connection;
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter();
  }

  createDriver(): Driver {
    return new TogetherDriver(this.#connection);
  }

  createIntrospector(db: Kysely<unknown>): PostgresIntrospector {
    return new PostgresIntrospector(db);
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler();
  }
}

class TogetherDriver implements Driver {
  readonly #connection: TogetherConnection;

  constructor(connection: TogetherConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(): Promise<void> {
    throw new Error('What is read together is no transaction.');
  }

  async commitTransaction(): Promise<void> {}

  async rollbackTransaction(): Promise<void> {}

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}
