import { expect, it } from 'vitest';
import type { PeopleListQuery } from '../people/query.gen.ts';
import { coreRecord, requestOf } from '../requests.fixture.ts';
import type { PitchPersonFragment } from './pitch.fragments.gen.ts';
import { pitchView } from './view.ts';

const office = {
  id: 'office-paris',
  type: 'office',
  locale: 'en' as const,
  title: 'Paris',
  url: '/offices/paris',
  address: '1 rue\nParis',
  phone: '+33 1 99 00 40 00',
  email: null,
};

function deal(id: string, announcedOn: string) {
  return {
    id,
    type: 'deal',
    locale: 'en' as const,
    title: `Deal ${id}`,
    url: null,
    client: null,
    value: null,
    currency: null,
    announcedOn,
    role: 'Counsel',
  };
}

function person(id: string, changes: Partial<PitchPersonFragment> = {}): PitchPersonFragment {
  return {
    id,
    type: 'person',
    locale: 'en',
    title: `Person ${id}`,
    url: `/people/${id}/x`,
    jobTitle: 'Partner',
    email: null,
    phone: null,
    standing: 'ACTIVE',
    summary: null,
    body: null,
    givenName: 'Person',
    familyName: id,
    nativeName: null,
    postNominals: null,
    services: [],
    sectors: [],
    languages: [{ language: 'fr', level: 'NATIVE' }],
    admissions: [{ jurisdiction: 'Paris', year: 2004, note: null }],
    experience: [{ year: 2025, text: 'Sale of a port' }],
    withdrawn: null,
    offices: [office],
    workplaces: [office],
    deals: [deal('d1', '2025-01-01'), deal('d2', '2026-01-01')],
    ...changes,
  };
}

const people = coreRecord({
  type: 'section',
  title: 'People',
  path: '/people',
  url: '/people',
  translations: [{ locale: 'en', url: '/people', title: 'People' }],
  breadcrumbs: [],
});
const data = (chosen: Partial<PeopleListQuery>) =>
  ({
    record: people,
    ...chosen,
  }) as PeopleListQuery;
const request = (search: string) => requestOf('people-list', '/people', { search: `view=pitch&${search}` });

it('has a page for each person, the deals chosen, and each office once', () => {
  const view = pitchView(
    data({ person1: person('pe2'), person2: person('pe1'), deal1: deal('d2', '2026-01-01') }),
    request('person=pe2&person=pe1&deal=d2&matter=Project+Heron'),
  );
  expect(view?.props.pack).toMatchObject({
    title: 'Project Heron',
    date: 'Prepared on 20 November 2026',
    sheets: [{ id: 'pe2' }, { id: 'pe1' }],
    deals: [[{ text: 'Deal d2' }, { text: 'Undisclosed' }, { text: 'Undisclosed' }, {}, { text: 'Counsel' }]],
    offices: [{ label: 'Paris' }],
  });
  expect(view?.props.pack.sheets[0]?.facts.map(({ label }) => label)).toEqual(['Admitted', 'Languages']);
});

it('offers the deals of those chosen, the newest first, those in it ticked, and a way to add people', () => {
  const form = pitchView(
    data({ person1: person('pe1'), person2: person('pe2'), deal1: deal('d1', '2025-01-01') }),
    request('person=pe1&person=pe2&deal=d1'),
  )?.props.form;
  expect(form?.deals.map(({ value, checked }) => [value, checked])).toEqual([
    ['d2', false],
    ['d1', true],
  ]);
  expect(form?.add).toBe('/people?person=pe1&person=pe2');
});

it('leaves out those who have left and those whose profile was taken back', () => {
  const view = pitchView(
    data({
      person1: person('pe1', { standing: 'FORMER' }),
      person2: person('pe2', { withdrawn: { at: '2026-01-01T00:00:00Z' } }),
      person3: null,
    }),
    request('person=pe1&person=pe2&person=pe3'),
  );
  expect(view?.props.pack.sheets).toEqual([]);
});

it('is no page for search engines; its place is the directory', () => {
  const head = pitchView(data({}), request('matter=Heron'))?.head;
  expect(head).toMatchObject({ noindex: true, canonical: '/people', title: 'Heron' });
  expect(head?.breadcrumbs?.map(({ title }) => title)).toEqual(['Home', 'People', 'Heron']);
});
