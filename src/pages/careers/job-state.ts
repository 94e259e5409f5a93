import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { daysUntil } from '../shared/dates/place-days.ts';
import type { JobCardFragment } from './careers.fragments.gen.ts';

type JobState = 'open' | 'soon' | 'closed' | 'filled';
type Dated = Pick<JobCardFragment, 'closesAt' | 'timeZone' | 'filled'>;

/** In how many days, or fewer, a position closes “soon”. */
const soonDays = 7;

export function stateOf(job: Dated, now: Date): JobState {
  if (job.filled) return 'filled';
  if (job.closesAt === null) return 'open';
  if (new Date(job.closesAt) <= now) return 'closed';
  return daysLeft(job, now) <= soonDays ? 'soon' : 'open';
}

export function isOpen(job: Dated, now: Date): boolean {
  const state = stateOf(job, now);
  return state === 'open' || state === 'soon';
}

/** Nights until applications close, counted where the position is: 0 on the last day. Infinity without a date. */
export function daysLeft({ closesAt, timeZone }: Pick<Dated, 'closesAt' | 'timeZone'>, now: Date): number {
  return closesAt === null ? Number.POSITIVE_INFINITY : daysUntil(closesAt, timeZone, now);
}

/** How long there is to apply, in words: “12 days left”; what has become of it when it is too late. */
export function timeLeft(job: Dated, now: Date, locale: Locale): string {
  const { careers: m } = messagesFor(locale);
  const state = stateOf(job, now);
  if (state === 'filled') return m.filledShort;
  if (state === 'closed') return m.closedShort;
  if (job.closesAt === null) return m.noDeadline;
  const days = daysLeft(job, now);
  if (days <= 1) return days === 1 ? m.tomorrow : m.today;
  return m.daysLeft({ count: days });
}
