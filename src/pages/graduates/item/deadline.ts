import { dayIn, daysUntil } from '../../shared/dates/place-days.ts';

/** What the dates of a programme say at a moment. */
interface Deadlines {
  readonly opensOn: string | null;
  readonly closesAt: string | null;
  readonly timeZone: string;
}

export type DeadlineState = 'open' | 'closing' | 'closed' | 'not-yet' | 'rolling';

/** From how many days before its end a round is closing. */
const closingDays = 14;

/** Whether one may apply now. A round opens with its day in its own time zone, and closes to the minute. */
export function deadlineStateOf(programme: Deadlines, now: Date): DeadlineState {
  const { opensOn, closesAt, timeZone } = programme;
  if (opensOn !== null && opensOn > dayIn(timeZone, now)) return 'not-yet';
  if (closesAt === null) return 'rolling';
  if (now >= new Date(closesAt)) return 'closed';
  return daysUntil(closesAt, timeZone, now) <= closingDays ? 'closing' : 'open';
}
