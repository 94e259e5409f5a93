import type { Status } from '../../components/icons/StatusMark.tsx';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { type Clock, dayIn } from '../../platform/cache/clock.ts';

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

export function stateOf(event: Standing, clock: Clock): EventState {
  const { standing, registration, recordingMinutes } = event;
  if (standing === 'CANCELLED') return 'cancelled';
  if (clock.hasCome(event.endsAt)) return recordingMinutes ? 'recorded' : 'over';
  if (clock.hasCome(event.startsAt)) return 'live';
  if (registration === 'INVITE') return 'invite';
  const closes = event.registrationClosesAt;
  if (registration === 'CLOSED' || (closes !== null && clock.hasCome(closes))) return 'closed';
  return registration === 'WAITLIST' ? 'full' : 'open';
}

/** Whether it begins today, by the calendar of its place. */
function isToday({ startsAt, timeZone }: Standing, clock: Clock): boolean {
  return dayIn(timeZone, new Date(startsAt)) === clock.today(timeZone);
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
export function stateMark(event: Standing, clock: Clock, locale: Locale): { status: Status; text: string } {
  const m = messagesFor(locale).events.state;
  const state = stateOf(event, clock);
  const text = m[state];
  const before = changeOf(event, state, clock);
  return {
    status: before === 'postponed' ? 'dated' : marks[state],
    text: before ? m.both({ standing: m[before], registration: text }) : text,
  };
}

function changeOf(
  event: Standing,
  state: EventState,
  clock: Clock,
): 'postponed' | 'movedOnline' | 'today' | null {
  if (state === 'cancelled' || state === 'over' || state === 'recorded') return null;
  if (event.standing === 'POSTPONED') return 'postponed';
  if (event.standing === 'MOVED_ONLINE') return 'movedOnline';
  return state !== 'live' && isToday(event, clock) ? 'today' : null;
}
