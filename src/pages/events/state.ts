import type { Status } from '../../components/icons/StatusMark.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { dayIn } from '../shared/dates/place-days.ts';

/** What decides how an event stands at a moment. */
export interface Standing {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
  readonly standing: 'PLANNED' | 'POSTPONED' | 'CANCELLED' | 'MOVED_ONLINE';
  readonly registration: 'OPEN' | 'CLOSED' | 'WAITLIST' | 'INVITE';
  readonly registrationClosesAt: string | null;
  readonly recordingMinutes: number | null;
}

/** What a reader can do about an event: ask for a place, wait for one, join, read what was said, or nothing. */
type EventState = 'open' | 'full' | 'closed' | 'invite' | 'live' | 'cancelled' | 'over' | 'recorded';

export function stateOf(event: Standing, now: Date): EventState {
  const { standing, registration, recordingMinutes } = event;
  if (standing === 'CANCELLED') return 'cancelled';
  if (Date.parse(event.endsAt) <= now.getTime()) return recordingMinutes ? 'recorded' : 'over';
  if (Date.parse(event.startsAt) <= now.getTime()) return 'live';
  if (registration === 'INVITE') return 'invite';
  const closes = event.registrationClosesAt;
  if (registration === 'CLOSED' || (closes !== null && Date.parse(closes) <= now.getTime())) return 'closed';
  return registration === 'WAITLIST' ? 'full' : 'open';
}

/** Whether it begins today, by the calendar of its place. */
function isToday({ startsAt, timeZone }: Standing, now: Date): boolean {
  return dayIn(timeZone, new Date(startsAt)) === dayIn(timeZone, now);
}

const marks: { readonly [S in EventState]: Status } = {
  open: 'in-force',
  full: 'dated',
  closed: 'none',
  invite: 'consultation',
  live: 'challenged',
  cancelled: 'overdue',
  over: 'none',
  recorded: 'proposed',
};

/** The state as a mark with words; postponed, moved or today comes before what one can do about it. */
export function stateMark(event: Standing, now: Date, locale: Locale): { status: Status; text: string } {
  const m = messagesFor(locale).events.state;
  const state = stateOf(event, now);
  const text = m[state];
  const before = changeOf(event, state, now);
  return {
    status: before === 'postponed' ? 'dated' : marks[state],
    text: before ? m.both({ standing: m[before], registration: text }) : text,
  };
}

function changeOf(
  event: Standing,
  state: EventState,
  now: Date,
): 'postponed' | 'movedOnline' | 'today' | null {
  if (state === 'cancelled' || state === 'over' || state === 'recorded') return null;
  if (event.standing === 'POSTPONED') return 'postponed';
  if (event.standing === 'MOVED_ONLINE') return 'movedOnline';
  return state !== 'live' && isToday(event, now) ? 'today' : null;
}

/** How long a page may be kept that says how events stand, in seconds: none says “upcoming” much after the end. */
export const stateChangesSoon = 120;
