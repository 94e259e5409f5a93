import { type Kysely, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '../../platform/db/tables.gen.ts';
import { Refusal } from './refusal.ts';

export type Db = Kysely<DB>;
export type Trx = Transaction<DB>;

/** Any number, as long as every process uses the same. */
const publishingLock = 7_263_542;

/**
 * Runs a command that changes what is live. One at a time on the whole site: paths of a tree are then computed from
 * a tree that stands still, and publications are committed in the order of their numbers, so that whoever has seen
 * one has seen all before it. Whether a path is free is checked by the database at the end.
 */
export async function inPublication<T>(db: Db, command: (trx: Trx) => Promise<T>): Promise<T> {
  return withRefusals(() =>
    db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${publishingLock})`.execute(trx);
      await sql`set constraints live_path_once, live_path_one_record, navigator_period_once deferred`.execute(
        trx,
      );
      const result = await command(trx);
      await sql`set constraints all immediate`.execute(trx);
      return result;
    }),
  );
}

/** Runs a command that changes drafts only. */
export async function inTransaction<T>(db: Db, command: (trx: Trx) => Promise<T>): Promise<T> {
  return withRefusals(() => db.transaction().execute(command));
}

async function withRefusals<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof pg.DatabaseError ? (refusalOf(error) ?? error) : error;
  }
}

function refusalOf(error: pg.DatabaseError): Refusal | null {
  switch (error.constraint) {
    case 'live_path_once':
    case 'live_path_one_record':
      return new Refusal(
        'path-taken',
        // An index holds the id as an expression.
        `Another page has this address already. ${error.detail?.replaceAll("(record_id || ''::text)", 'record_id') ?? ''}`.trimEnd(),
      );
    case 'navigator_period_once':
      return new Refusal(
        'period-taken',
        `There is an answer for some of these days already. End its period the day before this one begins. ${error.detail ?? ''}`.trimEnd(),
      );
    case 'record_id_check':
      return new Refusal('id', 'An id has 2 to 63 characters: small letters, figures and hyphens.');
    case 'record_pkey':
      return new Refusal('already-there', 'A record with this id exists already.');
    case 'translation_pkey':
      return new Refusal('changed-meanwhile', 'Somebody else has begun this translation meanwhile.');
    default:
      return null;
  }
}
