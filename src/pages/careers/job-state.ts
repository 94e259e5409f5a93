import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { Clock } from '../../platform/cache/clock.ts';
import type { JobCardFragment } from './careers.fragments.gen.ts';

type JobState = 'open' | 'soon' | 'closed' | 'filled';
type Dated = Pick<JobCardFragment, 'closesAt' | 'timeZone' | 'filled'>;

/** In how many days, or fewer, a position closes “soon”. */
const soonDays = 7;

export function stateOf(job: Dated, clock: Clock): JobState {
  if (job.filled) return 'filled';
  if (job.closesAt === null) return 'open';
  if (clock.hasCome(job.closesAt)) return 'closed';
  return daysLeft(job, clock) <= soonDays ? 'soon' : 'open';
}

export function isOpen(job: Dated, clock: Clock): boolean {
  const state = stateOf(job, clock);
  return state === 'open' || state === 'soon';
}

/** Nights until applications close, counted where the position is: 0 on the last day. Infinity without a date. */
export function daysLeft({ closesAt, timeZone }: Pick<Dated, 'closesAt' | 'timeZone'>, clock: Clock): number {
  return closesAt === null ? Number.POSITIVE_INFINITY : clock.daysUntil(closesAt, timeZone);
}

/** How long there is to apply, in words: “12 days left”; what has become of it when it is too late. */
export function timeLeft(job: Dated, clock: Clock, locale: Locale): string {
  const { careers: m } = messagesFor(locale);
  const state = stateOf(job, clock);
  if (state === 'filled') return m.filledShort;
  if (state === 'closed') return m.closedShort;
  if (job.closesAt === null) return m.noDeadline;
  const days = daysLeft(job, clock);
  if (days <= 1) return days === 1 ? m.tomorrow : m.today;
  return m.daysLeft({ count: days });
}
