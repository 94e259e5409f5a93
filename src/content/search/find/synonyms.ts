import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { CachedUntilPublished } from '../../changes/cached-until-published.ts';
import { FORM } from '../index/form.ts';
import { meaningOf, settledMeanings } from '../index/meanings.ts';
import { ABBREVIATION_MARK, abbreviationOf } from '../text/abbreviations.ts';
import { folded } from '../text/fold.ts';
import type { Synonym } from '../text/meanings.ts';

const cache = new CachedUntilPublished<readonly Synonym[]>(2);

/**
 * Words that mean the same, as editors keep them: records of the type `synonym`. None is older than the last publication;
 * as long as nothing is published it is the same list. Those that every entry knows come with their meaning. With them come the
 * abbreviations that published texts explain.
 */
export function synonyms(db: Kysely<DB>): Promise<readonly Synonym[]> {
  return cache.get(
    db,
    'synonyms',
    async () => {
      const [{ rows }, { rows: places }, { rows: terms }, settled] = await Promise.all([
        sql<Synonym>`
          select coalesce(fields -> 'words', '[]') as words, coalesce(fields -> 'asked', '[]') as asked,
            coalesce(fields -> 'answers', '[]') as answers from live
          where type = 'synonym' and locale = 'en' and withdrawn_at is null order by record_id`.execute(db),
        sql<{ id: string; title: string }>`
          select record_id as id, title from live
          where type = 'jurisdiction' and locale = 'en' and withdrawn_at is null`.execute(db),
        sql<{ word: string }>`
          select word from search_word
          where form = ${FORM} and word >= ${ABBREVIATION_MARK} and word < ${`${ABBREVIATION_MARK}~`} and entries > 0
          order by entries desc, word`.execute(db),
        settledMeanings(db),
      ]);
      const read = abbreviations(
        terms.map(({ word }) => word),
        new Set(rows.flatMap(({ words }) => words.map(folded))),
      );
      const known = rows.map((one) => {
        const term = meaningOf(one.words)?.term;
        const names = new Set(one.words.map(folded));
        const named = places.filter(({ title }) => names.has(folded(title))).map(({ id }) => id);
        return { ...one, places: named, meaning: term !== undefined && settled.has(term) ? term : null };
      });
      return [...known, ...read];
    },
    sql`(select concat_ws(' ', count(*), max(number)) from search_meaning where form = ${FORM})`,
  );
}

/** What texts explain in more ways than this has no meaning of its own. */
const MOST_MEANINGS = 3;

/** What texts say that abbreviations stand for, the most frequent first; where editors keep one, they know better. */
function abbreviations(terms: readonly string[], ofEditors: ReadonlySet<string>): Synonym[] {
  const byShort = Map.groupBy(terms.map(abbreviationOf), ({ short }) => short);
  return [...byShort].flatMap(([short, pairs]) =>
    ofEditors.has(short) || pairs.length > MOST_MEANINGS
      ? []
      : [{ words: [short, ...pairs.map(({ long }) => long)], answers: [] }],
  );
}
