import type { Clock } from '../../../platform/cache/clock.ts';

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
export function deadlineStateOf(programme: Deadlines, clock: Clock): DeadlineState {
  const { opensOn, closesAt, timeZone } = programme;
  if (opensOn !== null && opensOn > clock.today(timeZone)) return 'not-yet';
  if (closesAt === null) return 'rolling';
  if (clock.hasCome(closesAt)) return 'closed';
  return clock.daysUntil(closesAt, timeZone) <= closingDays ? 'closing' : 'open';
}
