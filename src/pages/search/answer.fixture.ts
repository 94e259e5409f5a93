import type { DirectAnswerFragment, SearchHitFragment, SearchPageQuery } from './query.gen.ts';

/** A person who was found. */
export const person: SearchHitFragment = {
  url: '/people/p1/jane-doe',
  foundIn: 'en',
  title: [
    { text: 'Jane ', isMatch: false },
    { text: 'Doe', isMatch: true },
  ],
  passage: { heading: 'Her work', pieces: [{ text: 'Advises.', isMatch: false }] },
  record: {
    id: 'p1',
    type: 'person',
    typeLabel: 'Person',
    locale: 'en',
    title: 'Jane Doe',
    breadcrumbs: [],
    jobTitle: 'Partner',
    phone: '+44 20 7946 0201',
    offices: [],
  },
};

const named = (type: string, id: string, title: string) => ({
  id,
  type,
  title,
  locale: 'en' as const,
  url: `/${id}`,
});

/** A person, an office and an answer of the navigator that answer by themselves. */
export const directAnswers: readonly DirectAnswerFragment[] = [
  {
    url: '/people/p1/jane-doe',
    record: {
      id: 'p1',
      locale: 'en',
      title: 'Jane Doe',
      jobTitle: 'Partner',
      phone: '+44 20 7946 0201',
      mobile: null,
      email: 'jane.doe@example.com',
      offices: [named('office', 'london', 'London')],
    },
  },
  {
    url: '/offices/london',
    record: {
      id: 'london',
      locale: 'en',
      title: 'London',
      address: '4 Lisle Court',
      officePhone: '+44 20 7946 0000',
      email: null,
      timeZone: 'Europe/London',
      hours: [{ days: 'Monday to Friday', opens: '09:00', closes: '18:00' }],
    },
  },
  {
    url: '/navigator/data/europe/france#breach',
    record: {
      id: 'cell',
      locale: 'en',
      title: 'Three days',
      legalStatus: 'IN_FORCE',
      reviewedOn: '2026-10-01',
      effectiveFrom: '2018-05-25',
      instruments: [{ name: 'Data Act', nativeTitle: null, citation: 'art. 33', url: null }],
      topic: named('navigatorTopic', 'breach', 'Notice of a breach'),
      parent: named('navigatorChapter', 'france', 'France'),
    },
  },
];

/** What a search found: the person, unless something else is said. */
export const answer = (changes: Partial<NonNullable<SearchPageQuery['search']>> = {}): SearchPageQuery => ({
  search: {
    totalCount: 1,
    corrected: null,
    types: [
      { type: 'person', count: 1 },
      { type: 'publication', count: 1_200 },
    ],
    facets: [{ name: 'type', values: [{ value: 'person', label: null, locale: null, count: 1 }] }],
    results: [person],
    elsewhere: [],
    instead: null,
    ...changes,
  },
});
