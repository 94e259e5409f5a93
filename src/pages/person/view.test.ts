import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../requests.fixture.ts';
import { type Person, personView } from './view.ts';

const contact = {
  id: 'p2',
  type: 'person',
  locale: 'en',
  title: 'Wei Jingyi',
  url: '/people/p2/wei-jingyi',
} as const;

function person(changes: Partial<Person> = {}): Person {
  return {
    ...coreRecord({
      type: 'person',
      title: 'Jane Doe',
      path: '/people/p1/jane-doe',
      url: '/people/p1/jane-doe',
    }),
    givenName: 'Jane',
    familyName: 'Doe',
    nativeName: null,
    pronunciation: null,
    pronouns: null,
    postNominals: 'KC',
    grade: 'PARTNER',
    jobTitle: 'Partner',
    offices: [{ id: 'o1', type: 'office', locale: 'en', title: 'London', url: '/offices/london' }],
    services: [],
    sectors: [],
    topics: [],
    email: 'jane.doe@firm.example',
    phone: '+44 20 7946 0000',
    mobile: null,
    languages: [{ language: 'fr', level: 'FLUENT' }],
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

const show = (one: Person) =>
  personView(
    { person: one },
    requestOf('person', '/people/p1/jane-doe', { params: { id: 'p1', slug: 'jane-doe' } }),
  );

it('shows who somebody is and how to reach them', () => {
  const props = show(person())?.props;
  expect(props).toMatchObject({ name: 'Jane Doe, KC', role: 'Partner, London', notices: [] });
  const rows = new Map(props?.meta.map(({ label, values }) => [label, values]));
  expect(rows.get('Telephone')).toEqual([
    { text: '+44\u00a020\u00a07946\u00a00000', url: 'tel:+442079460000' },
  ]);
  expect(rows.get('Languages')?.[0]?.text).toBe('French (fluent)');
  expect(rows.get('Admitted')?.[0]?.text).toBe('England and Wales (2004)');
});

it('names who to turn to while somebody is on leave', () => {
  const view = show(person({ standing: 'ON_LEAVE', leave: { until: '2027-01-31', contact } }));
  expect(view?.props.notices).toMatchObject([
    {
      text: 'On leave until 31 January 2027.',
      link: { text: 'In the meantime contact Wei Jingyi.', url: contact.url },
    },
  ]);
});

it('keeps a short page of one who has left, without ways to reach them', () => {
  const departure = { leftOn: '2026-03-01', successor: contact };
  const view = show(person({ standing: 'FORMER', departure }));
  expect(view?.props.notices[0]?.text).toBe('Left the firm on 1 March 2026.');
  expect(JSON.stringify(view?.props)).not.toContain('jane.doe@');
  expect(JSON.stringify(view)).not.toContain('tel:');
  expect(view?.props.sections).toEqual([]);
  expect(view?.head.jsonLd).toEqual([]);
});

it('tells search engines about the person', () => {
  expect(show(person())?.head.jsonLd).toMatchObject([
    { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Jane Doe', jobTitle: 'Partner' } },
  ]);
});

it('is no page when there is nobody', () => {
  expect(personView({ person: null }, requestOf('person', '/people/p1/jane-doe'))).toBeNull();
});
