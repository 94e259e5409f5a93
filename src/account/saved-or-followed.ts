import { type Kysely, sql } from 'kysely';
import type { DB } from '../platform/db/tables.gen.ts';

/** The records that somebody has saved or follows, the ones of longest standing first. */
export async function savedOrFollowed(db: Kysely<DB>, visitor: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select record_id as id, min(since) as since from (
      select record_id, saved_at as since from favourite where visitor = ${visitor}
      union all
      select record_id, created_at from alert
      where visitor = ${visitor} and ended_at is null and record_id is not null
    ) own group by record_id order by since, record_id`.execute(db);
  return rows.map(({ id }) => id);
}
