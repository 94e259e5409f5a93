import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { FORM } from '../index/form.ts';
import type { Group } from '../text/group.ts';

/** How much is found by each group of a question, to its place among them; and of how many entries in all. */
export interface Known {
  readonly entries: readonly number[];
  /** Whether what was typed stands somewhere just so, and not in another form alone. */
  readonly isExact: readonly boolean[];
  readonly of: number;
  /** In how many entries a term stands. */
  readonly count: (term: string) => number;
  /** Whether no entry has a term that the groups ask for. */
  readonly isNowhere: (term: string) => boolean;
}

interface Row {
  readonly word: string;
  readonly entries: number;
}

/**
 * In how many entries the words of each group stand, counted by its commonest form.
 *
 * @param also terms that are counted as well
 */
export async function knownWords(
  db: Kysely<DB>,
  groups: readonly Group[],
  also: readonly string[] = [],
): Promise<Known> {
  const words = [
    ...new Set([
      ...groups.flatMap(({ alternatives, meanings }) => [...alternatives.flat(2), ...meanings]),
      ...also,
    ]),
  ];
  const beginnings = groups
    .filter(({ isPrefix, text }) => isPrefix && text.length > 1)
    .map(({ text }) => text);
  const { rows } = await sql<Row>`
    select word, entries from search_word where form = ${FORM} and word = any(${words}::text[]) and entries > 0
    union all
    select b.word || '*', (select max(entries) from (
        select entries from search_word w
        where w.form = ${FORM} and w.word >= b.word and w.word < b.word || U&'\\+10FFFF' and w.entries > 0 limit 200) as few)
      from unnest(${beginnings}::text[]) as b (word)
    union all
    select '', (select greatest(reltuples, 1)::int from pg_class where oid = 'search_entry'::regclass)`.execute(
    db,
  );
  const counts = new Map(rows.map(({ word, entries }) => [word, entries ?? 0]));
  const of = counts.get('') ?? 1;
  const asked = new Set(words);
  return {
    of,
    count: (term) => counts.get(term) ?? 0,
    isNowhere: (term) => asked.has(term) && !counts.has(term),
    isExact: groups.map(
      ({ text, isPrefix }) => counts.has(text) || (isPrefix && (counts.get(`${text}*`) ?? 0) > 0),
    ),
    entries: groups.map(({ alternatives, isPrefix, text }) =>
      Math.max(
        isPrefix ? (counts.get(`${text}*`) ?? 0) : 0,
        ...alternatives.map((terms) =>
          // As many as hold the rarest of its terms, each in its commonest form.
          Math.min(...terms.map((forms) => Math.max(...forms.map((form) => counts.get(form) ?? 0)))),
        ),
      ),
    ),
  };
}

/** How much a group says: more, the fewer entries it finds. */
export function weightOf(entries: number, of: number): number {
  return Math.log(1 + (Math.max(of, entries) - entries + 0.5) / (entries + 0.5));
}
