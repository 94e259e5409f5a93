import type { Locale } from '../../../i18n/locales.ts';
import { plainText } from '../../rich-text/plain-text.ts';
import { textBlocks } from '../../rich-text/text-blocks.ts';
import type { RichText } from '../../rich-text/types.ts';
import type { Group } from '../text/group.ts';
import { type Match, matcherOf } from './marks.ts';

/** A piece of text, and whether it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The part of a text that matched best, and the heading that it stands under; null before any. */
export interface Passage {
  readonly heading: string | null;
  readonly pieces: readonly Piece[];
}

/** Characters of a passage; of Chinese half as many. */
const LENGTH = 240;

/** The passage of a text in which most of a question is found, the first of those; null where nothing is. */
export function passageOf(body: RichText, groups: readonly Group[], locale: Locale): Passage | null {
  const matchesIn = matcherOf(groups);
  let heading: string | null = null;
  let best: { heading: string | null; text: string; words: Match[]; found: number } | null = null;
  for (const block of body) {
    const isHeading = block._type === 'block' && block.style !== 'normal' && block.style !== 'blockquote';
    if (isHeading) heading = plainText([block]);
    for (const each of textBlocks([block])) {
      const text = plainText([each]);
      const words = matchesIn(text, locale);
      const found = saidBy(words) - (isHeading ? 0.5 : 0);
      if (found > (best?.found ?? 0)) best = { heading, text, words, found };
    }
  }
  return best && { heading: best.heading, pieces: piecesOf(best.text, best.words) };
}

/** How many groups there are, those of which only words stand apart for less. */
function saidBy(words: readonly Match[]): number {
  const byGroup = Map.groupBy(words, ({ group }) => group);
  return [...byGroup.values()].reduce((sum, [one]) => sum + (one?.isWhole ? 1 : 0.6), 0);
}

/** A short text with what was looked for marked in it. */
export function marked(text: string, groups: readonly Group[], locale: Locale): Piece[] {
  return cut(text, matcherOf(groups)(text, locale), 0, text.length);
}

function piecesOf(text: string, words: readonly Match[]): Piece[] {
  const length = /\p{Script=Han}/u.test(text) ? LENGTH / 2 : LENGTH;
  if (text.length <= length) return cut(text, words, 0, text.length);
  const first = words[0]?.start ?? 0;
  const from = beginningBefore(text, Math.max(0, Math.min(first - length / 4, text.length - length)));
  const until = endAfter(text, Math.min(text.length, from + length));
  const pieces = cut(text, words, from, until);
  return [
    ...(from > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...pieces,
    ...(until < text.length ? [{ text: ' …', isMatch: false }] : []),
  ];
}

function beginningBefore(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return space === -1 || at - space > 40 ? atCharacter(text, Math.floor(at)) : space + 1;
}

function endAfter(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space === -1 || space - at > 40 ? atCharacter(text, Math.floor(at)) : space;
}

/** The place, or the one before it in the midst of a character of two units: half of one is no text. */
function atCharacter(text: string, at: number): number {
  return at > 0 && /[\uDC00-\uDFFF]/.test(text.charAt(at)) && /[\uD800-\uDBFF]/.test(text.charAt(at - 1))
    ? at - 1
    : at;
}

/** A stretch of a text in pieces; neighbours that match are one. */
function cut(text: string, words: readonly Match[], from: number, until: number): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const { start, end } of words) {
    if (start < from || end > until) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), isMatch: false });
    const last = pieces.at(-1);
    const piece = { text: text.slice(Math.max(at, start), end), isMatch: true };
    if (last?.isMatch && start <= at) pieces[pieces.length - 1] = { ...piece, text: last.text + piece.text };
    else pieces.push(piece);
    at = Math.max(at, end);
  }
  if (at < until) pieces.push({ text: text.slice(at, until), isMatch: false });
  return pieces;
}
