import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { KeptUntilPublished } from '../../changes/kept-until-published.ts';
import type { Synonym } from '../text/meanings.ts';

const kept = new KeptUntilPublished<readonly Synonym[]>(2);

/**
 * Words that mean the same, as editors keep them: records of the type `synonym`. None is older than the last publication;
 * as long as nothing is published it is the same list.
 */
export function synonyms(db: Kysely<DB>): Promise<readonly Synonym[]> {
  return kept.get(db, 'synonyms', async () => {
    const { rows } = await sql<Synonym>`
      select fields -> 'words' as words, coalesce(fields -> 'answers', '[]') as answers from live
      where type = 'synonym' and locale = 'en' and withdrawn_at is null order by record_id`.execute(db);
    return rows;
  });
}
