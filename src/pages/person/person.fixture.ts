import { coreRecord } from '../requests.fixture.ts';
import type { WholePersonFragment } from './query.gen.ts';

/** A partner in London, with some of everything that a page shows. */
export function personFixture(changes: Partial<WholePersonFragment> = {}): WholePersonFragment {
  return {
    ...coreRecord({
      type: 'person',
      title: 'Jane Doe',
      summary: 'Advises lenders.',
      path: '/people/p1/jane-doe',
      url: '/people/p1/jane-doe',
    }),
    id: 'p1',
    givenName: 'Jane',
    familyName: 'Doe',
    nativeName: null,
    pronunciation: 'JAYN DOH',
    pronouns: 'she/her',
    postNominals: 'KC',
    grade: 'PARTNER',
    jobTitle: 'Partner',
    offices: [
      { id: 'o1', type: 'office', locale: 'en', title: 'London', url: '/offices/london', location: null },
    ],
    services: [],
    sectors: [],
    topics: [],
    email: 'jane.doe@firm.example',
    phone: '+44 20 7946 0000',
    mobile: null,
    languages: [{ language: 'French', level: 'FLUENT' }],
    admissions: [{ jurisdiction: 'England and Wales', year: 2004, note: null }],
    education: [{ institution: 'Leiden', award: 'LL.M.', year: null }],
    experience: [{ year: 2025, text: 'Advised a bank.' }],
    rankings: [],
    memberships: [],
    joinedOn: null,
    standing: 'ACTIVE',
    leave: null,
    departure: null,
    pressOfficer: false,
    writing: [],
    deals: [],
    ...changes,
  };
}

/** Somebody else, as a link to them. */
export const colleague = {
  id: 'p2',
  type: 'person',
  locale: 'en',
  title: 'Wei Jingyi',
  url: '/people/p2/wei-jingyi',
} as const;
