import { describe, expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import type { PeopleListQuery } from './query.gen.ts';
import { peopleVariables } from './search-params.ts';
import { peopleView } from './view.ts';

function node(id: string, locale: 'en' | 'fr-fr'): PeopleListQuery['people']['nodes'][number] {
  return {
    id,
    type: 'person',
    locale,
    title: 'Ada Eton',
    url: `/people/${id}/${id}`,
    jobTitle: 'Partner',
    email: null,
    phone: null,
    standing: 'ACTIVE',
    givenName: 'Ada',
    familyName: 'Eton',
    grade: 'PARTNER',
    offices: [],
    services: [],
  };
}

const value = (text: string, count: number, label: string | null = null) =>
  ({ value: text, label, locale: label === null ? null : 'en', count }) as const;

function listing(totalCount: number, nodes: PeopleListQuery['people']['nodes'] = []): PeopleListQuery {
  return {
    record: coreRecord({ type: 'section', title: 'People', path: '/people', url: '/people' }),
    people: {
      totalCount,
      nodes,
      facets: [
        { field: 'grade', values: [value('PARTNER', 1200)] },
        { field: 'offices', values: [value('office-paris', 9, 'Paris')] },
        { field: 'languages', values: [value('Mandarin', 3), value('cmn', 1), value('Irish', 1)] },
        {
          field: 'speaks',
          values: [value('Mandarin working', 4), value('Mandarin native', 2), value('Irish native', 1)],
        },
        { field: 'admitted', values: [value('New York', 5, 'New York')] },
      ],
    },
  };
}

const request = (search = '', locale: 'en' | 'fr-fr' = 'en') =>
  requestOf('people-list', '/people', { search, locale });

describe('the directory', () => {
  it('asks for what the address filters by', () => {
    const search =
      'q=+jane&office=office-paris&grade=counsel&grade=partner&language=cmn&level=fluent&admitted=New+York&letter=B&page=2';
    expect(peopleVariables(request(search))).toMatchObject({
      words: 'jane',
      offices: ['office-paris'],
      languages: ['cmn', 'Mandarin'],
      speaks: ['cmn fluent', 'Mandarin fluent'],
      admitted: ['New York'],
      grades: ['PARTNER', 'COUNSEL'],
      startsWith: 'B',
      offset: 24,
    });
  });

  it('asks for everybody where the address says what cannot be', () => {
    expect(
      peopleVariables(request('q=++&office=%27;--&grade=KING&language=xx&level=fluent&letter=bb&page=0')),
    ).toMatchObject({
      words: null,
      offices: null,
      grades: null,
      languages: null,
      speaks: null,
      startsWith: null,
      offset: 0,
    });
  });

  it('shows English profiles after the translated ones, in a group of their own', () => {
    const view = peopleView(listing(2, [node('p1', 'fr-fr'), node('p2', 'en')]), request('', 'fr-fr'));
    expect(view?.props.people).toMatchObject([{ id: 'p1', mark: 'AE' }]);
    expect(view?.props.english).toMatchObject([{ id: 'p2', lang: 'en-GB' }]);
    expect(view?.props.count).toBe('2 personnes');
  });

  it('leads on when nobody matches, and is no page past the last', () => {
    const nobody = peopleView(listing(0), request('q=zz'))?.props.nobody;
    expect(nobody).toMatchObject({ everybody: '/people', search: { url: '/search?q=zz' } });
    expect(peopleView(listing(24), request())?.props.nobody).toBeNull();
    expect(peopleView(listing(24), request('page=2'))).toBeNull();
  });

  it('keeps the other filters when a letter is chosen', () => {
    const letters = peopleView(listing(24), request('grade=partner&page=1'))?.props.letters.letters;
    expect(letters?.[1]).toEqual({ letter: 'B', url: '/people?grade=partner&letter=B', current: false });
  });

  it('names what it is filtered by, each to be taken away alone', () => {
    const search = 'grade=partner&grade=counsel&office=office-paris&letter=E&page=1';
    expect(peopleView(listing(3), request(search))?.props.active).toEqual([
      { label: 'Paris', url: '/people?grade=partner&grade=counsel&letter=E' },
      { label: 'Partner', url: '/people?grade=counsel&office=office-paris&letter=E' },
      { label: 'Counsel', url: '/people?grade=partner&office=office-paris&letter=E' },
      { label: 'Begins with E', url: '/people?grade=partner&grade=counsel&office=office-paris' },
    ]);
  });

  it('says how many there are of each grade, and ticks those asked for', () => {
    const field = peopleView(listing(3), request('grade=partner'))?.props.fields.find(
      ({ name }) => name === 'grade',
    );
    expect(field?.values).toEqual(['partner']);
    expect(field?.options[0]).toEqual({ value: 'partner', label: 'Partner', amount: '1,200' });
  });

  it('offers languages by their names with how many speak them, and the levels of the one that is chosen', () => {
    const optionsOf = (search: string, name: string) =>
      peopleView(listing(3), request(search))
        ?.props.fields.find((field) => field.name === name)
        ?.options.map(({ value: of, label }) => `${of} ${label}`);
    expect(optionsOf('', 'language')).toEqual(['ga Irish (1)', 'cmn Mandarin (4)']);
    expect(optionsOf('', 'level')).toBeUndefined();
    expect(optionsOf('language=cmn', 'level')).toEqual([
      'native native (2)',
      'working working knowledge (4)',
    ]);
  });

  it('is a list for search engines, its parts by filter are not', () => {
    const whole = peopleView(listing(30, [node('p1', 'en')]), request('page=2'));
    expect(whole?.head).toMatchObject({ noindex: false, title: 'People, page 2' });
    expect(whole?.head.jsonLd).toMatchObject([
      { '@type': 'ItemList', numberOfItems: 30, itemListElement: [{ position: 25, url: '/people/p1/p1' }] },
    ]);
    expect(peopleView(listing(3), request('letter=E'))?.head.noindex).toBe(true);
  });
});
