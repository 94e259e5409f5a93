import { sql } from 'kysely';
import type { Identity } from '../identity.ts';

/** The sessions of an account that have not ended, the one used last first. */
export async function sessionsOf({ database }: Pick<Identity, 'database'>, accountId: string) {
  return database.kysely
    .selectFrom('session_use')
    .innerJoin('oidc_model', (join) =>
      join
        .on('oidc_model.model', '=', 'Session')
        .onRef('oidc_model.uid', '=', 'session_use.session_uid')
        .onRef('oidc_model.account_id', '=', 'session_use.account_id'),
    )
    .select(['session_uid', 'user_agent', 'signed_in_at', 'last_used_at'])
    .where('session_use.account_id', '=', accountId)
    .where((eb) =>
      eb.or([eb('oidc_model.expires_at', 'is', null), eb('oidc_model.expires_at', '>', sql<Date>`now()`)]),
    )
    .orderBy('last_used_at', 'desc')
    .execute();
}
