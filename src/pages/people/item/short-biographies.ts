import { plainText } from '../../../content/rich-text/plain-text.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { WholePersonFragment } from './query.gen.ts';

export interface ShortBiography {
  /** How long it is at most, for the reader. */
  readonly label: string;
  readonly text: string;
}

/** Programmes ask for one of these: words, or twice as many characters of Chinese. */
const lengths = [50, 100, 200];

/**
 * A person in whole sentences from the beginning of their biography, in lengths that programmes ask for. A length that
 * says no more than the one before is left out; the first sentence is there however long it is.
 */
export function shortBiographies(
  { body, summary, locale: written }: WholePersonFragment,
  locale: Locale,
): ShortBiography[] {
  const isChinese = localeFacts[written].language === 'zh';
  const { upToWords, upToCharacters } = messagesFor(locale).people.texts;
  const paragraphs = (body ?? []).filter((block) => block._type === 'block' && block.style === 'normal');
  const sentences = sentencesOf(plainText(paragraphs) || (summary ?? ''), written);
  let before = 0;
  return lengths.flatMap((words) => {
    const most = isChinese ? words * 2 : words;
    const count = sentencesWithin(sentences, most, isChinese);
    if (count === before) return [];
    before = count;
    const label = (isChinese ? upToCharacters : upToWords)({ count: String(most) });
    return { label, text: sentences.slice(0, count).join(isChinese ? '' : ' ') };
  });
}

function sentencesOf(text: string, locale: Locale): string[] {
  const segments = new Intl.Segmenter(localeFacts[locale].tag, { granularity: 'sentence' }).segment(text);
  return [...segments].map(({ segment }) => segment.trim()).filter(Boolean);
}

function sentencesWithin(sentences: readonly string[], most: number, isChinese: boolean): number {
  let sum = 0;
  const beyond = sentences.findIndex((sentence) => {
    sum += isChinese ? [...sentence].length : sentence.split(/\s+/).length;
    return sum > most;
  });
  if (beyond === -1) return sentences.length;
  return Math.max(beyond, 1);
}
