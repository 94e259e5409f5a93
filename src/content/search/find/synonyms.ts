import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import type { Synonym } from '../text/query.ts';

/** Words that mean the same, as editors keep them: records of the type `synonym`. */
export async function synonyms(db: Kysely<DB>): Promise<Synonym[]> {
  const { rows } = await sql<Synonym>`
    select fields -> 'words' as words, coalesce(fields -> 'answers', '[]') as answers from live
    where type = 'synonym' and locale = 'en' and withdrawn_at is null order by record_id`.execute(db);
  return rows;
}
