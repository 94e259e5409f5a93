/** What a request asks that was under way while somebody's access ended (decision 23). */
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import type { Account } from '../../accounts/accounts.ts';

/**
 * Whether an account was not signed out everywhere since it was read. To be asked once something is written that a proof
 * of before brings, and before anybody is told: what is signed out everywhere after this answer ends that as well.
 */
export async function isStill(
  db: Kysely<DB>,
  { id, sign_outs }: Pick<Account, 'id' | 'sign_outs'>,
): Promise<boolean> {
  const account = db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('sign_outs', '=', sign_outs);
  // Waits for a sign-out under way, and holds one off until it has read.
  return (await account.forShare().executeTakeFirst()) !== undefined;
}

/** Whether a session was not ended. In a transaction nobody ends it before that is done. */
export async function isOpen(db: Kysely<DB>, uid: string): Promise<boolean> {
  const use = db
    .selectFrom('session_use')
    .select('session_uid')
    .where('session_uid', '=', uid)
    .where('ended_at', 'is', null);
  return (await use.forShare().executeTakeFirst()) !== undefined;
}
