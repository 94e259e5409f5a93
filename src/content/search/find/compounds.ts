import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { FORM } from '../index/form.ts';
import { type Group, orAlso } from '../text/group.ts';
import type { Known } from './known-words.ts';

/** Shorter words are as often the beginning or the end of another one by chance. */
const SHORTEST_PART = 3;
/** Words that stand in fewer entries are no part of another one. */
const USUAL = 5;

const isPart = ({ text, alternatives: [terms = [], ...others] }: Group) =>
  terms.length === 1 && others.length === 0 && text.length >= SHORTEST_PART && /^[a-z]+$/.test(text);

/** By the place of a group, the word that it makes with the one behind it: `cyber security`, `start up`. */
export function joinedWords(groups: readonly Group[]): ReadonlyMap<number, string> {
  return new Map(
    groups.flatMap((one, at) => {
      const next = groups[at + 1];
      return next && isPart(one) && isPart(next) ? [[at, one.text + next.text] as const] : [];
    }),
  );
}

/** Groups that are also found by the word that they make together, where it stands somewhere. */
export function orJoined(
  groups: readonly Group[],
  joined: ReadonlyMap<number, string>,
  { count }: Known,
): Group[] {
  return groups.map((one, at) => {
    const words = [joined.get(at - 1), joined.get(at)].filter(
      (word) => word !== undefined && count(word) > 0,
    );
    return words.length === 0 ? one : orAlso(one, words as string[]);
  });
}

/**
 * For words that stand nowhere, the two words that they are when a space is put into them: `dataprotection`. Of several
 * ways that of which the rarer word is the most frequent.
 *
 * @param words folded
 */
export async function splitWords(
  db: Kysely<DB>,
  words: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const splits = words
    .filter((word) => /^[a-z]+$/.test(word))
    .flatMap((word) =>
      Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, at) => {
        const [one, other] = [word.slice(0, at + SHORTEST_PART), word.slice(at + SHORTEST_PART)];
        return { word, one, other };
      }),
    );
  if (splits.length === 0) return new Map();
  const { rows } = await sql<{ word: string; entries: number }>`
    select word, entries from search_word
    where form = ${FORM} and word = any(${[...new Set(splits.flatMap(({ one, other }) => [one, other]))]}::text[])
      and entries >= ${USUAL}`.execute(db);
  const counts = new Map(rows.map(({ word, entries }) => [word, entries]));
  const rarer = ({ one, other }: { one: string; other: string }) =>
    Math.min(counts.get(one) ?? 0, counts.get(other) ?? 0);
  return new Map(
    splits
      .filter((split) => rarer(split) > 0)
      .sort((one, other) => rarer(one) - rarer(other))
      .map(({ word, one, other }) => [word, `${one} ${other}`]),
  );
}
