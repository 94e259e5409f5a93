import type { Clock } from '../../../platform/cache/clock.ts';

/** After how many months a post says that it is old. */
const oldAfter = 18;

/**
 * Whether a post is so old that its reader is told, at a moment: from the day after eighteen calendar months, as
 * days begin in UTC.
 */
export function isOld(publishedOn: string, clock: Clock): boolean {
  const [year = 0, month = 1, day = 1] = publishedOn.split('-').map(Number);
  // A day that the later month does not have is its last.
  const lastDay = new Date(Date.UTC(year, month + oldAfter, 0)).getUTCDate();
  const until = Date.UTC(year, month - 1 + oldAfter, Math.min(day, lastDay) + 1);
  return clock.hasCome(new Date(until));
}
