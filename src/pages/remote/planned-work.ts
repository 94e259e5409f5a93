import type { Clock } from '../../platform/cache/clock.ts';

/** By whose clock the work is planned. */
export const workZone = 'Europe/London';

/** From ten in the evening to half past eleven, on the last Saturday of a month. */
const from = { hour: 22, minute: 0 };
const to = { hour: 23, minute: 30 };

/** A time of planned work, as instants. */
export interface PlannedWork {
  readonly from: string;
  readonly to: string;
}

/** The next times of planned work, that which goes on now among them. */
export function plannedWork(clock: Clock, count: number): PlannedWork[] {
  const [year, thisMonth] = clock.today().split('-');
  const found: PlannedWork[] = [];
  for (let month = 0; found.length < count; month += 1) {
    const work = workIn(Number(year), Number(thisMonth) - 1 + month);
    if (!clock.hasCome(work.to)) found.push(work);
  }
  return found;
}

export const isNow = (work: PlannedWork, clock: Clock) => clock.hasCome(work.from) && !clock.hasCome(work.to);

function workIn(year: number, month: number): PlannedWork {
  const last = new Date(Date.UTC(year, month + 1, 0));
  // Saturday is the sixth day.
  const day = last.getUTCDate() - ((last.getUTCDay() + 1) % 7);
  return {
    from: instantOf(Date.UTC(year, month, day, from.hour, from.minute)),
    to: instantOf(Date.UTC(year, month, day, to.hour, to.minute)),
  };
}

/** The instant at which clocks of the zone show what `shown` is in UTC; not for hours that a change of clocks skips. */
function instantOf(shown: number): string {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: workZone }).format(shown),
  );
  const ahead = (hour - new Date(shown).getUTCHours() + 24) % 24;
  return new Date(shown - ahead * 3_600_000).toISOString();
}
