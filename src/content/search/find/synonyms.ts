import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { KeptUntilPublished } from '../../changes/kept-until-published.ts';
import { FORM } from '../index/form.ts';
import { meaningOf, settledMeanings } from '../index/meanings.ts';
import type { Synonym } from '../text/meanings.ts';

const kept = new KeptUntilPublished<readonly Synonym[]>(2);

/**
 * Words that mean the same, as editors keep them: records of the type `synonym`. None is older than the last publication;
 * as long as nothing is published it is the same list. Those that every entry knows come with their meaning.
 */
export function synonyms(db: Kysely<DB>): Promise<readonly Synonym[]> {
  return kept.get(
    db,
    'synonyms',
    async () => {
      const [{ rows }, settled] = await Promise.all([
        sql<Synonym>`
          select fields -> 'words' as words, coalesce(fields -> 'answers', '[]') as answers from live
          where type = 'synonym' and locale = 'en' and withdrawn_at is null order by record_id`.execute(db),
        settledMeanings(db),
      ]);
      return rows.map((one) => {
        const term = meaningOf(one.words)?.term;
        return { ...one, meaning: term !== undefined && settled.has(term) ? term : null };
      });
    },
    sql`(select concat_ws(' ', count(*), max(number)) from search_meaning where form = ${FORM})`,
  );
}
