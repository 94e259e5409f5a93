import { coreRecord } from '../testing/requests.fixture.ts';
import type { EventFacts } from './event-row.ts';
import type { WholeEventFragment } from './item/query.gen.ts';

const path = '/events/e1/breakfast';

/** A breakfast in Singapore on 1 December 2026, 09:00 to 10:00 there (01:00 to 02:00 UTC). */
export function eventFacts(changes: Partial<EventFacts> = {}): EventFacts {
  return {
    id: 'r1',
    type: 'event',
    locale: 'en',
    title: 'Breakfast',
    url: path,
    summary: 'Eggs and clauses.',
    kind: 'SEMINAR',
    format: 'IN_PERSON',
    startsAt: '2026-12-01T01:00:00Z',
    endsAt: '2026-12-01T02:00:00Z',
    timeZone: 'Asia/Singapore',
    previousStart: null,
    office: { id: 'o1', type: 'office', locale: 'en', title: 'Singapore', url: '/offices/singapore' },
    venue: 'Raffles Room',
    registration: 'OPEN',
    registrationClosesAt: null,
    standing: 'PLANNED',
    credit: 'CERTIFICATE',
    cpdMinutes: 60,
    languages: [{ language: 'en' }],
    recordingMinutes: null,
    firstPublishedAt: '2026-09-01T08:00:00Z',
    publishedAt: '2026-09-09T08:00:00Z',
    ...changes,
  };
}

/** The same with all that its page asks for. */
export function eventRecord(changes: Partial<WholeEventFragment> = {}): WholeEventFragment {
  return {
    ...coreRecord({ type: 'event', title: 'Breakfast', path, url: path }),
    ...eventFacts(),
    capacity: 40,
    price: null,
    currency: null,
    priceNote: null,
    agenda: [{ time: '09:00', title: 'Coffee' }],
    speakers: [],
    guests: [{ name: 'Ada', role: 'Judge' }],
    services: [],
    sectors: [],
    jurisdictions: [],
    topics: [],
    accessibility: 'Step-free.',
    slides: [],
    related: [],
    hosts: {
      title: 'Singapore',
      address: 'Fenwarden Lisle (Singapore) LLP\n1 Fuller Street\nSingapore',
      location: { title: 'Singapore', country: null },
      access: 'A lift.',
      directions: null,
      phone: '+65 6000 0000',
    },
    ...changes,
  };
}
