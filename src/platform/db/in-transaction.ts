import type { Kysely, Transaction } from 'kysely';
import type { DB } from './tables.gen.ts';

/** Does the work in one transaction: that of the caller where there is one, otherwise one of its own. */
export function inTransaction<T>(db: Kysely<DB>, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Transaction<DB>) : db.transaction().execute(work);
}
