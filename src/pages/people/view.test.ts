import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../requests.fixture.ts';
import type { PeopleListQuery } from './query.gen.ts';
import { peopleVariables, peopleView } from './view.ts';

function node(id: string, locale: 'en' | 'fr-fr'): PeopleListQuery['people']['nodes'][number] {
  return {
    id,
    type: 'person',
    locale,
    title: id,
    url: `/people/${id}/${id}`,
    jobTitle: 'Partner',
    email: null,
    phone: null,
    standing: 'ACTIVE',
    grade: 'PARTNER',
    offices: [],
    services: [],
  };
}

function listing(totalCount: number, nodes: PeopleListQuery['people']['nodes'] = []): PeopleListQuery {
  return {
    record: coreRecord({ type: 'section', title: 'People', path: '/people', url: '/people' }),
    people: { totalCount, nodes },
    offices: { nodes: [] },
    services: { nodes: [] },
  };
}

it('asks for what the address filters by', () => {
  const request = requestOf('people-list', '/people', {
    search: 'office=office-paris&grade=senior-associate&letter=B&page=2',
  });
  expect(peopleVariables(request)).toMatchObject({
    offices: ['office-paris'],
    grades: ['SENIOR_ASSOCIATE'],
    startsWith: 'B',
    offset: 24,
  });
});

it('asks for everybody where the address says what cannot be', () => {
  const request = requestOf('people-list', '/people', {
    search: 'office=%27;--&grade=KING&letter=bb&page=0',
  });
  expect(peopleVariables(request)).toMatchObject({
    offices: null,
    grades: null,
    startsWith: null,
    offset: 0,
  });
});

it('shows English profiles after the translated ones, in a group of their own', () => {
  const view = peopleView(
    listing(2, [node('p1', 'fr-fr'), node('p2', 'en')]),
    requestOf('people-list', '/people', { locale: 'fr-fr' }),
  );
  expect(view?.props.people.map(({ id }) => id)).toEqual(['p1']);
  expect(view?.props.english).toMatchObject([{ id: 'p2', lang: 'en-GB' }]);
  expect(view?.props.count).toBe('2 personnes');
});

it('says so when nobody matches, and is no page past the last', () => {
  expect(peopleView(listing(0), requestOf('people-list', '/people'))?.props.count).toBe(
    'Nothing matches these filters.',
  );
  expect(peopleView(listing(24), requestOf('people-list', '/people', { search: 'page=2' }))).toBeNull();
});

it('keeps the other filters when a letter is chosen', () => {
  const view = peopleView(
    listing(24),
    requestOf('people-list', '/people', { search: 'grade=partner&page=1' }),
  );
  expect(view?.props.letters.letters[1]).toEqual({
    letter: 'B',
    url: '/people?grade=partner&letter=B',
    current: false,
  });
});
