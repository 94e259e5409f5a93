import type { Status } from '../../../components/icons/StatusMark.tsx';
import { choiceLabel } from '../../../content/types/choices.ts';
import { formatDay } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../../i18n/messages.ts';
import { changeAge } from '../change-age.ts';
import { type LegalStatus, statusMarks, statusName } from '../status-marks.ts';
import { type ReviewState, reviewState } from './review.ts';
import type { Entry, Placed } from './table.ts';

/** A cell of the table: all that everybody may read of an answer. */
export interface MatrixCell {
  /** Its anchor on the page: `germany_breach`. */
  readonly id: string;
  /** Null, as its mark, where there is no answer for the two times. */
  readonly status: LegalStatus | null;
  readonly mark: Status | null;
  readonly text: string;
  /** The answer in a line, with its language; null for what nobody has written. */
  readonly headline: { readonly text: string; readonly lang: string | undefined } | null;
  /** The answer in its chapter. */
  readonly url: string | null;
  /** Days, in words. */
  readonly dates: readonly string[];
  readonly review: { readonly state: ReviewState; readonly text: string } | null;
  /** That it is as in the baseline; null where nothing is compared. */
  readonly same: string | null;
  /** Does not pass the filters: only there because another one of its row does. */
  readonly isAside: boolean;
}

export interface CellPlace {
  readonly id: string;
  readonly url: string | null;
  readonly same: string | null;
  readonly isAside: boolean;
  /** The day by which reviews are judged. */
  readonly asOf: string;
  readonly locale: Locale;
}

export function matrixCell(placed: Placed | undefined, { asOf, locale, ...place }: CellPlace): MatrixCell {
  const { navigatorTable: m } = messagesFor(locale);
  if (!placed) {
    const none = { headline: null, dates: [], review: null } as const;
    return { ...place, ...none, status: null, mark: null, text: m.noEntry };
  }
  const { entry } = placed;
  const status = statusName(entry.legalStatus);
  return {
    ...place,
    status,
    mark: statusMarks[status],
    text: choiceLabel('navigatorCell.legalStatus', status, locale),
    headline: status === 'not-reviewed' ? null : { text: entry.title, lang: langOf(entry.locale, locale) },
    dates: datesOf(placed, asOf, locale),
    review: reviewOf(entry, asOf, locale),
  };
}

function datesOf({ entry, changedAt }: Placed, asOf: string, locale: Locale): string[] {
  const { navigatorTable: m } = messagesFor(locale);
  const date = (day: string) => ({ date: formatDay(day, locale, 'short') });
  const changed = changedAt?.slice(0, 10);
  const age = changed ? changeAge(changed, asOf) : null;
  return [
    entry.effectiveFrom ? m.from(date(entry.effectiveFrom)) : null,
    entry.effectiveTo ? m.until(date(entry.effectiveTo)) : null,
    entry.expectedOn ? m.expected(date(entry.expectedOn)) : null,
    changed && age ? (age === 'new' ? m.changedLately : m.changed)(date(changed)) : null,
  ].filter((text) => text !== null);
}

function reviewOf(entry: Entry, asOf: string, locale: Locale): MatrixCell['review'] {
  const state = reviewState(entry, asOf);
  const text = state && reviewText(entry, state, locale, messagesFor(locale).navigatorTable);
  return state && text ? { state, text } : null;
}

function reviewText(
  { reviewedOn, reviewDueOn }: Entry,
  state: ReviewState,
  locale: Locale,
  m: Messages['navigatorTable'],
): string | null {
  const date = (day: string) => ({ date: formatDay(day, locale, 'short') });
  if (state !== 'current' && reviewDueOn)
    return (state === 'overdue' ? m.overdueSince : m.due)(date(reviewDueOn));
  if (!reviewedOn) return null;
  const reviewed = m.reviewed(date(reviewedOn));
  return reviewDueOn ? m.reviewedNext({ reviewed, ...date(reviewDueOn) }) : reviewed;
}
