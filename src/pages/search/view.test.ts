import { expect, it } from 'vitest';
import { requestOf } from '../testing/requests.fixture.ts';
import { searchVariables, searchView } from './view.ts';

const found = [
  { title: 'Jane Doe', subtitle: 'Partner', url: '/people/p1/jane-doe', type: 'person', locale: 'en' },
  { title: 'Data', subtitle: null, url: '/publications/x/data', type: 'publication', locale: 'en' },
] as const;

it('asks nothing when nothing was typed, and says what to type', () => {
  const request = requestOf('search', '/search', { search: 'q=%20%20' });
  expect(searchVariables(request).hasText).toBe(false);
  expect(searchView({}, request)?.props.outcome).toBe('Type the name of a person, an office or a subject.');
});

it('reads no more than 200 characters', () => {
  const request = requestOf('search', '/search', { search: `q=${'a'.repeat(5_000)}` });
  expect(searchVariables(request).text).toHaveLength(200);
});

it('asks on a tab for its types alone, so that it has its own results and count', () => {
  const request = requestOf('search-tab', '/search/people', { search: 'q=da', params: { tab: 'people' } });
  expect(searchVariables(request)).toMatchObject({ hasText: true, types: ['person'] });
  expect(searchVariables(requestOf('search', '/search', { search: 'q=da' })).types).toBeNull();
});

it('says what was found, and keeps the question in the other tabs’ addresses', () => {
  const request = requestOf('search-tab', '/search/people', { search: 'q=da', params: { tab: 'people' } });
  const props = searchView({ suggest: found.slice(0, 1) }, request)?.props;
  expect(props?.cards.map(({ title }) => title)).toEqual(['Jane Doe']);
  expect(props?.outcome).toBe('1 result for “da”');
  expect(props?.tabs.find(({ text }) => text === 'Insights')).toMatchObject({
    url: '/search/insights?q=da',
    current: false,
  });
});

it('is no page for a tab that does not exist, and asks nothing for it', () => {
  const request = requestOf('search-tab', '/search/cats', { search: 'q=da', params: { tab: 'cats' } });
  expect(searchVariables(request).hasText).toBe(false);
  expect(searchView({}, request)).toBeNull();
});

it('is never found by search engines', () => {
  expect(searchView({}, requestOf('search', '/search'))?.head.noindex).toBe(true);
});
