import type { RichText } from '../../content/rich-text/types.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { readingMinutes } from '../shared/dates/reading-minutes.ts';

interface Text {
  readonly body: RichText | null;
  readonly locale: Locale;
}

/** Minutes that texts take to read together, each in the language that it is in. */
export function minutesOf(texts: readonly Text[]): number {
  return texts.reduce((sum, { body, locale }) => sum + readingMinutes(body, locale), 0);
}

/** “12 minutes”; null for nothing. */
export function minutesText(minutes: number, locale: Locale): string | null {
  return minutes === 0 ? null : messagesFor(locale).record.minutes({ count: minutes });
}
