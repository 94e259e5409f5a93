import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { forgetEntitlements } from '../account/demonstration.ts';
import type { Database } from '../platform/db/connect.ts';
import type { DB } from '../platform/db/tables.gen.ts';
import { demonstrationPeople } from './demonstration.ts';
import { deleteModels } from './provider/delete-models.ts';

interface Place {
  readonly database: Pick<Database, 'kysely'>;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

/**
 * Outside the demonstration: locks every account that was made in it, on a database that was brought along. Nobody has
 * shown that its address is theirs, and of some everybody knows the password. Password, passkeys, sessions, links and
 * what it may use are gone; whoever has the address gets in by a mailed link, as somebody who may use nothing.
 */
export async function lockDemonstrationAccounts({ database, log }: Place): Promise<void> {
  const locked = await database.kysely.transaction().execute(async (db) => {
    const accounts = await db
      .updateTable('account')
      .set({
        password_hash: null,
        email_verified: false,
        second_factor: false,
        app_metadata: '{}',
        of_demonstration: false,
        updated_at: sql`now()`,
      })
      .where('of_demonstration', '=', true)
      .returning(['id', 'email'])
      .execute();
    const ids = accounts.map(({ id }) => id);
    if (ids.length > 0) await endAccess(db, ids);
    // Their links make accounts and sign in.
    const mails = db.selectFrom('mailbox_message').select(sql<string>`lower(recipient)`.as('email'));
    await db.deleteFrom('ticket').where('email', 'in', mails).execute();
    await db.deleteFrom('mailbox_message').execute();
    return accounts;
  });
  if (locked.length === 0) return;
  const known: readonly string[] = demonstrationPeople.map(({ email }) => email);
  const accounts = locked.map(({ id, email }) => (known.includes(email) ? email : id));
  log.warn({ accounts }, 'accounts of the demonstration are locked');
}

async function endAccess(db: Kysely<DB>, ids: readonly string[]): Promise<void> {
  // Sessions before what was given in them, as whoever stores it: the two would wait for each other.
  await db.deleteFrom('session_use').where('account_id', 'in', ids).execute();
  await deleteModels(db, sql`account_id in (${sql.join(ids)})`);
  await db.deleteFrom('passkey').where('account_id', 'in', ids).execute();
  await db.deleteFrom('known_browser').where('account_id', 'in', ids).execute();
  await db.deleteFrom('ticket').where('account_id', 'in', ids).execute();
  await forgetEntitlements(db, ids);
}
