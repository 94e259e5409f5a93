import type { RichText } from '../../content/rich-text/types.ts';
import { formatAmount } from '../../i18n/format-amount.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { AnswerDetail } from './answer.ts';

/** An answer as the schema gives it to those who may read it. */
export interface EntryDetail {
  readonly id: string;
  readonly summary: string | null;
  readonly body: RichText | null;
  readonly conditions: readonly { readonly text: string }[];
  readonly thresholds: readonly { readonly label: string; readonly value: number; readonly unit: string }[];
  readonly penalties: string | null;
  readonly instruments: AnswerDetail['instruments'];
}

/** What an answer says besides its first line, in words of the page's language; null where it says no more. */
export function answerDetail(
  entry: EntryDetail,
  locale: Locale,
  m: Messages['gate']['amounts'],
): AnswerDetail | null {
  const { id, summary, body, conditions, thresholds, penalties, instruments } = entry;
  const isEmpty =
    !summary && !body && !penalties && conditions.length + thresholds.length + instruments.length === 0;
  if (isEmpty) return null;
  return {
    entryId: id,
    summary,
    body,
    conditions: conditions.map(({ text }) => text),
    thresholds: thresholds.map(({ label, value, unit }) => ({
      label,
      amount: formatAmount(value, unit, locale, m),
    })),
    penalties,
    instruments,
  };
}
