import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { onlyAsksForContact } from '../text/asking.ts';
import { type Group, orAlso, partsOf, respelt, soundingLike } from '../text/group.ts';
import type { Question } from '../text/question.ts';
import { type Known, knownWords, weightOf } from './known-words.ts';
import { likelySpellings, type Spelling } from './spelling.ts';

const wordsOf = (spellings: readonly Spelling[]) => spellings.map(({ word }) => word);
/** As many times as often a word stands that is taken to be meant as well. */
const LIKELIER = 3;
/** Entries that a word is taken to stand in whose spelling was set right. */
const USUAL = 5;
/** A word that stands in no more entries may be a misspelt one. */
const RARE = 10;

/** What a question comes to in this index. */
export interface Asked {
  readonly groups: readonly Group[];
  /** How much each says. */
  readonly weights: readonly number[];
  readonly excluded: readonly Group[];
  /** Records that answer, as editors say; shown before all others. */
  readonly answers: readonly string[];
  readonly corrected: string | null;
  /** A word that it needs stands nowhere, and nothing like it. */
  readonly hasUnknown: boolean;
}

/** How many groups a record must have. */
export const required = (groups: readonly Group[]) => groups.filter(({ isOptional }) => !isOptional).length;

/** A question with misspelt words set right, and how much each of its groups says. */
export async function understood(
  db: Kysely<DB>,
  question: Question,
  doubt: 'none' | 'unknown' | 'rare',
): Promise<Asked> {
  const { groups: typed, excluded } = question;
  const known = await knownWords(db, typed);
  const sounding = await soundingKnown(db, typed, known);
  const isDoubted = (at: number) =>
    doubt === 'rare' ? (known.entries[at] ?? 0) <= RARE : doubt === 'unknown' && !known.isExact[at];
  const doubtful = typed.filter(
    ({ text, isWord, isOptional }, at) => isWord && !isOptional && !onlyAsksForContact(text) && isDoubted(at),
  );
  const spellings = await likelySpellings(
    db,
    doubtful.map(({ text }) => text),
    required(typed) > 1,
  );
  let isCorrected = false;
  const groups = typed.map((one, at) => {
    const spelling = spellings.get(one.text);
    if (known.entries[at] === 0) {
      isCorrected ||= spelling !== undefined;
      return spelling ? respelt(one, wordsOf(spelling)) : (sounding.get(one) ?? one);
    }
    // A form of it stands somewhere, though another word is far more probable.
    const likelier = spelling?.filter(
      ({ steps, entries }) =>
        doubt === 'rare' || (steps === 1 && entries > (known.entries[at] ?? 0) * LIKELIER),
    );
    return likelier?.length ? orAlso(one, wordsOf(likelier)) : one;
  });
  const lookedFor = withoutUnknown(
    groups,
    (one, at) => known.entries[at] === 0 && (one === typed[at] || one.isOptional),
  );
  const weights = known.entries.map((entries) => weightOf(entries || USUAL, known.of));
  const half = lookedFor.reduce((sum, one, at) => sum + (one.isOptional ? 0 : (weights[at] ?? 0)), 0) / 2;
  return {
    groups: lookedFor,
    excluded,
    weights,
    answers: lookedFor.flatMap(({ answers }, at) => ((weights[at] ?? 0) >= half ? answers : [])),
    corrected: isCorrected ? groups.map(({ text }) => text).join(' ') : null,
    hasUnknown: groups.some((one, at) => known.entries[at] === 0 && one === typed[at] && !one.isOptional),
  };
}

/** For Chinese words that stand nowhere what sounds like them, or else has a part of them, and stands somewhere. */
async function soundingKnown(
  db: Kysely<DB>,
  typed: readonly Group[],
  known: Known,
): Promise<ReadonlyMap<Group, Group>> {
  const unknown = typed.filter((_, at) => known.entries[at] === 0);
  const others = unknown.flatMap((one) =>
    [soundingLike(one), partsOf(one)].filter((other) => other !== null).map((other) => ({ one, other })),
  );
  if (others.length === 0) return new Map();
  const { entries } = await knownWords(
    db,
    others.map(({ other }) => other),
  );
  // The first that stands somewhere: what sounds alike before parts.
  return new Map(
    others
      .filter((_, at) => entries[at] !== 0)
      .reverse()
      .map(({ one, other }) => [one, other]),
  );
}

/** Words that stand nowhere are no condition, as long as there are others. */
function withoutUnknown(
  groups: readonly Group[],
  isUnknown: (one: Group, at: number) => boolean,
): readonly Group[] {
  const found = groups.map((one, at) => (isUnknown(one, at) ? { ...one, isOptional: true } : one));
  return required(found) === 0 ? groups : found;
}
