import { type Kysely, sql, type Transaction } from 'kysely';
import { subjectDigest } from '../account/visitor.ts';
import { deleteRequestsOf } from '../forms/submissions/delete-submissions.ts';
import { endAllSessions } from '../identity/provider/sessions/sessions.ts';
import type { DB } from '../platform/db/tables.gen.ts';

/** More than any access token of the embedded provider holds (`IDENTITY_TOKEN_SECONDS`). */
const LONGEST_TOKEN = '2 days';

/**
 * Erases everybody whose time has come, with what they asked the firm for from their account, and forgets who was once no token of theirs can hold any more. Safe to do twice,
 * and by several processes.
 *
 * @returns how many they were
 */
export async function eraseDue(db: Kysely<DB>): Promise<number> {
  await db
    .deleteFrom('erased_subject')
    .where('erased_at', '<', sql<Date>`now() - ${LONGEST_TOKEN}::interval`)
    .execute();
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('visitor')
      .select('id')
      .where('deletion_due', '<=', sql<Date>`now()`)
      .forUpdate()
      .execute();
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    // As long as it is known which they are.
    await deleteRequestsOf(trx, ids);
    await trx.deleteFrom('visitor').where('id', 'in', ids).execute();
    for (const id of ids) await eraseAccount(trx, id);
    return ids.length;
  });
}

/**
 * Erases the account that the embedded identity provider has of a subject: its passkeys, tickets, sessions, mails and
 * every token. Nothing happens where another provider named the subject.
 */
async function eraseAccount(trx: Transaction<DB>, sub: string): Promise<void> {
  const accounts = await trx
    .deleteFrom('account')
    .where((where) => where.or([where('id', '=', sub), where('linked_to', '=', sub)]))
    .returning(['id', 'email'])
    .execute();
  if (accounts.length === 0) return;
  const ids = accounts.map(({ id }) => id);
  const emails = accounts.map(({ email }) => email.toLowerCase());
  const digests = ids.map((id) => ({ digest: subjectDigest(id) }));
  await trx.insertInto('erased_subject').values(digests).execute();
  for (const id of ids) await endAllSessions({ database: { kysely: trx } }, id);
  await trx
    .deleteFrom('outgoing')
    .where('kind', '=', 'mail')
    .where(sql`lower(content ->> 'to')`, 'in', emails)
    .execute();
  await trx.deleteFrom('mail').where(sql`lower(recipient)`, 'in', emails).execute();
  await trx.deleteFrom('ticket').where('email', 'in', emails).execute();
  await trx.deleteFrom('mailbox_message').where(sql`lower(recipient)`, 'in', emails).execute();
}
