import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from '../../platform/db/connect.ts';
import type { Lend } from '../../platform/db/replicas/replica.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { readPublished, readTogether } from '../../platform/db/together.ts';
import { FairQueue } from '../../platform/http/fair-queue.ts';
import { WaitingRoom } from '../../platform/http/waiting-room.ts';

/** The share of a process's connections that the API may hold at once: the others are the pages'. */
const SHARE = 0.4;
/** Connections that one HTTP request with its batch, or one socket, may hold at once. */
const MOST_OF_ONE = 2;
/** Requests, or operations of sockets, that are answered at once. Who is let in is answered to the end. */
const MOST_ANSWERED = 8;
/** Those that may wait for that, by turns of networks and accounts, and statements that may wait for a connection. */
const MOST_WAITING = 64;
/** Longest wait to be let in, in milliseconds. */
const PATIENCE_AT_DOOR = 5_000;
/** Longest wait of a statement: as long as an operation may take (`engine.ts`). */
const PATIENCE = 10_000;

/** What one caller of the API reads and writes through. */
export interface CallersDatabase {
  readonly database: Database;
  /**
   * Waits until what this caller asks next may be answered.
   *
   * @returns to be called when it is
   * @throws Overloaded
   */
  begin(): Promise<() => void>;
  /** Refuses the statements that still wait: nobody waits for what they would bring. */
  end(): void;
}

/** The API's share of a process's connections. Pages never wait behind it. */
export interface ApiConnections {
  /** Whether a new caller's statements would only be refused. */
  readonly isFull: boolean;
  /** For what is asked before anybody's query is. */
  readonly database: Database;
  /** @param line the network or account of who asks: of one in which many wait nobody else is kept waiting */
  forOne(line: string): CallersDatabase;
}

export function apiConnections(database: Database): ApiConnections {
  const answered = new FairQueue({
    atOnce: MOST_ANSWERED,
    mostWaiting: MOST_WAITING,
    longestWait: PATIENCE_AT_DOOR,
  });
  const all = new WaitingRoom({
    places: Math.max(1, Math.floor(database.pool.options.max * SHARE)),
    queue: MOST_WAITING,
    patience: PATIENCE,
  });
  return {
    get isFull() {
      return all.isFull;
    },
    database: through(database, () => all.take()),
    forOne(line) {
      const own = new WaitingRoom({ places: MOST_OF_ONE, queue: Number.POSITIVE_INFINITY });
      const take = async () => {
        const leave = await own.take();
        try {
          const giveBack = await all.take();
          return () => {
            giveBack();
            leave();
          };
        } catch (error) {
          leave();
          throw error;
        }
      };
      return {
        database: through(database, take),
        begin: () => turnIn(answered, line),
        end: () => own.refuseWaiting(),
      };
    },
  };
}

/** Waits for a turn. @returns what ends it @throws Overloaded */
function turnIn(queue: FairQueue, line: string): Promise<() => void> {
  const begun = Promise.withResolvers<() => void>();
  const work = () => {
    const over = Promise.withResolvers<void>();
    begun.resolve(over.resolve);
    return over.promise;
  };
  queue.take(line, work).catch(begun.reject);
  return begun.promise;
}

/** The same database, each of whose connections has to be waited for; the function gives a place and gets it back. */
function through(database: Database, take: () => Promise<() => void>): Database {
  const { pool, replicas } = database;
  const lend: Lend = async (from) => {
    const giveBack = await take();
    try {
      const client = await from.connect();
      const release = client.release;
      // The pool gives a client another `release` each time that it lends it.
      client.release = (broken) => {
        giveBack();
        release(broken);
      };
      return client;
    } catch (error) {
      giveBack();
      throw error;
    }
  };
  const waited = { connect: () => lend(pool), end: () => pool.end(), options: pool.options };
  let kysely: Kysely<DB> | undefined;
  return {
    ...database,
    // Most callers read only.
    get kysely() {
      kysely ??= new Kysely<DB>({ dialect: new PostgresDialect({ pool: waited }) });
      return kysely;
    },
    reader: () => readTogether(waited),
    publishedReader: () => (replicas ? readPublished(waited, replicas, lend) : readTogether(waited)),
  };
}
