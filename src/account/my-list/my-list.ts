import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { refuseInput } from '../refusals.ts';
import { savedOrFollowed } from '../saved-or-followed.ts';
import { ensureVisitor, lockVisitor } from '../visitor.ts';

/** Jurisdictions in one list. */
export const MOST_LISTED = 60;

/** The jurisdictions of a reader's own list, those of longest standing first. */
export async function readMyList(db: Kysely<DB>, visitor: string): Promise<string[]> {
  const rows = await db
    .selectFrom('listed_jurisdiction')
    .select('jurisdiction_id')
    .where('visitor', '=', visitor)
    .orderBy('listed_at')
    .orderBy('jurisdiction_id')
    .execute();
  return rows.map(({ jurisdiction_id }) => jurisdiction_id);
}

/**
 * What “my list” adds to a report: the reader's own list; as long as they have none, the chapters and jurisdictions among
 * what they save and follow.
 */
export async function myJurisdictions(db: Kysely<DB>, visitor: string): Promise<string[]> {
  const listed = await readMyList(db, visitor);
  return listed.length > 0 ? listed : savedOrFollowed(db, visitor);
}

/**
 * Makes a list of these jurisdictions and no others; those that stay keep their place.
 *
 * @throws GraphQLError BAD_USER_INPUT
 */
export async function chooseMyList(
  db: Kysely<DB>,
  visitor: string,
  jurisdictions: readonly string[],
): Promise<void> {
  const ids = [...new Set(jurisdictions)];
  if (ids.length > MOST_LISTED)
    refuseInput([{ path: 'jurisdictionIds', code: 'too-many', message: `must be at most ${MOST_LISTED}` }]);
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      select given.id from unnest(${ids}::text[]) as given (id)
      where not exists (
        select from live where record_id = given.id and type = 'jurisdiction' and withdrawn_at is null)
      limit 1`.execute(trx);
    if (rows.length > 0)
      refuseInput([{ path: 'jurisdictionIds', code: 'unknown', message: 'must be ids of jurisdictions' }]);
    await ensureVisitor(trx, visitor);
    await lockVisitor(trx, visitor);
    await sql`
      delete from listed_jurisdiction
      where visitor = ${visitor} and jurisdiction_id <> all(${ids}::text[])`.execute(trx);
    await sql`
      insert into listed_jurisdiction (visitor, jurisdiction_id, listed_at)
      select ${visitor}, given.id, clock_timestamp() + make_interval(secs => given.place / 1000000.0)
      from unnest(${ids}::text[]) with ordinality as given (id, place)
      on conflict do nothing`.execute(trx);
  });
}
