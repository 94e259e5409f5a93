import type { Locale } from '../../../i18n/locales.ts';
import type { SearchWeight } from '../../types/fields.ts';
import { abbreviationsIn, termOfAbbreviation } from './abbreviations.ts';
import { readingTerms } from './names.ts';
import { stemIn } from './stems.ts';
import { isKept, pairsOf, type Token, tokensOf } from './tokens.ts';

/** The last position that a `tsvector` knows, and how many of one term it keeps. */
const LAST_POSITION = 16_383;
const MOST_POSITIONS = 255;
/** Characters of a term: what is longer is no word, and PostgreSQL takes none of more than 2,046 bytes. */
const LONGEST_TERM = 100;
/** Between two fields, so that no phrase reaches from one into the next. */
const GAP = 8;

export type WeightedTexts = Readonly<Record<SearchWeight, readonly string[]>>;

/** A text in a language that need not be the record's. */
export interface TextIn {
  readonly text: string;
  readonly locale: Locale;
}

/** What a record is found by besides its own texts. */
export interface FurtherTerms {
  /** Terms of a name, without a place in the text. */
  readonly nameTerms: readonly string[];
  /** Texts about it, in other languages as well. */
  readonly others: readonly TextIn[];
}

/** Terms with their positions and weights; as text a literal of `tsvector`. */
export class Vector {
  readonly #places = new Map<string, string[]>();

  get terms(): readonly string[] {
    return [...this.#places.keys()];
  }

  add(term: string, position: number, weight: SearchWeight): void {
    if (term.length > LONGEST_TERM) return;
    const places = this.#places.get(term) ?? [];
    if (places.length < MOST_POSITIONS) places.push(`${Math.min(position, LAST_POSITION)}${weight}`);
    this.#places.set(term, places);
  }

  toString(): string {
    return [...this.#places].map(([term, places]) => `${quoted(term)}:${places.join(',')}`).join(' ');
  }
}

/** A term as a literal of `tsvector` and `tsquery`. */
export function quoted(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/**
 * A record's texts as terms: each word as it is, and its stem in the text's language at the same place;
 * each Chinese character, and each pair; of titles and names also how pairs are read. Abbreviations that a text introduces are terms with what they stand for.
 */
export function vectorOf(
  texts: WeightedTexts,
  locale: Locale,
  { nameTerms, others }: FurtherTerms = { nameTerms: [], others: [] },
): Vector {
  const vector = new Vector();
  let position = 1;
  const add = (text: string, weight: SearchWeight, language: Locale) => {
    for (const token of tokensOf(text)) {
      if (token.isHan) position = addHan(vector, token, position, weight);
      else if (isKept(token.text)) addWord(vector, token.text, position++, weight, language);
    }
    for (const pair of abbreviationsIn(text)) vector.add(termOfAbbreviation(pair), position++, weight);
    position += GAP;
  };
  for (const weight of ['A', 'B', 'C', 'D'] as const) {
    for (const text of texts[weight]) add(text, weight, locale);
    if (weight === 'B') for (const other of others) add(other.text, 'B', other.locale);
  }
  for (const term of nameTerms) vector.add(term, position++, 'C');
  return vector;
}

function addWord(vector: Vector, word: string, position: number, weight: SearchWeight, locale: Locale): void {
  vector.add(word, position, weight);
  const stem = stemIn(locale, word);
  if (stem !== null) vector.add(stem, position, weight);
}

/** Returns the position after the run. */
function addHan(vector: Vector, { text }: Token, position: number, weight: SearchWeight): number {
  const characters = [...text];
  for (const [at, character] of characters.entries()) vector.add(character, position + at, weight);
  for (const [at, pair] of pairsOf(text).entries()) vector.add(pair, position + at, weight);
  if (weight === 'A' || weight === 'C')
    for (const [at, reading] of readingTerms(text).entries()) vector.add(reading, position + at, weight);
  return position + characters.length;
}
