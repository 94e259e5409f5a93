import { wordCount } from '../../../content/rich-text/plain-text.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';

/** Words and Chinese characters read in a minute. */
const readInMinute = { words: 230, characters: 350 };

/** Minutes that a text takes to read, rounded up. */
export function readingMinutes(body: RichText | null, locale: Locale): number {
  const pace = localeFacts[locale].language === 'zh' ? readInMinute.characters : readInMinute.words;
  return Math.ceil(wordCount(body ?? []) / pace);
}
