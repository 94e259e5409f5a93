import { type Kysely, sql } from 'kysely';
import type { DB } from '../platform/db/tables.gen.ts';

/** Claim of an access token: the permissions of whom it is of, as a list of texts. */
export const PERMISSIONS_CLAIM = 'https://chancery.example/permissions';

/** Claim of the grant that an access token came of: with it ends the token. */
export const GRANT_CLAIM = 'gid';

/** Whether a grant still holds, and its account is there and is not joined to another. */
export async function isGranted(db: Kysely<DB>, grantId: string, accountId: string): Promise<boolean> {
  const grant = await db
    .selectFrom('oidc_model')
    .innerJoin('account', 'account.id', 'oidc_model.account_id')
    .select('oidc_model.id')
    .where('model', '=', 'Grant')
    .where('oidc_model.id', '=', grantId)
    .where('account.id', '=', accountId)
    .where('linked_to', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return grant !== undefined;
}
