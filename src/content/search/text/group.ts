import { folded } from './fold.ts';
import { initials, readingTerms } from './names.ts';
import { isAnyStopWord, stemsOf } from './stems.ts';
import { isKept, pairsOf, type Token, tokensOf } from './tokens.ts';

/** One thing that is looked for: a word, a phrase, or words that mean the same. */
export interface Group {
  /** As it was typed, folded. */
  readonly text: string;
  /** Any of these finds it: the terms of each follow one another. Each term is a choice of forms. */
  readonly alternatives: readonly (readonly (readonly string[])[])[];
  /** The last word may be unfinished. */
  readonly isPrefix: boolean;
  /** Only adds to what is found by others. */
  readonly isOptional: boolean;
  /** A word that may be misspelt: neither a phrase nor a number, nor so short that it is rather an abbreviation. */
  readonly isWord: boolean;
  /** The words of the first alternative may stand apart: it is what was typed, and no phrase. */
  readonly isLoose: boolean;
  /** What stood in quotation marks. */
  readonly isPhrase: boolean;
  /** Records that are shown first when nothing else is looked for. */
  readonly answers: readonly string[];
  /** Terms of the index that find what all alternatives but the first do; none: nothing does. */
  readonly meanings: readonly string[];
}

/** The terms that a Chinese word is found by, one after the other. */
export function hanTerms(word: string): string[] {
  const pairs = pairsOf(word);
  return pairs.length === 0 ? [word] : pairs;
}

/** A group that any of the alternatives finds; what another of them finds anyway is left out. */
export function group(text: string, alternatives: Group['alternatives']): Group {
  return {
    text,
    alternatives: telling(alternatives),
    isPrefix: false,
    isOptional: false,
    isWord: false,
    isPhrase: false,
    isLoose: false,
    answers: [],
    meanings: [],
  };
}

function telling([first, ...others]: Group['alternatives']): Group['alternatives'] {
  if (first === undefined) return [];
  const single = new Set(
    [first, ...others].flatMap((terms) => (terms.length === 1 ? terms.map(lastForm) : [])),
  );
  const known = new Set([keyOf(first)]);
  const kept = others.filter((terms) => {
    const key = keyOf(terms);
    const isNew =
      !known.has(key) && (terms.length === 1 || !terms.some((forms) => single.has(lastForm(forms))));
    known.add(key);
    return isNew;
  });
  return [first, ...kept];
}

/** Its French stem where it has stems: the same for the same word, with or without the word itself. */
const lastForm = (forms: readonly string[]) => forms.at(-1);
const keyOf = (terms: readonly (readonly string[])[]) => terms.map(lastForm).join(' ');

/** A group of one word, in any of its forms. */
export function wordGroup(word: string): Group {
  const isShort = word.length === 1 && !/\p{N}/u.test(word);
  const forms = isShort ? [] : formsOf(word);
  const letters = /^\p{L}{1,3}$/u.test(word) ? [initials(word)] : [];
  return {
    ...group(word, [[[...forms, ...letters]]]),
    isOptional: isShort,
    isWord: /^\p{L}{4,}$/u.test(word),
  };
}

/** Plurals that no stem finds. */
const irregular = [
  ['child', 'children'],
  ['man', 'men'],
  ['woman', 'women'],
  ['person', 'people'],
  ['criterion', 'criteria'],
  ['crisis', 'crises'],
  ['analysis', 'analyses'],
  ['memorandum', 'memoranda'],
  ['bail', 'baux'],
  ['travail', 'travaux'],
] as const;
const otherForms = new Map(irregular.flatMap(([one, many]) => [[one, many] as const, [many, one] as const]));

const formsOf = (word: string) => {
  const other = otherForms.get(word as never);
  return [word, ...(other === undefined ? [] : [other]), ...stemsOf(word)];
};

/** Words one after the other, each in any of its forms. */
export const termsOf = (tokens: readonly Token[]) =>
  tokens.flatMap(({ text, isHan }) =>
    isHan ? hanTerms(text).map((term) => [term]) : isKept(text) ? [formsOf(text)] : [],
  );

/**
 * The same without each word as it is where its stems find it: every text has one of them, but names, which nobody means
 * who typed another word.
 */
export const stemmedTermsOf = (tokens: readonly Token[]) =>
  termsOf(tokens).map(([word = '', ...stems]) =>
    stems.length > 0 && !isAnyStopWord(word) ? stems : [word, ...stems],
  );

/** What stood in quotation marks, as it stands; none where it has no word. */
export function phraseGroups(text: string): Group[] {
  const terms = tokensOf(text).flatMap(({ text: token, isHan }) =>
    isHan ? hanTerms(token).map((term) => [term]) : isKept(token) ? [[token]] : [],
  );
  if (terms.length === 0) return [];
  return [{ ...group(folded(text), [terms]), isPhrase: true }];
}

/**
 * Characters that sound like those of a group: what somebody means who chose the wrong ones. Null for other words, and
 * for characters that nobody knows how to read.
 */
export function soundingLike(one: Group): Group | null {
  const { text, alternatives } = one;
  if (!/^\p{Script=Han}{2,}$/u.test(text)) return null;
  const readings = readingTerms(text).map((term) => [term]);
  return readings.length === 0 ? null : { ...one, alternatives: [...alternatives, readings], meanings: [] };
}

/** Each two characters of a Chinese word of more: what was meant has some of them. Null for others. */
export function partsOf(one: Group): Group | null {
  if (!/^\p{Script=Han}{3,}$/u.test(one.text)) return null;
  return { ...one, alternatives: pairsOf(one.text).map((pair) => [[pair]]), meanings: [], isOptional: true };
}

/** A group with other words in its place: the likeliest first, then others that are as likely. */
export function respelt(one: Group, words: readonly string[]): Group {
  const alternatives = words.map((word) => [formsOf(word)]);
  return { ...group(words[0] ?? one.text, alternatives), isPrefix: one.isPrefix };
}

/** A group that is found by other words as well. */
export function orAlso(one: Group, words: readonly string[]): Group {
  const alternatives = [...one.alternatives, ...words.map((word) => [formsOf(word)])];
  return { ...one, alternatives, meanings: [] };
}

/**
 * A group without each word as it is where its stems find it: texts have these as well, and only names that are run
 * together have not.
 */
export function inStems(one: Group): Group {
  if (one.isPrefix || one.isPhrase) return one;
  const stemmed = ([word = '', ...others]: readonly string[]) =>
    others.some((form) => /^[ef]~/.test(form)) && !isAnyStopWord(word) ? others : [word, ...others];
  return { ...one, alternatives: one.alternatives.map((terms) => terms.map(stemmed)) };
}

/** A group that finds the same by fewer terms, where the index knows what it means. */
export function inShort(one: Group): Group {
  if (one.meanings.length === 0) return one;
  return { ...one, alternatives: [...one.alternatives.slice(0, 1), ...one.meanings.map((term) => [[term]])] };
}
