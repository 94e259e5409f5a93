import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { type Account, accountItselfById } from '../accounts/accounts.ts';
import { endTickets } from '../accounts/tickets.ts';

/**
 * A joined account is another address of the main one, and no other way in: what the main account asks for opens it,
 * and codes and links go to its mailbox. The joined account's own password and passkeys open nothing until it is
 * separated again (decision 16).
 */
export interface Join {
  readonly main: Account;
  readonly joined: Account;
}

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
 * Joins an account, and those that were joined to it, to another: from now on their addresses lead to that one. What
 * was mailed for them is worth nothing any more.
 *
 * @returns both; null when one of the two is not, or no longer, an account of its own
 */
export function joinAccount(db: Kysely<DB>, joinedId: string, mainId: string): Promise<Join | null> {
  return inTransaction(db, async (transaction) => {
    const both = await transaction
      .selectFrom('account')
      .selectAll()
      .where('id', 'in', [joinedId, mainId])
      .where('linked_to', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    const main = both.find(({ id }) => id === mainId);
    const joined = both.find(({ id }) => id === joinedId);
    if (!main || !joined || main === joined) return null;
    const moved = await transaction
      .updateTable('account')
      .set({ linked_to: mainId, linked_at: sql`now()`, updated_at: sql`now()` })
      .where((row) => row.or([row('id', '=', joinedId), row('linked_to', '=', joinedId)]))
      .returning('id')
      .execute();
    for (const { id } of moved) await endTickets(transaction, id);
    return { main, joined };
  });
}

/** Makes a joined account one of its own again; null when it was not joined to this one. */
export async function separateAccount(
  db: Kysely<DB>,
  joinedId: string,
  mainId: string,
): Promise<Join | null> {
  const joined = await db
    .updateTable('account')
    .set({ linked_to: null, linked_at: null, updated_at: sql`now()` })
    .where('id', '=', joinedId)
    .where('linked_to', '=', mainId)
    .returningAll()
    .executeTakeFirst();
  const main = joined && (await accountItselfById(db, mainId));
  return main ? { main, joined } : null;
}

/** Ends every join that an account has part in: of others to it, and its own to another. @returns those it was */
export async function endJoins(db: Kysely<DB>, id: string): Promise<Join[]> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'linked_to'])
    .where((row) => row.or([row('id', '=', id), row('linked_to', '=', id)]))
    .where('linked_to', 'is not', null)
    .execute();
  const ended: Join[] = [];
  for (const row of rows) {
    const join = await separateAccount(db, row.id, row.linked_to ?? '');
    if (join) ended.push(join);
  }
  return ended;
}
