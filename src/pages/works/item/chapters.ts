import type { RichText } from '../../../content/rich-text/types.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { BylinePersonFragment } from '../../shared/records/writing.fragments.gen.ts';
import { minutesOf, minutesText } from '../length.ts';
import { type Branch, type Other, partsBelow } from '../tree.ts';

/** A part with its text: the fragment `TextOfPart`. */
export interface TextPart extends Branch {
  readonly parts?: readonly (TextPart | Other)[];
  readonly summary: string | null;
  readonly body: RichText | null;
  readonly publishedAt: string;
  readonly authors: readonly BylinePersonFragment[];
}

/** A line of the table of contents, with those below it. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly lang: string | undefined;
  /** That it is in English, to readers of another language. */
  readonly inEnglish: string | undefined;
  readonly summary: string | null;
  /** How long it takes to read; of the part alone, without those below it. */
  readonly minutes: string | null;
  readonly parts: readonly Chapter[];
}

export function chaptersOf(parts: readonly TextPart[], locale: Locale): Chapter[] {
  return parts.map((part) => {
    const lang = langOf(part.locale, locale);
    return {
      id: part.id,
      title: part.title,
      url: part.url ?? '',
      lang,
      inEnglish: lang && messagesFor(locale).notices.inEnglish,
      summary: part.summary,
      minutes: minutesText(minutesOf([part]), locale),
      parts: chaptersOf(partsBelow(part), locale),
    };
  });
}
