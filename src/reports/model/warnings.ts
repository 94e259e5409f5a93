import { langOf } from '../../i18n/language-of.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { isOverdue } from './overdue.ts';
import type { Report } from './report.ts';

/** What a reader of a report has to know before relying on it, a sentence each. */
export function warningsOf({ answers, times, locale, closed }: Report): string[] {
  const m = messagesFor(locale).report;
  const overdue = answers.filter((one) => isOverdue(one, times)).length;
  const notReviewed = answers.filter(({ status }) => status === 'NOT_REVIEWED').length;
  const inEnglish = answers.filter(({ locale: written }) => langOf(written, locale) !== undefined).length;
  return [
    ...(closed === null ? [] : [closed]),
    ...(overdue === 0 ? [] : [m.overdue({ count: overdue })]),
    ...(notReviewed === 0 ? [] : [m.notReviewed({ count: notReviewed })]),
    ...(inEnglish === 0 ? [] : [m.inEnglish({ count: inEnglish })]),
  ];
}
