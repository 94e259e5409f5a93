import { localeFacts } from '../../../i18n/locales.ts';
import type { Clock } from '../../../platform/cache/clock.ts';
import { firm } from '../../../platform/settings/firm.ts';
import { firmJsonLd, postalAddress } from '../../shared/records/firm-json-ld.ts';
import { creditOf } from '../event-row.ts';
import { stateOf } from '../state.ts';
import type { WholeEventFragment } from './query.gen.ts';

const attendance = {
  IN_PERSON: 'OfflineEventAttendanceMode',
  ONLINE: 'OnlineEventAttendanceMode',
  HYBRID: 'MixedEventAttendanceMode',
} as const;

/** Postponed to a day that is known is what schema.org calls rescheduled. */
function statusOf({ standing, previousStart }: WholeEventFragment): string {
  switch (standing) {
    case 'PLANNED':
      return 'EventScheduled';
    case 'POSTPONED':
      return previousStart ? 'EventRescheduled' : 'EventPostponed';
    case 'CANCELLED':
      return 'EventCancelled';
    case 'MOVED_ONLINE':
      return 'EventMovedOnline';
  }
}

/** The event for search engines (schema.org `Event`; `EducationEvent` where it counts as training). */
export function eventJsonLd(event: WholeEventFragment, clock: Clock): object {
  const { locale, url, format, speakers, guests, capacity, previousStart } = event;
  return {
    '@type': creditOf(event, locale) ? 'EducationEvent' : 'Event',
    name: event.title,
    description: event.summary ?? undefined,
    url: url ?? undefined,
    inLanguage: event.languages.map(({ language }) => language),
    startDate: event.startsAt,
    endDate: event.endsAt,
    previousStartDate: previousStart ?? undefined,
    eventStatus: `https://schema.org/${statusOf(event)}`,
    eventAttendanceMode: `https://schema.org/${attendance[format]}`,
    location: locationOf(event),
    maximumAttendeeCapacity: capacity ?? undefined,
    isAccessibleForFree: !event.price,
    offers: offerOf(event, clock),
    organizer: firmJsonLd,
    performer: [
      ...speakers.map((person) => ({ '@type': 'Person', name: person.title, url: person.url ?? undefined })),
      ...guests.map(({ name }) => ({ '@type': 'Person', name })),
    ],
    about: event.topics.map(({ title }) => title),
    // The text is in one language, whatever is spoken.
    subjectOf: { '@type': 'WebPage', inLanguage: localeFacts[locale].tag },
  };
}

function locationOf({ format, venue, office, hosts, url }: WholeEventFragment): object | object[] {
  const online = { '@type': 'VirtualLocation', url: url ?? undefined };
  if (format === 'ONLINE') return online;
  const place = {
    '@type': 'Place',
    name: venue ?? office?.title ?? firm.name,
    // An event elsewhere says where in the name of its place.
    address: hosts ? postalAddress(hosts) : (venue ?? undefined),
  };
  return format === 'HYBRID' ? [place, online] : place;
}

/** No offer for what is over, cancelled or by invitation. */
function offerOf(event: WholeEventFragment, clock: Clock): object | undefined {
  const state = stateOf(event, clock);
  if (state !== 'open' && state !== 'full' && state !== 'closed') return undefined;
  return {
    '@type': 'Offer',
    price: event.price ?? 0,
    priceCurrency: event.currency ?? 'GBP',
    url: event.url ?? undefined,
    availability: `https://schema.org/${state === 'open' ? 'InStock' : 'SoldOut'}`,
    validThrough: event.registrationClosesAt ?? event.startsAt,
  };
}
