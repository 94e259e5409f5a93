import { diffWords } from 'diff';
import { pairsOf } from './pairs.ts';
import { headingMark } from './paragraphs.ts';
import { wordsOf } from './words.ts';

type Change = 'same' | 'added' | 'removed';

/** Words that follow one another: in both versions, in the later alone, or in the earlier alone. */
interface ComparedWords {
  readonly change: Change;
  readonly text: string;
}

/** A paragraph, or a heading, of either version or of both. */
export interface ComparedParagraph {
  readonly id: string;
  readonly heading: boolean;
  /** Of the whole; `same` also where words within it differ. */
  readonly change: Change;
  readonly words: readonly ComparedWords[];
}

/**
 * Two versions of a text as one, in the order of the later, with what each has alone. Paragraphs that resemble one
 * another are compared word by word; others are shown whole.
 *
 * @param language BCP 47, for where words begin and end
 */
export function compareTexts(
  earlier: readonly string[],
  later: readonly string[],
  language: string,
): ComparedParagraph[] {
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const split = (texts: readonly string[]) => texts.map((text) => wordsOf(text, intlSegmenter));
  return pairsOf(split(earlier), split(later)).map(([before, after]): ComparedParagraph => {
    const old = before === null ? null : (earlier[before] ?? '');
    const now = after === null ? null : (later[after] ?? '');
    const id = `${before ?? ''}-${after ?? ''}`;
    const heading = (now ?? old ?? '').startsWith(headingMark);
    if (old === null || now === null) {
      const change = old === null ? 'added' : 'removed';
      return { id, heading, change, words: [{ change, text: shown(now ?? old ?? '') }] };
    }
    const words = diffWords(shown(old), shown(now), { intlSegmenter }).map(
      ({ added, removed, value }): ComparedWords => ({
        change: added ? 'added' : removed ? 'removed' : 'same',
        text: value,
      }),
    );
    return { id, heading, change: 'same', words };
  });
}

function shown(text: string): string {
  return text.startsWith(headingMark) ? text.slice(headingMark.length) : text;
}

/** How many paragraphs differ within, are new, or are gone. */
export function countChanges(paragraphs: readonly ComparedParagraph[]) {
  const whole = (change: Change) => paragraphs.filter((paragraph) => paragraph.change === change).length;
  const changed = paragraphs.filter(({ change, words }) => change === 'same' && words.length > 1).length;
  return { changed, added: whole('added'), removed: whole('removed') };
}
