import { isDay } from '../content/fields/text-formats.ts';
import { refuseInput } from './refusals.ts';

/** Days for which anything may be asked ahead. */
const LONGEST_AHEAD = 366;

/**
 * Refuses a day that is none, that is past, or that is more than a year away.
 *
 * @param path names the day to whoever asked
 * @param today the reader's calendar may be a day ahead of UTC or behind it
 * @throws GraphQLError BAD_USER_INPUT
 */
export function demandComingDay(path: string, day: string, today: Date): void {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (!isDay(day)) refuseInput([{ path, code: 'unknown', message: 'must be a day of the calendar' }]);
  const days = (at - today.getTime()) / 86_400_000;
  if (days < -2) refuseInput([{ path, code: 'past', message: 'must not be past' }]);
  if (days > LONGEST_AHEAD)
    refuseInput([{ path, code: 'too-far', message: `must be within ${LONGEST_AHEAD} days` }]);
}
