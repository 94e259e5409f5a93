import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';

/**
 * A page that is left while its tokens are on the way loses them. Whoever proves the same key (RFC 9449) may use a
 * refresh token once more within ten seconds, unless what came of it was used already: then somebody else has it.
 */
const leewaySeconds = 10;

interface Used {
  readonly payload: unknown;
  readonly consumed_at: Date | null;
}

/** Whether a used refresh token may be looked at as if it were not; `useAgain` decides. */
export function mayBeLost({ payload, consumed_at }: Used): boolean {
  const { jkt, usedAgain } = payload as { jkt?: string; usedAgain?: boolean };
  if (consumed_at === null || jkt === undefined || usedAgain) return false;
  return Date.now() - consumed_at.getTime() < leewaySeconds * 1000;
}

/**
 * Uses a refresh token for the second and last time; the one that its first use brought is gone from then on.
 * @param id as it is stored
 * @returns false when it may not be
 */
export async function useAgain(db: Kysely<DB>, id: string): Promise<boolean> {
  const { rows } = await sql`
    with again as (
      update oidc_model used set payload = payload || '{"usedAgain": true}'
      where model = 'RefreshToken' and id = ${id}
        and consumed_at > now() - make_interval(secs => ${leewaySeconds})
        and payload ? 'jkt' and not payload ? 'usedAgain'
        and not exists (
          select from oidc_model later
          where later.model = 'RefreshToken' and later.grant_id = used.grant_id
            and later.consumed_at > used.consumed_at)
      returning grant_id
    ), lost as (
      delete from oidc_model using again
      where model = 'RefreshToken' and oidc_model.grant_id = again.grant_id and consumed_at is null
    )
    select 1 from again`.execute(db);
  return rows.length > 0;
}
