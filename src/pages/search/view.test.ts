import { expect, it } from 'vitest';
import type { Labelled } from '../../components/sections/section.ts';
import { requestOf } from '../testing/requests.fixture.ts';
import { answer, directAnswers, person } from './answer.fixture.ts';
import { searchVariables } from './search-params.ts';
import { searchView } from './view.ts';

const onPeople = (search: string) =>
  requestOf('search-tab', '/search/people', { search, params: { tab: 'people' } });

it('asks nothing when nothing was typed, and says what to type', () => {
  const request = requestOf('search', '/search', { search: 'q=%20%20' });
  expect(searchVariables(request).hasText).toBe(false);
  expect(searchView({}, request)?.props.outcome).toBe('Type the name of a person, an office or a subject.');
});

it('reads no more than 200 characters', () => {
  const request = requestOf('search', '/search', { search: `q=${'a'.repeat(5_000)}` });
  expect(searchVariables(request).text).toHaveLength(200);
});

it('asks on a tab for its types alone, with what was chosen', () => {
  expect(searchVariables(onPeople('q=da&office=office-paris&sort=newest&page=3'))).toMatchObject({
    hasText: true,
    types: ['person'],
    filter: { office: ['office-paris'] },
    sort: 'NEWEST',
    offset: 40,
  });
  expect(searchVariables(requestOf('search', '/search', { search: 'q=da' })).types).toBeNull();
});

it('says what was found, and keeps the question and what was chosen in the other tabs’ addresses', () => {
  const props = searchView(answer(), onPeople('q=da&office=office-paris&page=1'))?.props;
  expect(props?.outcome).toBe('1 result for “da”');
  expect(props?.tabs.find(({ text }) => text === 'Insights')).toEqual({
    text: 'Insights',
    url: '/search/insights?q=da&office=office-paris',
    current: false,
    count: '1,200',
  });
});

it('shows a person with what answers by itself, and leads to the heading that a passage stands under', () => {
  const [result] = searchView(answer(), onPeople('q=doe'))?.props.results ?? [];
  expect(result?.facts.map(({ text }) => text)).toEqual(['Partner', '+44\u00a020\u00a07946\u00a00201']);
  expect(result?.passage?.heading?.url).toBe('/people/p1/jane-doe#s-her-work');
});

it('says that another word was looked for, and leads to the one that was typed', () => {
  const props = searchView(answer({ corrected: 'okafor' }), onPeople('q=okofor'))?.props;
  expect(props?.outcome).toBe('1 result for “okafor”');
  expect(props?.corrected?.asTyped.url).toBe('/search/people?q=okofor&exact=1');
});

it('ignores kinds, years, states and languages that there are not, and keeps those that there are', () => {
  const filterOf = (search: string) => searchVariables(requestOf('search', '/search', { search })).filter;
  expect(filterOf('q=da&type=zz&year=soon&state=zz&language=xx')).toEqual({});
  expect(filterOf('q=da&type=person&year=2026&state=in-force&language=fr-fr')).toEqual({
    type: ['person'],
    year: ['2026'],
    state: ['in-force'],
    language: ['fr-fr'],
  });
});

