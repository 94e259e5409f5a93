import { dateFormat } from '../../../i18n/formatters.ts';

const dayLength = 86_400_000;

/** The day that the calendar of a place shows at a moment: `2026-11-20`. */
export function dayIn(timeZone: string, moment: Date): string {
  // Canadian English writes days as ISO 8601 does.
  return dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
}

/** How many midnights lie between now and a day or instant at a place; negative for what is over, 0 for today. */
export function daysUntil(when: string, timeZone: string, now: Date): number {
  const day = when.length === 10 ? when : dayIn(timeZone, new Date(when));
  return Math.round((Date.parse(day) - Date.parse(dayIn(timeZone, now))) / dayLength);
}
