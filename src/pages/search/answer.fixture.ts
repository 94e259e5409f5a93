import type { SearchHitFragment, SearchPageQuery } from './query.gen.ts';

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
    ...changes,
  },
});