it('asks for direct answers to the whole question alone', () => {
  const isAsked = (search: string) => searchVariables(requestOf('search', '/search', { search })).isWhole;
  expect([isAsked('q=doe'), isAsked('q=doe&page=2'), isAsked('q=doe&year=2026')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(searchVariables(onPeople('q=doe')).isWhole).toBe(false);
});

it('shows what of a record answers: how to reach somebody, when an office is open, how a rule stands and since when', () => {
  const found = answer({ direct: directAnswers });
  const direct = searchView(found, requestOf('search', '/search', { search: 'q=doe' }))?.props.direct;
  const shown = direct?.map(({ title, rows, opening }) => ({
    title: title.text,
    opens: opening?.zone,
    rows: rows.map(({ label, values }) => `${label}: ${values.map(({ text }) => text).join(' / ')}`),
  }));
  expect(shown).toEqual([
    {
      title: 'Jane Doe',
      rows: ['Telephone: +44\u00a020\u00a07946\u00a00201', 'Email: jane.doe@example.com', 'Office: London'],
    },
    {
      title: 'London',
      opens: 'Europe/London',
      rows: [
        'Address: 4 Lisle Court',
        'Telephone: +44\u00a020\u00a07946\u00a00000',
        'Opening hours: Monday to Friday 09:00–18:00',
      ],
    },
    {
      title: 'Notice of a breach: France',
      rows: [
        'Status: In force',
        'In short: Three days',
        'Effective from: 25 May 2018',
        'Reviewed on: 1 October 2026',
        'Source: Data Act, art. 33 / Navigator: France',
      ],
    },
  ]);
});

it('says in which language something was found, where it is not the page’s', () => {
  const props = searchView(
    answer({ elsewhere: [{ ...person, foundIn: 'fr-fr' }] }),
    onPeople('q=doe'),
  )?.props;
  expect(props?.elsewhere[0]?.context.map(({ text }) => text)).toEqual(['Person', 'found in French']);
});

it('names languages by themselves, with how much is in each', () => {
  const values = [{ value: 'fr-fr', label: null, locale: null, count: 3 }];
  const found = answer({ facets: [{ name: 'language', values }] });
  const { filters } = searchView(found, onPeople('q=doe&language=fr-fr'))?.props ?? {};
  expect(filters?.fields).toEqual([
    expect.objectContaining({
      name: 'language',
      label: 'Language',
      value: 'fr-fr',
      options: [{ value: 'fr-fr', label: 'Français (3)', lang: 'fr-FR' }],
    }),
  ]);
});

it('leads onward from nothing: to near words, other tabs and languages with how many they have, and the right desk', () => {
  const nothing = answer({
    totalCount: 0,
    results: [],
    types: [{ type: 'publication', count: 4 }],
    facets: [{ name: 'language', values: [{ value: 'fr-fr', label: null, locale: null, count: 2 }] }],
    instead: {
      near: [{ text: 'okafor', count: 3 }],
      everywhere: 9,
      desk: {
        id: 'page-press',
        type: 'page',
        locale: 'en',
        title: 'Press office',
        url: '/contact-us/press',
        desks: [{ name: 'On call', hours: null, phone: '+44 20 7946 0190', email: 'press@example.com' }],
      },
    },
  });
  const onward = searchView(nothing, onPeople('q=okofor&year=2026'))?.props.onward;
  const linked = (links: readonly Labelled[] = []) => links.map(({ text, url }) => `${text} ${url}`);
  expect(linked(onward?.near)).toEqual(['okafor (3) /search?q=okafor']);
  expect(linked(onward?.elsewhere)).toEqual([
    'Insights (4) /search/insights?q=okofor&year=2026',
    'Français (2) /search/people?q=okofor&year=2026&language=fr-fr',
    'Search everywhere, without filters (9) /search?q=okofor',
  ]);
  expect(onward?.desk?.page.url).toBe('/contact-us/press');
  expect(onward?.desk?.rows[0]?.values.map(({ text }) => text)).toEqual([
    '+44\u00a020\u00a07946\u00a00190',
    'press@example.com',
  ]);
  expect(onward?.pages.map(({ url }) => url)).toEqual(['/people', '/site-map', '/contact-us']);
  expect(searchView(answer(), onPeople('q=doe'))?.props.onward).toBeNull();
});

it('is no page for a tab or a page of results that does not exist, and asks nothing for such a tab', () => {
  const request = requestOf('search-tab', '/search/cats', { search: 'q=da', params: { tab: 'cats' } });
  expect(searchVariables(request).hasText).toBe(false);
  expect(searchView({}, request)).toBeNull();
  expect(searchView(answer(), onPeople('q=da&page=2'))).toBeNull();
  expect(searchView({}, onPeople('page=2'))).toBeNull();
});
