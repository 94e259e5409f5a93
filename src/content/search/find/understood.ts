import type { Kysely } from 'kysely';
import type { Locale } from '../../../i18n/locales.ts';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { onlyAsksForContact } from '../text/asking.ts';
import { folded } from '../text/fold.ts';
import { type Group, orAlso, partsOf, respelt, soundingLike } from '../text/group.ts';
import { knownMeanings, type Synonym } from '../text/meanings.ts';
import { isInOrder } from '../text/query-text.ts';
import { loosened, type Question, questionOf, SENTENCE } from '../text/question.ts';
import { stemIn } from '../text/stems.ts';
import { tokensOf } from '../text/tokens.ts';
import { joinedWords, orJoined, splitWords } from './compounds.ts';
import { type Known, knownWords, weightOf } from './known-words.ts';
import { namedAnswers } from './named-answers.ts';
import { isSlip, likelySpellings, type Spelling } from './spelling.ts';

const wordsOf = (spellings: readonly Spelling[]) => spellings.map(({ word }) => word);
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
  /** Words that mean the same need not follow one another. */
  readonly isApart?: boolean;
  /** Whether no entry has a term that the groups ask for, of what everybody may read. */
  readonly isNowhere: (term: string) => boolean;
  /** A word that it needs stands nowhere, and nothing like it. */
  readonly hasUnknown: boolean;
}

/** Of words that follow one another, as numbers of statutes do, far fewer entries have all than have the rarest. */
const standingIn = (one: Group | undefined, entries: number) =>
  one?.alternatives.some((_, at) => isInOrder(one, at)) && one.alternatives.length === 1
    ? Math.ceil(entries / 10)
    : entries;

/** What is found as well where little has what synonyms say: their words, wherever they stand. Null: there are none. */
export function apart(asked: Asked): Asked | null {
  const mayBe = ({ isLoose, alternatives }: Group) =>
    isLoose &&
    alternatives.some((terms) => terms.length > 1) &&
    !/\p{N}/u.test(alternatives.flat(2).join(' '));
  if (!asked.groups.some(mayBe)) return null;
  return {
    ...asked,
    groups: asked.groups.map((one) => (mayBe(one) ? { ...one, meanings: [] } : one)),
    isApart: true,
  };
}

/** How many groups a record must have. */
export const required = (groups: readonly Group[]) => groups.filter(({ isOptional }) => !isOptional).length;

/** What somebody typed, and what decides how it is read. */
export interface Typed {
  readonly text: string;
  readonly locale: Locale;
  readonly synonyms: readonly Synonym[];
  /** Words in quotation marks may stand apart. */
  readonly isLoose?: boolean;
}

function read({ text, locale, synonyms, isLoose }: Typed): Question {
  const question = questionOf(text, locale, synonyms);
  return isLoose ? loosened(question) : question;
}

/**
 * A question with misspelt words set right, and how much each of its groups says.
 *
 * @param doubt which words may be misspelt: none, those that stand nowhere, or also those that stand almost nowhere
 */
