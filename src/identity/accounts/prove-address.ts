import { sql } from 'kysely';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Identity } from '../identity.ts';
import { endJoins } from '../management/joined-accounts.ts';
import { endAllSessions } from '../provider/sessions/sessions.ts';
import type { Account } from './accounts.ts';
import { endTickets } from './tickets.ts';

/**
 * Notes that whoever signs in by a mailed code has the account's address. Where nobody had shown that before, somebody
 * else may have made the account in their name: the password, passkeys, joins, sessions and links of that time open it
 * no longer. All of it or nothing, and a part of the caller's transaction where `database` is one.
 *
 * @returns the account as it then is
 */
export async function proveAddress(
  { database }: { readonly database: Pick<Identity['database'], 'kysely'> },
  account: Account,
): Promise<Account> {
  if (account.email_verified) return account;
  return inTransaction(database.kysely, async (db) => {
    await endAllSessions({ database: { kysely: db } }, account.id);
    await endTickets(db, account.id);
    await endJoins(db, account.id);
    await db.deleteFrom('passkey').where('account_id', '=', account.id).execute();
    return db
      .updateTable('account')
      .set({ email_verified: true, password_hash: null, second_factor: false, updated_at: sql`now()` })
      .where('id', '=', account.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
