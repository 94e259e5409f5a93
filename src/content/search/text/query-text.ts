import type { Group } from './group.ts';
import { isAnyStopWord } from './stems.ts';
import { quoted } from './vector.ts';

type Terms = Group['alternatives'][number];

/** Between terms of which one follows the other. */
const IN_ORDER = ' <-> ';

export interface Writing {
  /** Only where it stands with one of these weights: `A` for titles. */
  readonly weights?: string;
  /**
   * Of words that have to follow one another: as they are; that they stand anywhere, which an index can say without the
   * text itself; or as they are, with the others as `apart`.
   */
  readonly phrases?: 'inOrder' | 'apart' | 'either';
  /** Terms that stand nowhere, and with them what nothing is left of, are left out. */
  readonly isNowhere?: ((term: string) => boolean) | null;
}

/** A group as text for `tsquery`; empty where nothing of it is left. */
export function queryTextOf(group: Group, writing: Writing = {}): string {
  const ways = waysOf(group, writing);
  return ways.length > 1 ? `(${ways.join(' | ')})` : ways.join('');
}

function waysOf(group: Group, { weights = '', phrases = 'inOrder', isNowhere = null }: Writing) {
  const term = (text: string, grows: boolean) => {
    const flags = `${grows ? '*' : ''}${weights}`;
    return `${quoted(text)}${flags && `:${flags}`}`;
  };
  return group.alternatives.flatMap((all, first) => {
    const mayStandApart = phrases === 'apart' || (phrases === 'either' && !isInOrder(group, first));
    const terms = mayStandApart ? apart(all) : all;
    const texts = terms.map((forms, at) => {
      const grows = group.isPrefix && first === 0 && at === terms.length - 1;
      const written = forms.flatMap((form, i) => {
        const isUnfinished = grows && i === 0;
        return !isUnfinished && isNowhere?.(form) ? [] : [term(form, isUnfinished)];
      });
      return written.length > 1 ? `(${written.join(' | ')})` : written.join('');
    });
    if (texts.includes('')) return [];
    const joined = texts.join(isLooseAt(group, first) || mayStandApart ? ' & ' : IN_ORDER);
    return texts.length === 1 ? joined : `(${joined})`;
  });
}

/** Whether a way to say a group has words that follow one another; pairs of Chinese characters say so by themselves. */
export function isInOrder(group: Group, at: number): boolean {
  const terms = group.alternatives[at] ?? [];
  return terms.length > 1 && !isLooseAt(group, at) && (group.isPhrase || !terms.every(isPair));
}

const isLooseAt = ({ isLoose }: Group, at: number) => isLoose && at === 0;
const isPair = (forms: readonly string[] = []) => /^\p{Script=Han}{2}$/u.test(forms[0] ?? '');

/** Of words that may stand apart, those that say something; of a Chinese word, each character once. */
function apart(terms: Terms): Terms {
  const telling = terms.filter(([word = '']) => !isAnyStopWord(word));
  const words = telling.length > 1 ? telling : terms;
  return words.filter(
    (forms, at) => at % 2 === 0 || at === words.length - 1 || !isPair(forms) || !isPair(words[at - 1]),
  );
}
