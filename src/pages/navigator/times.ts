import { formatDay } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf } from '../../routing/links.ts';
import type { PageRequest } from '../page-module.ts';
import { nothingSelected, parameterOf, readSelection, searchOf } from './selection/selection.ts';

/** The two times that a page of the navigator is asked for, as days; null for today's law, and for what is said now. */
export interface AskedTimes {
  /** The day on which the law held. */
  readonly on: string | null;
  /** What the site said at the end of this day, by UTC. */
  readonly known: string | null;
  /** What was asked for and is no day of the calendar, or none yet. */
  readonly refused: boolean;
}

/** The search parameters of the two times. */
export const timeParams = [parameterOf('on'), parameterOf('known')] as const;

/** The two times in an address. Today is what is shown without any. */
export function askedTimes({ search, clock }: Pick<PageRequest, 'search' | 'clock'>): AskedTimes {
  const today = clock.today();
  const { selection, ignored } = readSelection(search, today);
  const { on, known } = selection;
  return {
    on: on === today ? null : on,
    known: known === today ? null : known,
    refused: ignored.some(({ name }) => timeParams.includes(name)),
  };
}

/** The two times as they stand in an address, with its question mark; empty for today. */
export function timesSearch({ on, known }: AskedTimes): string {
  return searchOf({ ...nothingSelected, on, known });
}

/** What a page of the navigator shows of the past, and how its reader chooses otherwise. */
export interface TimesProps {
  readonly action: string;
  /** “The law on 30 June 2025, as this site had it on 1 July 2025.” */
  readonly shown: string;
  /** Set where something was asked for that is no day. */
  readonly problem: string | null;
  /** The values of the form's fields, and the last day that something can have been known on. */
  readonly on: string;
  readonly known: string;
  readonly today: string;
  /** Whether it shows another day than today. */
  readonly isPast: boolean;
}

/** Says which law a page shows, and as whom had it when. */
export function timesProps(times: AskedTimes, { locale, path, clock }: PageRequest): TimesProps {
  const today = clock.today();
  return {
    action: addressOf(locale, path),
    shown: shownTimes(times, today, locale),
    problem: times.refused ? messagesFor(locale).navigator.times.refused : null,
    on: times.on ?? today,
    known: times.known ?? today,
    today,
    isPast: times.on !== null || times.known !== null,
  };
}

function shownTimes({ on, known }: AskedTimes, today: string, locale: Locale): string {
  const m = messagesFor(locale).navigator.times;
  const law = formatDay(on ?? today, locale);
  return known ? m.both({ on: law, known: formatDay(known, locale) }) : m.law({ on: law });
}
