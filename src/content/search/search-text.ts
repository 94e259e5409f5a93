/**
 * How text becomes search terms: the same for what is stored and for what is asked, in every language, because a
 * list in one language may hold records in another. The database only stores terms (`simple` configuration).
 *
 * Latin words: lower case, without accents and without a plural `s`; no stemming, so that names stay themselves and
 * any beginning of a word finds it. Chinese: every character and every pair of neighbours.
 */

import type { ContentType } from '../types/define.ts';
import type { SearchWeight } from '../types/fields.ts';
import { searchedTexts } from './searched-texts.ts';
import { withoutAccents, writtenOut } from './text/letters.ts';
import { pairsOf, runsOf, type Token } from './text/tokens.ts';

const wordsOf = (text: string): Token[] => runsOf(writtenOut(withoutAccents(text)));

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (/.{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /(?:x|z|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** The beginning that an unfinished word shares with its singular: `taxe` may become `taxes`, stored as `tax`. */
function beginning(word: string): string {
  const known = singular(word);
  return known.length < 4 ? known : known.replace(/(?:ie?|(?<=x|z|ch|sh|ss)e)$/, '');
}

function isKept(word: string): boolean {
  return word.length > 1 || /\p{N}/u.test(word);
}

/** The terms of a text that is stored, in order, separated by spaces. */
export function searchTerms(text: string): string {
  const terms = wordsOf(text).flatMap(({ text: word, isHan }) => {
    if (isHan) return [...word, ...pairsOf(word)];
    return isKept(word) ? [singular(word)] : [];
  });
  return terms.join(' ');
}

/**
 * What a reader typed, as text for `to_tsquery('simple', …)`: every term must be there.
 *
 * @param options.prefix the last word may be unfinished
 * @returns null when there is nothing to look for
 */
export function searchQueryText(text: string, options: { readonly prefix?: boolean } = {}): string | null {
  const words = wordsOf(text);
  const unfinished = options.prefix && /[\p{L}\p{N}]$/u.test(text) ? words.length - 1 : -1;
  const terms = words.flatMap(({ text: word, isHan }, i) => {
    if (isHan) return [...word].length === 1 ? [word] : pairsOf(word);
    if (i === unfinished) return [`${beginning(word)}:*`];
    return isKept(word) ? [singular(word)] : [];
  });
  return terms.length === 0 ? null : [...new Set(terms)].join(' & ');
}

/** The terms of a record's searchable fields, by weight, as its type declares. */
export function weightedTerms(
  type: ContentType,
  values: Readonly<Record<string, unknown>>,
): Record<SearchWeight, string> {
  const texts = searchedTexts(type, values);
  const terms = (weight: SearchWeight) => searchTerms(texts[weight].join('\n'));
  return { A: terms('A'), B: terms('B'), C: terms('C'), D: terms('D') };
}
