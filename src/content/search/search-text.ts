/**
 * How text becomes search terms: the same for what is stored and for what is asked, in every language, because a
 * list in one language may hold records in another. The database only stores terms (`simple` configuration).
 *
 * Latin words: lower case, without accents and without a plural `s`; no stemming, so that names stay themselves and
 * any beginning of a word finds it. Chinese: every character and every pair of neighbours.
 */

import { plainText } from '../rich-text/plain-text.ts';
import type { RichText } from '../rich-text/types.ts';
import type { ContentType } from '../types/define.ts';
import type { Field, Fields, SearchWeight } from '../types/fields.ts';

const ligatures: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};
const run = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const han = /^\p{Script=Han}/u;

/** Lower case without accents. `M&A`, `R & D` become one word: single letters are not kept otherwise. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[œæßøđðþłı]/g, (letter) => ligatures[letter] ?? letter)
    .replaceAll(/\b(\p{L})\s?(?:&|-?and-?)\s?(\p{L})\b/gu, '$1and$2');
}

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

function pairs(characters: readonly string[]): string[] {
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`);
}

function isKept(word: string): boolean {
  return word.length > 1 || /\p{N}/u.test(word);
}

/** The terms of a text that is stored, in order, separated by spaces. */
export function searchTerms(text: string): string {
  const terms = (folded(text).match(run) ?? []).flatMap((word) => {
    if (!han.test(word)) return isKept(word) ? [singular(word)] : [];
    const characters = [...word];
    return [...characters, ...pairs(characters)];
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
  const words = folded(text).match(run) ?? [];
  const unfinished = options.prefix && /[\p{L}\p{N}]$/u.test(text) ? words.length - 1 : -1;
  const terms = words.flatMap((word, i) => {
    if (han.test(word)) {
      const characters = [...word];
      return characters.length === 1 ? characters : pairs(characters);
    }
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
  const texts: Record<SearchWeight, string[]> = { A: [], B: [], C: [], D: [] };
  collect(type.fields, values, texts);
  const terms = (weight: SearchWeight) => searchTerms(texts[weight].join('\n'));
  return { A: terms('A'), B: terms('B'), C: terms('C'), D: terms('D') };
}

function collect(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  texts: Record<SearchWeight, string[]>,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (value === undefined || value === null) continue;
    if (field.kind === 'group') collect(field.fields, value as Record<string, unknown>, texts);
    else if (field.kind === 'list') {
      for (const item of value as Record<string, unknown>[]) collect(field.fields, item, texts);
    } else if (field.search) texts[field.search].push(textOf(field, value));
  }
}

function textOf(field: Field, value: unknown): string {
  if (field.kind === 'richText') return plainText(value as RichText);
  return Array.isArray(value) ? value.join('\n') : String(value);
}
