import { withNumbersCited } from './citations.ts';
import { folded } from './fold.ts';
import { isAnyStopWord, stemsOf } from './stems.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Words that mean the same, in all their languages and spellings, and the records that answer who asks for them. */
export interface Synonym {
  readonly words: readonly string[];
  readonly answers: readonly string[];
  /** Ways in which somebody asks for the answers: their words in any order. */
  readonly asked?: readonly string[];
  /** Jurisdictions that the words are names of. */
  readonly places?: readonly string[];
  /** A term of every entry that has one of these words; null or none: not of every one yet. */
  readonly meaning?: string | null;
}

/** One way to say what a synonym stands for. */
interface Form {
  readonly tokens: readonly Token[];
  readonly of: Pick<Synonym, 'answers' | 'meaning'> & { readonly forms: readonly Form[] };
}

/** Synonyms as questions look them up. */
export interface Meanings {
  /** Forms by their first word, and by its stems where it may be in another form. */
  readonly byWord: ReadonlyMap<string, readonly Form[]>;
  /** Runs of Chinese characters. */
  readonly han: readonly string[];
  /** What several words mean the same as, by their first letters: `wfh`. Null where these are those of several. */
  readonly byInitials: ReadonlyMap<string, string | null>;
  /** Words in Latin letters that stand in any form: somebody who misspells one may mean it. */
  readonly words: readonly string[];
}

/** Of each list once: to take some hundred words apart is a millisecond's work and more. */
const taken = new WeakMap<readonly Synonym[], Meanings>();
/** Shorter words have one form. */
const SHORTEST_INFLECTED = 4;

export function knownMeanings(synonyms: readonly Synonym[]): Meanings {
  const known = taken.get(synonyms);
  if (known) return known;
  const forms = synonyms.flatMap(formsOf);
  const byWord = new Map<string, Form[]>();
  for (const form of forms)
    for (const key of keysOf(form.tokens[0]?.text ?? '')) byWord.set(key, [...(byWord.get(key) ?? []), form]);
  const han = forms.flatMap(({ tokens: [first, ...more] }) =>
    first?.isHan && more.length === 0 ? [first.text] : [],
  );
  const words = new Set(forms.flatMap(({ tokens }) => tokens.map(({ text }) => text)).filter(isSpelt));
  const meanings = { byWord, han, byInitials: initialsOf(synonyms), words: [...words] };
  taken.set(synonyms, meanings);
  return meanings;
}

/** Fewer letters are those of too many. */
const SHORTEST_INITIALS = 3;

/** Of each synonym that is several words in Latin letters its first letters, with and without words like `of`. */
function initialsOf(synonyms: readonly Synonym[]): Map<string, string | null> {
  const known = new Map<string, string | null>();
  for (const { words } of synonyms) {
    const own = new Map<string, string>();
    for (const word of words) {
      const tokens = tokensOf(word);
      if (!tokens.every(({ text }) => /^[a-z]+$/.test(text))) continue;
      const telling = tokens.filter(({ text }) => text.length > 1 && !isAnyStopWord(text));
      for (const each of [tokens, telling]) {
        const letters = each.map(({ text }) => text.charAt(0)).join('');
        if (letters.length >= SHORTEST_INITIALS && !own.has(letters)) own.set(letters, folded(word));
      }
    }
    for (const [letters, word] of own) known.set(letters, known.has(letters) ? null : word);
  }
  return known;
}

const isSpelt = (word: string) => /^[a-z]{4,}$/.test(word);

function formsOf({ words, answers, meaning }: Synonym): Form[] {
  const forms: Form[] = [];
  const of = { forms, answers, meaning: meaning ?? null };
  for (const word of words) {
    const tokens = tokensOf(withNumbersCited(word));
    if (tokens.length > 0) forms.push({ tokens, of });
  }
  return forms;
}

const keysOf = (word: string) => [word, ...(word.length < SHORTEST_INFLECTED ? [] : stemsOf(word))];

interface Same {
  /** Words that it takes up. */
  readonly length: number;
  readonly others: readonly (readonly Token[])[];
  readonly answers: readonly string[];
  /** Terms of the entries that have any of it; none: not every entry has them. */
  readonly meanings: readonly string[];
}

function meaningsOf(forms: readonly Form[]): string[] {
  const meanings = new Set(forms.map(({ of }) => of.meaning ?? null));
  return meanings.has(null) ? [] : [...meanings].filter((meaning) => meaning !== null);
}

/** Of the synonyms that begin at a word the longest, and what else it stands for; null where none does. */
export function longestSame(tokens: readonly Token[], at: number, { byWord }: Meanings): Same | null {
  const first = tokens[at]?.text ?? '';
  const beginning = new Set(keysOf(first).flatMap((key) => byWord.get(key) ?? []));
  const fitting = [...beginning].filter((form) =>
    form.tokens.every(({ text }, i) => areSame(tokens[at + i]?.text, text)),
  );
  const length = Math.max(0, ...fitting.map((form) => form.tokens.length));
  if (length === 0) return null;
  const longest = fitting.filter((form) => form.tokens.length === length);
  return {
    length,
    others: longest.flatMap((form) =>
      form.of.forms.filter((other) => other !== form).map((other) => other.tokens),
    ),
    answers: [...new Set(longest.flatMap((form) => form.of.answers))],
    meanings: meaningsOf(longest),
  };
}

/** A last word of fewer letters may become too much. */
const SHORTEST_BEGUN = 3;

/**
 * Of the synonyms of several words those that some words, up to the last, are the beginning of: `merger contro`. Null where
 * there are none.
 */
export function begunSame(tokens: readonly Token[], at: number, { byWord }: Meanings): Same | null {
  const typed = tokens.slice(at);
  const last = typed.at(-1)?.text ?? '';
  if (typed.length < 2 || last.length < SHORTEST_BEGUN) return null;
  const beginning = new Set(keysOf(typed[0]?.text ?? '').flatMap((key) => byWord.get(key) ?? []));
  const begun = [...beginning].filter((form) =>
    typed.every(({ text }, i) => {
      const word = form.tokens[i]?.text ?? '';
      return i === typed.length - 1 ? word.startsWith(text) : areSame(text, word);
    }),
  );
  if (begun.length === 0) return null;
  return {
    length: typed.length,
    others: begun.flatMap(({ of }) => of.forms.map((form) => form.tokens)),
    answers: [...new Set(begun.flatMap(({ of }) => of.answers))],
    meanings: meaningsOf(begun),
  };
}

/** Whether it is the same word, in one form or another. */
function areSame(typed: string | undefined, word: string): boolean {
  if (typed === undefined || typed === word) return typed === word;
  if (Math.min(typed.length, word.length) < SHORTEST_INFLECTED) return false;
  const stems = stemsOf(word);
  return stemsOf(typed).some((stem) => stems.includes(stem));
}

/** Of the synonyms that are part of a run of characters the longest; null where none is. */
export function longestIn(run: string, { han }: Meanings): string | null {
  return han.reduce<string | null>(
    (longest, text) => (run.includes(text) && text.length > (longest?.length ?? 0) ? text : longest),
    null,
  );
}
