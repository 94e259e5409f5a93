import type { Programme } from './item/programmes.ts';

/** A programme in London that closes eleven days after the requests of tests are made. */
export function programmeOf(changes: Partial<Programme> = {}): Programme {
  return {
    id: 'programme-london',
    locale: 'en',
    title: 'Training contract, London',
    slug: 'london',
    summary: 'Two years in four seats.',
    body: null,
    country: 'GB',
    timeZone: 'Europe/London',
    opensOn: '2026-10-01',
    closesAt: '2026-12-01T17:00:00Z',
    startsOn: '2028-09-04',
    seats: 46,
    salary: '£56,000',
    email: 'graduates@fenwardenlisle.example',
    publishedAt: '2026-10-02T08:00:00Z',
    firstPublishedAt: '2026-10-01T08:00:00Z',
    contacts: [],
    sponsorsVisa: true,
    eligibility: {
      from: 'PENULTIMATE_YEAR',
      otherSubjectsFrom: null,
      until: null,
      degree: 'ANY',
      examination: null,
      neededBefore: null,
    },
    steps: [],
    ...changes,
  };
}
