/** What the dates of a programme say at a moment. */
export interface Deadlines {
  readonly opensOn: string | null;
  readonly closesAt: string | null;
  readonly timeZone: string;
}

export type Standing = 'open' | 'closing' | 'closed' | 'not-yet' | 'rolling';

/** From how many days before its end a round is closing. */
const closingDays = 14;
const dayLength = 86_400_000;

/** Whether one may apply now. A round opens with its day in its own time zone, and closes to the minute. */
export function standingOf(programme: Deadlines, now: Date): Standing {
  const { opensOn, closesAt, timeZone } = programme;
  if (opensOn !== null && opensOn > dayIn(timeZone, now)) return 'not-yet';
  if (closesAt === null) return 'rolling';
  if (now >= new Date(closesAt)) return 'closed';
  return daysUntil(closesAt, timeZone, now) <= closingDays ? 'closing' : 'open';
}

/** How many midnights lie between now and a day or instant there; negative for what is over, 0 for today. */
export function daysUntil(when: string, timeZone: string, now: Date): number {
  const day = when.length === 10 ? when : dayIn(timeZone, new Date(when));
  return Math.round((Date.parse(day) - Date.parse(dayIn(timeZone, now))) / dayLength);
}

/** The calendar day at a place, `2026-11-20`. */
function dayIn(timeZone: string, instant: Date): string {
  // Swedish writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);
}
