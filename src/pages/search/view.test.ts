import { expect, it } from 'vitest';
import { requestOf } from '../testing/requests.fixture.ts';
import { answer, person } from './answer.fixture.ts';
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

it('says in which language something was found, where it is not the page’s', () => {
  const props = searchView(
    answer({ elsewhere: [{ ...person, foundIn: 'fr-fr' }] }),
    onPeople('q=doe'),
  )?.props;
  expect(props?.elsewhere[0]?.context.map(({ text }) => text)).toEqual(['Person', 'found in Français']);
});

it('leads onward from nothing', () => {
  const nothing = answer({ totalCount: 0, results: [], types: [], facets: [] });
  expect(searchView(nothing, onPeople('q=zz'))?.props.onward.map(({ url }) => url)).toEqual([
    '/search?q=zz',
    '/people',
    '/site-map',
    '/contact-us',
  ]);
});

it('is no page for a tab or a page of results that does not exist, and asks nothing for such a tab', () => {
  const request = requestOf('search-tab', '/search/cats', { search: 'q=da', params: { tab: 'cats' } });
  expect(searchVariables(request).hasText).toBe(false);
  expect(searchView({}, request)).toBeNull();
  expect(searchView(answer(), onPeople('q=da&page=2'))).toBeNull();
  expect(searchView({}, onPeople('page=2'))).toBeNull();
});
