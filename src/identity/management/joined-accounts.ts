import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { DB } from '../../db/tables.gen.ts';
import type { Account } from '../accounts/accounts.ts';

/** The accounts that were joined to this one, the oldest first. */
export function joinedTo(db: Kysely<DB>, id: string): Promise<Account[]> {
  return db
    .selectFrom('account')
    .selectAll()
    .where('linked_to', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * Joins an account, and those that were joined to it, to another: from now on they sign in as that one. False when
 * one of the two is not, or no longer, an account of its own.
 */
export function joinAccount(db: Kysely<DB>, secondary: string, main: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const both = await transaction
      .selectFrom('account')
      .select('id')
      .where('id', 'in', [secondary, main])
      .where('linked_to', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    if (both.length < 2) return false;
    await transaction
      .updateTable('account')
      .set({ linked_to: main, updated_at: sql`now()` })
      .where((row) => row.or([row('id', '=', secondary), row('linked_to', '=', secondary)]))
      .execute();
    return true;
  });
}

/** Makes a joined account one of its own again; false when it was not joined to this one. */
export async function separateAccount(db: Kysely<DB>, secondary: string, main: string): Promise<boolean> {
  const row = await db
    .updateTable('account')
    .set({ linked_to: null, updated_at: sql`now()` })
    .where('id', '=', secondary)
    .where('linked_to', '=', main)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
