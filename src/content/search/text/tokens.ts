import { folded } from './fold.ts';

/** A word, or a run of Chinese characters, of a text that is folded. */
export interface Token {
  readonly text: string;
  readonly isHan: boolean;
}

/** A hundred letters are a word: no `tsvector` takes one of more than 2,046 bytes, and folding makes letters more. */
const run = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}]){1,100}/gu;
const beginsHan = /^\p{Script=Han}/u;

/** The words of a text, in order, as they are compared. */
export function tokensOf(text: string): Token[] {
  return runsOf(folded(text));
}

/** The words of a text that is folded, in order. */
export function runsOf(text: string): Token[] {
  return (text.match(run) ?? []).map((token) => ({ text: token, isHan: beginsHan.test(token) }));
}

/** Neighbours in a run of characters: 个人信息 → 个人, 人信, 信息. */
export function pairsOf(han: string): string[] {
  const characters = [...han];
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}

/** Single letters have no place, so that phrases go on over them: `notice of a breach`. */
export function isKept(word: string): boolean {
  return word.length > 1 || /\p{N}/u.test(word);
}
