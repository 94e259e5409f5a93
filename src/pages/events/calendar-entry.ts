import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { CalendarEntry } from '../shared/files/calendar.ts';
import type { EventFacts } from './event-row.ts';

const statuses = {
  PLANNED: 'confirmed',
  MOVED_ONLINE: 'confirmed',
  POSTPONED: 'tentative',
  CANCELLED: 'cancelled',
} as const satisfies Record<EventFacts['standing'], CalendarEntry['status']>;

/** An event as calendars keep it. What was cancelled stays in them, so that it does not wait there unnoticed. */
export function calendarEntry(event: EventFacts, locale: Locale): CalendarEntry {
  return {
    ...event,
    title: titleOf(event, locale),
    place: placeText(event, locale),
    text: event.summary,
    status: statuses[event.standing],
  };
}

/** Programs that do not show a status show the title. */
function titleOf({ title, standing }: EventFacts, locale: Locale): string {
  const {
    events: { state },
  } = messagesFor(locale);
  if (standing !== 'CANCELLED' && standing !== 'POSTPONED') return title;
  const word = standing === 'CANCELLED' ? state.cancelled : state.postponed;
  return state.both({ standing: word, registration: title });
}

/** Where it takes place: venue and office, or online. */
export function placeText({ format, venue, office }: EventFacts, locale: Locale): string {
  const { online } = messagesFor(locale).events.event;
  if (format === 'ONLINE') return online;
  return venue ?? office?.title ?? online;
}
