import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { sessionOfGrant } from './tokens/grant-session.ts';

/** The session that a row of `oidc_model` is, or was given in. */
export const sessionOfRow: RawBuilder<string | null> =
  sql`coalesce(payload ->> 'sessionUid', ${sessionOfGrant},
  case when model = 'Session' then uid end)`;

interface Deleted {
  readonly clientId: string | null;
  /** The session that it was given in. */
  readonly sid: string | null;
}

/**
 * Deletes rows of `oidc_model` in the order of their key, whichever index finds them: two that end the same rows, one
 * for its grant and one for its account, wait one for the other and never each for the other.
 *
 * @param which a condition on the table's columns
 */
export async function deleteModels(db: Kysely<DB>, which: RawBuilder<unknown>): Promise<Deleted[]> {
  const { rows } = await sql<Deleted>`
    with ended as (
      select model as of_model, id as of_id from oidc_model where ${which} order by model, id for update
    )
    delete from oidc_model using ended where model = of_model and id = of_id
    returning payload ->> 'clientId' as "clientId", ${sessionOfRow} as sid`.execute(db);
  return rows;
}
