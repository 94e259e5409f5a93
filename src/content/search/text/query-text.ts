import type { Group } from './group.ts';
import { isAnyStopWord } from './stems.ts';
import { quoted } from './vector.ts';

type Terms = Group['alternatives'][number];

interface Writing {
  /** Only where it stands with one of these weights: `A` for titles. */
  readonly weights?: string;
  /**
   * Of words that have to follow one another: as they are; that they stand anywhere, which an index can say without the
   * text itself; or only what is said without such words.
   */
  readonly phrases?: 'inOrder' | 'apart' | 'none';
}

/** A group as text for `tsquery`; empty where it says nothing without words that follow one another. */
export function queryTextOf(group: Group, { weights = '', phrases = 'inOrder' }: Writing = {}): string {
  const term = (text: string, grows: boolean) => {
    const flags = `${grows ? '*' : ''}${weights}`;
    return `${quoted(text)}${flags && `:${flags}`}`;
  };
  const each = group.alternatives.flatMap((all, first) => {
    const isOrdered = isInOrder(group, first);
    if (isOrdered && phrases === 'none') return [];
    const terms = phrases === 'inOrder' ? all : apart(all);
    const texts = terms.map((forms, at) => {
      const grows = group.isPrefix && first === 0 && at === terms.length - 1;
      const written = forms.map((form, i) => term(form, grows && i === 0));
      return written.length === 1 ? written.join('') : `(${written.join(' | ')})`;
    });
    const joined = texts.join(isLooseAt(group, first) || phrases !== 'inOrder' ? ' & ' : ' <-> ');
    return [texts.length === 1 ? joined : `(${joined})`];
  });
  return each.length === 1 ? each.join('') : each.length === 0 ? '' : `(${each.join(' | ')})`;
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
