import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { inPublication } from '../../publish/transaction.ts';
import { group, stemmedTermsOf } from '../text/group.ts';
import type { Synonym } from '../text/meanings.ts';
import { isInOrder, queryTextOf } from '../text/query-text.ts';
import { tokensOf } from '../text/tokens.ts';
import { FORM } from './form.ts';

/**
 * A synonym as entries have it: a term that stands for all of its words in any language, so that whoever asks for one of
 * them looks up one term and not all of them, and no text has to be read to see whether words follow one another. The term
 * follows from the words: where editors change them it is another one, which questions use once every entry has it.
 */
export interface Meaning {
  readonly term: string;
  /** Text for `tsquery`: which entries have it. */
  readonly query: string;
  /** For each way to say it the terms of which an entry has one of each, or nothing of that way. */
  readonly ways: readonly (readonly (readonly string[])[])[];
}

/** What synonyms say, each once. */
function meaningsOf(synonyms: readonly Pick<Synonym, 'words'>[]): Meaning[] {
  const each = synonyms.flatMap(({ words }) => meaningOf(words) ?? []);
  return [...new Map(each.map((one) => [one.term, one])).values()];
}

/** Null: its words say nothing. */
export function meaningOf(words: readonly string[]): Meaning | null {
  const ways = words.map((word) => stemmedTermsOf(tokensOf(word))).filter((terms) => terms.length > 0);
  if (ways.length === 0) return null;
  const all = group('', ways);
  const query = queryTextOf(all, { phrases: 'either' });
  const term = `s~${createHash('sha256').update(query).digest('hex').slice(0, 16)}`;
  // Of Chinese characters that may stand apart the last pair is always looked for.
  const needed = all.alternatives.map((terms, at) => (isInOrder(all, at) ? terms : terms.slice(-1)));
  return { term, query, ways: needed };
}

/** Finds those of some meanings that an entry may have, by its terms: which of them it has, the database says. */
export class MeaningFinder {
  readonly meanings: readonly Meaning[];
  /** Ways by each of the forms of their last term. */
  readonly #byTerm = new Map<string, { place: number; way: Meaning['ways'][number] }[]>();

  constructor(meanings: readonly Meaning[]) {
    this.meanings = meanings;
    for (const [place, { ways }] of meanings.entries())
      for (const way of ways)
        for (const form of way.at(-1) ?? [])
          this.#byTerm.set(form, [...(this.#byTerm.get(form) ?? []), { place, way }]);
  }

  /** Places among the meanings. */
  placesIn(terms: ReadonlySet<string>): number[] {
    const found = new Set<number>();
    for (const term of terms)
      for (const { place, way } of this.#byTerm.get(term) ?? [])
        if (!found.has(place) && way.every((forms) => forms.some((form) => terms.has(form))))
          found.add(place);
    return [...found];
  }
}

/** The last ones, by the words of all synonyms: to take some hundred apart takes milliseconds. */
let last: { readonly key: string; readonly finder: MeaningFinder } | null = null;

/** What the synonyms say that this transaction sees. */
export async function meaningFinder(db: Kysely<DB> | Transaction<DB>): Promise<MeaningFinder> {
  const { rows } = await sql<{ words: string[] }>`
    select coalesce(fields -> 'words', '[]') as words from live
    where type = 'synonym' and locale = 'en' and withdrawn_at is null order by record_id`.execute(db);
  const key = JSON.stringify(rows);
  if (last?.key !== key) last = { key, finder: new MeaningFinder(meaningsOf(rows)) };
  return last.finder;
}

/** Terms of meanings that every entry has whose texts say them, as far as it was settled. */
export async function settledMeanings(db: Kysely<DB> | Transaction<DB>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ term: string }>`
    select term from search_meaning where form = ${FORM}`.execute(db);
  return new Set(rows.map(({ term }) => term));
}

/** Says that every entry has these. */
export async function settle(db: Kysely<DB> | Transaction<DB>, meanings: readonly Meaning[]): Promise<void> {
  await sql`insert into search_meaning (form, term)
    select ${FORM}, unnest(${meanings.map(({ term }) => term)}::text[]) on conflict do nothing`.execute(db);
}

/** Entries that are written from now on have none of the others. */
export async function forgetOthers(
  db: Kysely<DB> | Transaction<DB>,
  meanings: readonly Meaning[],
): Promise<void> {
  await sql`delete from search_meaning where form = ${FORM}
    and term <> all(${meanings.map(({ term }) => term)}::text[])`.execute(db);
}

/** Meanings in one transaction: no publication waits for long. */
const AT_ONCE = 5;
/** As often entries are marked that lack a meaning: where one lacks it even then, its words are asked for as before. */
const MOST_TRIES = 3;

/** By database and term, how often this process has marked entries that lack it. */
const tried = new WeakMap<Kysely<DB>, ReadonlyMap<string, number>>();

/**
 * Settles what synonyms say that were published since: marks the entries that do not have it yet, for the job to write
 * them, and says so of what every entry has. Until then questions ask for its words. What entries lack that were written
 * for it several times is left at that until its words change or the process begins anew.
 *
 * @returns whether entries were marked
 */
export async function settleMeanings(db: Kysely<DB>): Promise<boolean> {
  const [{ meanings }, settled] = await Promise.all([meaningFinder(db), settledMeanings(db)]);
  const before = tried.get(db) ?? new Map<string, number>();
  const tries = (term: string) => before.get(term) ?? 0;
  const open = meanings.filter(({ term }) => !settled.has(term) && tries(term) < MOST_TRIES);
  const behind: string[] = [];
  for (let from = 0; from < open.length; from += AT_ONCE)
    behind.push(...(await settleSome(db, open.slice(from, from + AT_ONCE))));
  const given = meanings.filter(({ term }) => !settled.has(term) && tries(term) >= MOST_TRIES);
  tried.set(
    db,
    new Map([
      ...given.map(({ term }) => [term, MOST_TRIES] as const),
      ...behind.map((term) => [term, tries(term) + 1] as const),
    ]),
  );
  return behind.length > 0;
}

/** Returns the terms that some entry lacks. */
function settleSome(db: Kysely<DB>, some: readonly Meaning[]): Promise<string[]> {
  return inPublication(db, async (trx) => {
    // Synonyms may have changed meanwhile.
    const known = new Set((await meaningFinder(trx)).meanings.map(({ term }) => term));
    const behind: string[] = [];
    for (const one of some) {
      if (!known.has(one.term)) continue;
      const { numAffectedRows = 0n } = await sql`
        update search_entry set number = null where form = ${FORM} and ctid = any(array(
          select ctid from search_entry where open @@ ${one.query}::tsquery and not open @@ ${`'${one.term}'`}::tsquery
          union all
          select ctid from search_entry where whole is not null and whole @@ ${one.query}::tsquery
            and not whole @@ ${`'${one.term}'`}::tsquery))`.execute(trx);
      if (numAffectedRows === 0n) await settle(trx, [one]);
      else behind.push(one.term);
    }
    return behind;
  });
}
