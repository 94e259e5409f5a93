import { pinyin } from 'pinyin-pro';
import { tokensOf } from './tokens.ts';

interface PersonName {
  readonly given: string;
  readonly family: string;
  /** In the script of its bearer, `魏静怡`. */
  readonly native: string | null;
}

/** Marks initials, so that `jw` is no beginning of a word. */
const INITIALS = 'i~';
/** Marks syllables as Chinese characters are read: characters that sound alike find each other. */
const READING = 'p~';

/**
 * Terms that a name is found by besides its words: run together (`zhaomingyuan`, `mingyuanzhao`), its syllables
 * (`ming`, `yuan`), its initials (`jw`, and each alone).
 */
export function nameTerms({ given, family, native }: PersonName): string[] {
  const givenWords = wordsOf(given);
  const familyWords = wordsOf(family);
  const all = [...givenWords, ...familyWords];
  const letters = all.map((word) => word.charAt(0));
  const syllables = native === null ? [] : readingOf(native);
  return [
    [...familyWords, ...givenWords].join(''),
    all.join(''),
    ...syllables,
    ...letters.map(initials),
    initials(letters.join('')),
  ];
}

/** The term of initials. */
export function initials(letters: string): string {
  return `${INITIALS}${letters}`;
}

/** How two or more Chinese characters are read, by pairs of neighbours: 集中 → `p~ji-zhong`. */
export function readingTerms(han: string): string[] {
  const read = readingOf(han);
  return read.slice(1).map((syllable, at) => `${READING}${read[at]}-${syllable}`);
}

function readingOf(text: string): string[] {
  return pinyin(text, { toneType: 'none', type: 'array', nonZh: 'removed' });
}

function wordsOf(text: string): string[] {
  return tokensOf(text).map((token) => token.text);
}
