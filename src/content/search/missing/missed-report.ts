import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../../i18n/locales.ts';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { knownWords } from '../find/known-words.ts';
import { plainRequest } from '../find/narrowing.ts';
import { search } from '../find/search.ts';
import { wordsAlike } from '../find/spelling.ts';
import { synonyms } from '../find/synonyms.ts';
import { questionOf } from '../text/question.ts';

interface Counted {
  readonly locale: Locale;
  readonly query: string;
  readonly occasions: number;
  readonly days: number;
  /** The last of them, as YYYY-MM-DD. */
  readonly last: string;
}

/** A query that readers miss an answer to, and what an editor may make synonyms of. */
export interface MissedQuery extends Counted {
  /** Its words that stand nowhere, each with those nearest to it by their letters. */
  readonly unknown: readonly { readonly word: string; readonly near: readonly string[] }[];
  /** What readers are shown instead, best first. */
  readonly closest: readonly { readonly id: string; readonly title: string }[];
}

/** As many words, and records, are shown with a query. */
const FEW = 3;
/** Letters by which words may be longer or shorter than one that they are near to: parts of it, and what it is part of. */
const LONGER = 8;

/**
 * What was searched and is still not found, the most frequent first; rare queries are not among them.
 *
 * @param first how many are looked at
 * @param now the day by which texts age and answers hold
 */
export async function missedQueries(db: Kysely<DB>, first: number, now: Date): Promise<MissedQuery[]> {
  const { rows } = await sql<Counted>`
    select locale, max(query) as query, sum(occasions)::int as occasions, count(*)::int as days, max(day)::text as last
    from missed_search group by locale, digest having max(query) is not null
    order by occasions desc, last desc, query limit ${first}`.execute(db);
  const missed: MissedQuery[] = [];
  for (const counted of rows) {
    const looked = await stillMissed(db, counted, now);
    if (looked) missed.push(looked);
  }
  return missed;
}

/** Null: it is found by now. */
async function stillMissed(db: Kysely<DB>, counted: Counted, now: Date): Promise<MissedQuery | null> {
  const { locale, query: text } = counted;
  const result = await search(db, { ...plainRequest(text, locale, now), first: FEW });
  if (!result.isMissed) return null;
  const found = [...result.found, ...result.elsewhere].slice(0, FEW);
  return {
    ...counted,
    unknown: await unknownWords(db, text, locale),
    closest: await titlesOf(db, found),
  };
}

async function unknownWords(db: Kysely<DB>, text: string, locale: Locale): Promise<MissedQuery['unknown']> {
  const { groups } = questionOf(text, locale, await synonyms(db));
  const { entries } = await knownWords(db, groups);
  const unknown = groups.filter(({ isOptional }, at) => entries[at] === 0 && !isOptional);
  const alike = await wordsAlike(
    db,
    unknown.map((one) => one.text),
    LONGER,
  );
  return unknown.map(({ text: word }) => ({
    word,
    near: (alike.get(word) ?? []).slice(0, FEW).map((one) => one.word),
  }));
}

async function titlesOf(
  db: Kysely<DB>,
  found: readonly { readonly id: string; readonly locale: Locale }[],
): Promise<MissedQuery['closest']> {
  const { rows } = await sql<{ id: string; title: string }>`
    select l.record_id as id, l.title
    from unnest(${found.map(({ id }) => id)}::text[], ${found.map(({ locale }) => locale)}::text[])
      with ordinality as found (id, locale, place)
    join live l on l.record_id = found.id and l.locale = found.locale order by place`.execute(db);
  return rows;
}
