import { formatDay } from '../../i18n/format.ts';
import { langOf } from '../../i18n/language-of.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { isOverdue } from '../model/overdue.ts';
import type { Report, ReportAnswer } from '../model/report.ts';
import { statusLabel } from '../model/status-label.ts';
import type { Words } from './parts.ts';

/** The cells of an answer in any table of answers, after its heading; none of it is closed to anybody. */
export function answerCells(answer: ReportAnswer | undefined, { locale, times, options }: Report): Words[] {
  const empty = { text: '' };
  const blank = options.notes ? [empty] : [];
  if (!answer) return [empty, empty, empty, empty, ...blank];
  const m = messagesFor(locale).report;
  const { reviewedOn, reviewDueOn } = answer;
  const reviewed = reviewedOn === null ? '' : formatDay(reviewedOn, locale, 'short');
  const late =
    reviewDueOn !== null && isOverdue(answer, times)
      ? m.overdueSince({ date: formatDay(reviewDueOn, locale, 'short') })
      : '';
  return [
    statusWords(answer, locale),
    { text: answer.headline, lang: langOf(answer.locale, locale) },
    { text: answer.effectiveFrom === null ? '' : formatDay(answer.effectiveFrom, locale, 'short') },
    { text: [reviewed, late].filter((one) => one !== '').join('; ') },
    ...blank,
  ];
}

export function statusWords({ status }: ReportAnswer, locale: Report['locale']): Words {
  return { text: statusLabel(status, locale), status };
}

/** The columns of a table of answers; `first` is what its rows are about. */
export function answerColumns(first: string, { locale, options }: Report) {
  const m = messagesFor(locale).report;
  return [
    { text: first, share: 18 },
    { text: m.status, share: 13 },
    { text: m.headline, share: options.notes ? 27 : 35 },
    { text: m.inForceFrom, share: 17 },
    { text: m.reviewed, share: 17 },
    ...(options.notes ? [{ text: m.notes, share: 20 }] : []),
  ];
}
