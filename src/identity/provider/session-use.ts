import { sql } from 'kysely';
import type { Identity } from '../identity.ts';

/** Notes where a session is used, for the list that an account's owner sees. */
export async function noteSessionUse(
  { kysely }: Identity['database'],
  sessionUid: string,
  accountId: string,
  userAgent: string,
): Promise<void> {
  const user_agent = userAgent.slice(0, 500);
  await kysely
    .insertInto('session_use')
    .values({ session_uid: sessionUid, account_id: accountId, user_agent })
    .onConflict((conflict) =>
      conflict
        .column('session_uid')
        .doUpdateSet({ account_id: accountId, user_agent, last_used_at: sql`now()` }),
    )
    .execute();
}