export async function understood(
  db: Kysely<DB>,
  typed: Typed,
  doubt: 'none' | 'unknown' | 'rare',
): Promise<Asked> {
  const { groups: asked, excluded } = read(typed);
  const joined = joinedWords(asked);
  const known = await knownWords(db, asked, [...joined.values()]);
  const isNowhere = (one: Group, at: number) =>
    known.entries[at] === 0 || !isFormIn(typed.locale, one, known);
  const isDoubted = (at: number) =>
    doubt === 'rare' ? (known.entries[at] ?? 0) <= RARE : doubt === 'unknown' && !known.isExact[at];
  const doubtful = asked.filter(
    ({ text, isWord, isOptional }, at) => isWord && !isOptional && !onlyAsksForContact(text) && isDoubted(at),
  );
  const { words: also, byInitials } = knownMeanings(typed.synonyms);
  const near = await likelySpellings(
    db,
    doubtful.map(({ text }) => text),
    { isWide: doubt === 'rare' || required(asked) >= SENTENCE, also },
  );
  const unknown = doubt === 'none' ? [] : asked.filter((_, at) => known.entries[at] === 0);
  const meant =
    spelledOut(typed, unknown, byInitials) ??
    spacedOut(
      typed,
      await splitWords(
        db,
        unknown.filter(isRun(near)).map(({ text }) => text),
      ),
    ) ??
    meantInstead(typed, asked.filter(isNowhere), near);
  if (meant !== null) {
    const instead = await understood(db, { ...typed, text: meant }, doubt);
    return { ...instead, corrected: instead.corrected ?? meant };
  }
  const sounding = await soundingKnown(db, asked, known);
  let isCorrected = false;
  const groups = orJoined(asked, joined, known).map((one, at) => {
    const spelling = near.get(one.text)?.filter(({ entries }) => entries > 0) ?? [];
    if (known.entries[at] === 0) {
      // It makes a word that is known with its neighbour.
      if (one !== asked[at]) return one;
      isCorrected ||= spelling.length > 0;
      return spelling.length > 0 ? respelt(one, wordsOf(spelling)) : (sounding.get(one) ?? one);
    }
    // A form of it stands somewhere, though another word is far more probable; or what it would be in another language does.
    const likelier = spelling.filter(
      ({ steps, entries }) =>
        doubt === 'rare' || isNowhere(one, at) || (steps === 1 && entries > (known.entries[at] ?? 0)),
    );
    const [best] = likelier;
    if (best === undefined) return one;
    const also = orAlso(one, wordsOf(likelier));
    if (!isNowhere(one, at) || !isSlip(one.text, best.word)) return also;
    isCorrected = true;
    return { ...also, text: best.word };
  });
  const lookedFor = withoutUnknown(
    groups,
    (one, at) => known.entries[at] === 0 && (one === asked[at] || one.isOptional),
  );
  // The rare words of a sentence are as often how it is put as what it is about.
  const power = required(lookedFor) >= SENTENCE ? 0.5 : 1;
  const weights = known.entries.map(
    (entries, at) =>
      weightOf(standingIn(asked[at], entries) || meantIn(lookedFor[at], near) || USUAL, known.of) ** power,
  );
  const corrected = isCorrected ? textWith(typed.text, asked, groups) : null;
  const isPlain = excluded.length === 0 && !lookedFor.some(({ isPhrase }) => isPhrase);
  const answers = isPlain
    ? await namedAnswers(db, {
        ...typed,
        text: `${typed.text} ${corrected ?? ''}`,
        groups: lookedFor,
        weights,
      })
    : [];
  return {
    groups: lookedFor,
    excluded,
    weights,
    isNowhere: known.isNowhere,
    answers,
    corrected,
    hasUnknown: groups.some((one, at) => known.entries[at] === 0 && one === asked[at] && !one.isOptional),
  };
}

/** In how many entries what was meant by a misspelt word stands: it says no more than if it had been typed so. */
function meantIn(meant: Group | undefined, near: ReadonlyMap<string, readonly Spelling[]>): number {
  const spellings = [...near.values()].flat();
  return spellings.find(({ word }) => word === meant?.text)?.entries ?? 0;
}

/** What was typed with the words in it that were set right. */
function textWith(text: string, asked: readonly Group[], groups: readonly Group[]): string {
  return asked.reduce((rest, one, at) => {
    const { text: word } = groups[at] ?? one;
    return word === one.text ? rest : withWord(rest, one.text, word);
  }, text);
}

/** Another text, with the first abbreviation that stands nowhere as what has its letters; null: none has. */
function spelledOut(
  typed: Typed,
  unknown: readonly Group[],
  byInitials: ReadonlyMap<string, string | null>,
): string | null {
  for (const { text: word } of unknown) {
    const whole = byInitials.get(word);
    const text = whole ? withWord(typed.text, word, whole) : null;
    if (text !== typed.text && text !== null) return text;
  }
  return null;
}

/** Whether words are no misspelt ones that a letter sets right: they may be two without a space between them. */
const isRun =
  (near: ReadonlyMap<string, readonly Spelling[]>) =>
  ({ text, isWord }: Group) =>
    isWord && (near.get(text)?.[0]?.steps ?? 2) > 1;

/** Another text, with spaces in words that stand nowhere and are two; null: none is. */
function spacedOut({ text }: Typed, split: ReadonlyMap<string, string>): string | null {
  const spaced = [...split].reduce((rest, [word, words]) => withWord(rest, word, words), text);
  return spaced === text ? null : spaced;
}

/** Another text, with the first misspelt word set right that then means something else as well; null: none does. */
function meantInstead(
  typed: Typed,
  nowhere: readonly Group[],
  near: ReadonlyMap<string, readonly Spelling[]>,
): string | null {
  for (const { text: word } of nowhere) {
    const [best] = near.get(word) ?? [];
    if (best === undefined) continue;
    const text = withWord(typed.text, word, best.word);
    if (text === typed.text) continue;
    const means = read({ ...typed, text }).groups.some(
      (one) => one.isLoose && tokensOf(one.text).some((token) => token.text === best.word),
    );
    if (means) return text;
  }
  return null;
}

/** A text with a word, folded, in the place of another; as it is where that is written otherwise: `M&A`, letters in circles. */
function withWord(text: string, word: string, other: string): string {
  return text.replaceAll(/[\p{L}\p{M}]+/gu, (each) => (folded(each) === word ? other : each));
}

/** Whether a word stands somewhere as it was typed, or in another form that it has in a language. */
function isFormIn(locale: Locale, { text }: Group, { count }: Known): boolean {
  const stem = stemIn(locale, text);
  return count(text) > 0 || (stem !== null && count(stem) > 0);
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
