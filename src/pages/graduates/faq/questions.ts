import type { RichText } from '../../../content/rich-text/types.ts';
import { formatDay } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';

/** The fields of the fragment `Question`. */
export interface QuestionRecord {
  readonly id: string;
  readonly locale: Locale;
  readonly slug: string;
  readonly title: string;
  readonly summary: string | null;
  readonly body: RichText | null;
  readonly audience: string | null;
  readonly reviewedOn: string | null;
}

export interface QuestionProps {
  /** Anchor: each answer can be linked. */
  readonly id: string;
  readonly title: string;
  readonly lang: string | undefined;
  readonly summary: string | null;
  readonly body: RichText | null;
  readonly reviewed: string | null;
}

export function questionProps(question: QuestionRecord, locale: Locale): QuestionProps {
  const { slug, title, summary, body, reviewedOn } = question;
  return {
    id: slug,
    title,
    lang: langOf(question.locale, locale),
    summary,
    body,
    reviewed: reviewedOn && formatDay(reviewedOn, locale),
  };
}
