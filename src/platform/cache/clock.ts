import { dateFormat } from '../../i18n/formatters.ts';

const dayLength = 86_400_000;
const anHour = 3_600;
/** Seconds for which anything is kept at the most: what was changed by hand in the database shows after that. */
export const aWeek = 7 * 86_400;

/**
 * The time for whoever makes something that is kept: each way of asking notes until when its answer stays the same, so
 * that what was made holds exactly as long. Who only asks for the day holds until midnight, who never asks holds until
 * something is published. Everything that was asked of one clock is answered for the same moment.
 */
export class Clock {
  readonly #at: number;
  #holdsUntil = Number.POSITIVE_INFINITY;

  /** @param at the moment; default now */
  constructor(at = new Date()) {
    this.#at = at.getTime();
  }

  /** Seconds, from the clock's moment on, for which everything asked of it stays the same; Infinity when nothing was. */
  get holdsFor(): number {
    return (this.#holdsUntil - this.#at) / 1_000;
  }

  /** Seconds for which what was made with it may be kept, when nothing is published. */
  get keptFor(): number {
    return Math.min(this.holdsFor, aWeek);
  }

  /**
   * The moment itself, for what cannot say when it changes.
   *
   * @param goodFor seconds for which what is made of it may be shown
   */
  now(goodFor = anHour): Date {
    this.#note(this.#at + goodFor * 1_000);
    return new Date(this.#at);
  }

  /** The moment, for what is not shown and changes nothing that is. */
  unnoted(): Date {
    return new Date(this.#at);
  }

  /** Whether an instant has come: stays the same until it does. */
  hasCome(instant: string | Date): boolean {
    const at = new Date(instant).getTime();
    if (at > this.#at) this.#note(at);
    return at <= this.#at;
  }

  /** The day that the calendar of a place shows: `2026-11-20`. Stays the same until midnight there. */
  today(timeZone = 'UTC'): string {
    const { name, ends } = dayAround(timeZone, this.#at);
    this.#note(ends);
    return name;
  }

  /** How many midnights lie between now and a day or instant at a place; negative for what is over, 0 for today. */
  daysUntil(when: string, timeZone: string): number {
    const day = when.length === 10 ? when : dayIn(timeZone, new Date(when));
    return Math.round((Date.parse(day) - Date.parse(this.today(timeZone))) / dayLength);
  }

  /** Whatever was made by another clock of the same moment, and is shown along. */
  alsoHolds(seconds: number): void {
    this.#note(this.#at + seconds * 1_000);
  }

  #note(until: number): void {
    this.#holdsUntil = Math.min(this.#holdsUntil, until);
  }
}

/** The day that the calendar of a place shows at a moment: `2026-11-20`. */
export function dayIn(timeZone: string, moment: Date): string {
  // Canadian English writes days as ISO 8601 does.
  return dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
}

interface Day {
  readonly name: string;
  /** First millisecond of which it is known to be that day, and the first of the next day. */
  readonly from: number;
  readonly ends: number;
}

/** The day that was last asked for in each time zone. */
const days = new Map<string, Day>();
const aMinute = 60_000;
/** No day is longer: clocks are put back by an hour or less. */
const longestDay = 26 * 60;

function dayAround(timeZone: string, at: number): Day {
  const known = days.get(timeZone);
  if (known && known.from <= at && at < known.ends) return known;
  const name = dayIn(timeZone, new Date(at));
  const from = at - (at % aMinute);
  // The first minute of another day: offsets of time zones are whole minutes.
  let [same, other] = [0, longestDay];
  while (other - same > 1) {
    const middle = (same + other) >> 1;
    if (dayIn(timeZone, new Date(from + middle * aMinute)) === name) same = middle;
    else other = middle;
  }
  const day = { name, from: at, ends: from + other * aMinute };
  days.set(timeZone, day);
  return day;
}
