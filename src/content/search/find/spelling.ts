import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { FORM } from '../index/form.ts';
import { soundAlike } from '../text/sounds.ts';

interface Row {
  readonly typed: string;
  readonly word: string;
  readonly entries: number;
  readonly alike: number;
}

/** A word that may have been meant. */
export interface Spelling {
  readonly word: string;
  /** Letters that were typed otherwise. */
  readonly steps: number;
  readonly entries: number;
}

/** Letters that may be wrong in the longest words. */
const MOST_STEPS = 3;
/** As many words are compared letter by letter. */
const COMPARED = 100;
/** The share of groups of three letters that a word must have in common: of a short one, two swapped letters leave few. */
const ALIKE = 0.14;
/** As many that are equally likely are looked for: the other words decide. */
const MOST_SPELLINGS = 4;

interface Leeway {
  /** Other words decide among them: also those that need one letter more to change. */
  readonly isWide: boolean;
  /** Words that may be meant though they stand nowhere, folded; they come with no entries. */
  readonly also?: readonly string[];
}

/**
 * For words that stand nowhere, the words that were most probably meant, likeliest first: those with the fewest letters to
 * change.
 *
 * @param words folded
 */
export async function likelySpellings(
  db: Kysely<DB>,
  words: readonly string[],
  { isWide, also = [] }: Leeway,
): Promise<ReadonlyMap<string, readonly Spelling[]>> {
  const [alike, swapped] = await Promise.all([wordsAlike(db, words, MOST_STEPS), wordsSwapped(db, words)]);
  const found = new Map<string, readonly Spelling[]>();
  for (const typed of words) {
    const rows = [...(swapped.get(typed) ?? []), ...(alike.get(typed) ?? []), ...others(typed, also)];
    const seen = new Set<string>();
    const near = rows
      .filter(({ word }) => !seen.has(word) && seen.add(word))
      .map((row) => ({ ...row, steps: isMeant(typed, row.word) ? 1 : steps(typed, row.word) }))
      .filter((row) => row.steps <= allowedSteps(typed))
      .map((row) => ({ ...row, cost: cost(typed, row) }))
      .sort((one, other) => one.steps - other.steps || one.cost - other.cost);
    const best = near
      .filter((row) => row.steps <= (near[0]?.steps ?? 0) + (isWide ? 1 : 0))
      .slice(0, isWide ? 2 * MOST_SPELLINGS : MOST_SPELLINGS);
    if (best.length > 0) found.set(typed, best);
  }
  return found;
}

/** Letters that a word may have more than what was typed, which is then its beginning: `pray`, `prayer`. */
const MOST_MORE = 3;

/** Whether a word is no further from what was typed than by a letter, whatever letters there are. */
const isMeant = (typed: string, word: string) => isMoreOf(typed, word) || soundAlike(typed, word);

const isMoreOf = (typed: string, word: string) =>
  typed.length >= SHORT && word.startsWith(typed) && word.length <= typed.length + MOST_MORE;

/** Those that are about as long and have about the same letters, as if half of each were alike. */
function others(typed: string, words: readonly string[]): Row[] {
  const [most, letters] = [allowedSteps(typed), lettersIn(typed)];
  const isNear = (word: string) => {
    if (Math.abs(word.length - typed.length) > most) return false;
    const own = lettersIn(word);
    return countOf(letters & ~own) <= most && countOf(own & ~letters) <= most;
  };
  return words.filter(isNear).map((word) => ({ typed, word, entries: 0, alike: 0.5 }));
}

/** A bit for each letter that a word has: a step adds one at most, and takes one away. */
function lettersIn(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/**
 * Sets for a statement how much words have to be alike; whatever looks for such has to ask for its column `threshold`, so
 * that it is set before. Statements that are sent together with it have it behind it as well.
 */
export function thresholdSet(kind: 'similarity' | 'word_similarity', least: number): RawBuilder<unknown> {
  return sql`(select set_config(${`pg_trgm.${kind}_threshold`}, ${String(least)}, true) as threshold offset 0) as own`;
}

/**
 * For each of some words, folded, those that stand somewhere and share most groups of three letters with it.
 *
 * @param longer letters by which they may be longer or shorter
 */
export async function wordsAlike(
  db: Kysely<DB>,
  words: readonly string[],
  longer: number,
): Promise<ReadonlyMap<string, readonly Row[]>> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select typed, found.* from ${thresholdSet('similarity', ALIKE)}
    cross join unnest(${[...words]}::text[]) as typed
    cross join lateral (
      select word, entries, similarity(word, typed) as alike from search_word
      where form = ${FORM} and threshold is not null and word % typed and word ~ '^[a-z]{3,}$' and entries > 0
        and length(word) between length(typed) - ${longer}::int and length(typed) + ${longer}::int
      order by alike desc, entries desc limit ${COMPARED}) as found`.execute(db);
  return Map.groupBy(rows, ({ typed }) => typed);
}

/** Words of as many letters share no group of three with one of them that has two letters swapped: `dtaa`. */
const SHORT = 4;

/**
 * For each of some short words, folded, those that stand somewhere once two neighbouring letters are swapped, as if half of
 * each were alike.
 */
async function wordsSwapped(
  db: Kysely<DB>,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const pairs = words
    .filter((word) => word.length === SHORT)
    .flatMap((typed) => swapsOf(typed).map((word) => ({ typed, word })));
  if (pairs.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select typed, word, entries, 0.5 as alike
    from unnest(${pairs.map(({ typed }) => typed)}::text[], ${pairs.map(({ word }) => word)}::text[]) as pair (typed, word)
    join search_word using (word) where form = ${FORM} and entries > 0`.execute(db);
  return Map.groupBy(rows, ({ typed }) => typed);
}

const swapsOf = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, at) => {
    const [one = '', other = ''] = word.slice(at, at + 2);
    return word.slice(0, at) + other + one + word.slice(at + 2);
  }).filter((swap) => swap !== word);

/** A word that looks more alike, and stands more often, costs less; so do slips of the hand that do not change the letters. */
function cost(typed: string, { word, alike, entries }: Row): number {
  return -(
    alike +
    Math.log10(1 + entries) / 10 +
    (isSlip(typed, word) ? 0.3 : 0) -
    (typed[0] === word[0] ? 0 : 0.2)
  );
}

/** Whether a word is another one with letters swapped or doubled, and no other form of it. */
export function isSlip(typed: string, word: string): boolean {
  return lettersOf(typed) === lettersOf(word) || undoubled(typed) === undoubled(word);
}

const lettersOf = (word: string) => [...word].sort().join('');
const undoubled = (word: string) => word.replaceAll(/(.)\1/g, '$1');

/** As many letters of a word may be wrong. */
export function allowedSteps(word: string): number {
  if (word.length < 5) return 1;
  return word.length < 9 ? 2 : MOST_STEPS;
}

/**
 * Letters to add, leave out, change or swap with their neighbour (optimal string alignment).
 *
 * @param isUnfinished the other word may go on
 */
export function steps(one: string, other: string, isUnfinished = false): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return isUnfinished ? Math.min(...last) : (last[other.length] ?? 0);
}
