import { folded } from './fold.ts';
import { isAnyStopWord } from './stems.ts';
import { tokensOf } from './tokens.ts';

/** An abbreviation and what a text says that it stands for, both folded. */
export interface Abbreviation {
  readonly short: string;
  readonly long: string;
}

/** Of the terms of the index that are abbreviations with what they stand for. */
export const ABBREVIATION_MARK = 'a~';
const BETWEEN = '~';

const inBrackets = / \(([A-Z][A-Za-z]{1,7})\)/g;
/** What stands before it; a title in Chinese quotation marks is all of it. */
const introducing = /[\p{Script=Latin}\p{M}’'&\s-]{5,120}$/u;
/** In units of UTF-16. */
const LONGEST = 240;
const titled = /《([\p{Script=Han}]{3,30})》\s?[（(]([A-Z][A-Za-z]{1,7})[）)]/gu;

/**
 * Abbreviations that a text introduces: `Digital Operational Resilience Act (DORA)`, 《数字运营韧性法》（DORA）. The first letter
 * of what it stands for begins a word, and all others follow it in their order.
 */
export function abbreviationsIn(text: string): Abbreviation[] {
  // Brackets first: few places of a text have them, and what stands before is read at those alone.
  const latin = [...text.matchAll(inBrackets)].flatMap(({ 1: short = '', index }) => {
    const [before = ''] = introducing.exec(text.slice(Math.max(0, index - LONGEST), index)) ?? [];
    const long = longFormOf(folded(before), short.toLowerCase());
    return long === null ? [] : [{ short: short.toLowerCase(), long }];
  });
  const chinese = [...text.matchAll(titled)].map(([, long = '', short = '']) => ({
    short: short.toLowerCase(),
    long,
  }));
  return [...latin, ...chinese].filter(({ short, long }) => short.length > 1 && tokensOf(long).length > 0);
}

/** Words of fewer letters have none in an abbreviation, as often as not. */
const SMALL = 4;

/** Null: the last words have not its letters. */
function longFormOf(before: string, short: string): string | null {
  const words = tokensOf(before).map(({ text }) => text);
  // Words like `of` come between, and not before.
  for (let count = 2; count <= Math.min(words.length, short.length * 2); count++) {
    const [first = '', ...others] = words.slice(-count);
    if (
      first[0] === short[0] &&
      !isAnyStopWord(first) &&
      isShortFor(short.slice(1), [first.slice(1), ...others])
    )
      return [first, ...others].join(' ');
  }
  return null;
}

/** Whether all its letters come in the words in order, each at the beginning of a word or after the last one. */
function isShortFor(letters: string, [word = '', ...words]: readonly string[]): boolean {
  const [next, ...others] = letters;
  if (next === undefined) return words.every((each) => each.length < SMALL);
  const rest = others.join('');
  const isNextFrom = (each: string, at: number) =>
    each.startsWith(next) && isShortFor(rest, [each.slice(1), ...words.slice(at + 1)]);
  if (words.some(isNextFrom)) return true;
  const within = word.indexOf(next);
  return within >= 0 && isShortFor(rest, [word.slice(within + 1), ...words]);
}

/** As a term of the index. */
export const termOfAbbreviation = ({ short, long }: Abbreviation) =>
  `${ABBREVIATION_MARK}${short}${BETWEEN}${long}`;

/** A term of the index read back. */
export function abbreviationOf(term: string): Abbreviation {
  const [, short = '', long = ''] = term.split(BETWEEN);
  return { short, long };
}
