import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';

/**
 * Takes up into the index what terms of new entries wait in its lists: every search reads these whole, and a publication that
 * fills one takes it up for all before it.
 *
 * @returns pages of the lists that were taken up
 */
export async function takeUpWaitingTerms(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ pages: number }>`
    select sum(gin_clean_pending_list(name::regclass))::int as pages
    from unnest(array['search_entry_open', 'search_entry_names', 'search_entry_whole']) as name`.execute(db);
  return rows[0]?.pages ?? 0;
}
