import { Kysely, PostgresDialect } from 'kysely';
import type { PoolClient } from 'pg';
import type { Database } from '../db/connect.ts';
import type { DB } from '../db/tables.gen.ts';
import { Places } from './places.ts';

/** Connections that the API may hold at once, of the ten of a process: the others are the pages'. */
const MOST_OF_ALL = 4;
/** Connections that one HTTP request with its batch, or one socket, may hold at once. */
const MOST_OF_ONE = 2;
/** Statements that may wait for a connection of the API; whoever asks then is told to come back. */
const MOST_WAITING = 64;
/** Longest wait of a statement, in milliseconds. */
const PATIENCE = 5_000;

/** What one caller of the API reads and writes through. */
export interface CallersDatabase {
  readonly database: Database;
  /** Refuses the statements that still wait: nobody waits for what they would bring. */
  end(): void;
}

/** The API's share of a process's connections. Pages never wait behind it. */
export interface ApiConnections {
  /** Whether a new caller would only be refused. */
  readonly isFull: boolean;
  /** For what is asked before anybody's query is. */
  readonly database: Database;
  forOne(): CallersDatabase;
}

export function apiConnections(database: Database): ApiConnections {
  const all = new Places({ places: MOST_OF_ALL, queue: MOST_WAITING, patience: PATIENCE });
  return {
    get isFull() {
      return all.isFull;
    },
    database: through(database, () => all.take()),
    forOne() {
      const own = new Places({ places: MOST_OF_ONE, queue: Number.POSITIVE_INFINITY });
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
      return { database: through(database, take), end: () => own.refuseWaiting() };
    },
  };
}

/** The same database, each of whose connections has to be waited for; the function gives a place and gets it back. */
function through(database: Database, take: () => Promise<() => void>): Database {
  const { pool } = database;
  const connect = async (): Promise<PoolClient> => {
    const giveBack = await take();
    try {
      const client = await pool.connect();
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
  const waited = { connect, end: () => pool.end(), options: pool.options };
  return { ...database, kysely: new Kysely<DB>({ dialect: new PostgresDialect({ pool: waited }) }) };
}
