import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import { filteredList, listPlace, pagedList } from './filtered-list.ts';

const count = (values: { readonly count: number }) => `${values.count} deals`;
const filters = { fields: [], active: [{ label: 'Finance', url: '/deals' }] };
const request = (search: string) => requestOf('deals', '/deals', { search, locale: 'fr-fr' });

it('opens with its record, where its form leads, what it is filtered by and how many there are', () => {
  expect(
    filteredList(coreRecord(), request('sector=finance'), { filters, total: 1_200, count }),
  ).toMatchObject({
    title: 'Our story',
    lang: 'en-GB',
    notices: [{ kind: 'missing' }],
    action: '/fr-fr/deals',
    active: filters.active,
    count: '1200 deals',
  });
});

it('says which filters name nothing that is offered, without printing what was asked', () => {
  const office = { name: 'office', label: 'Office', value: '', options: [{ value: 'o1', label: 'Oslo' }] };
  const grade = { ...office, name: 'grade', label: 'Grade', kind: 'boxes' as const };
  const words = { ...office, name: 'q', label: 'Words', kind: 'text' as const };
  const list = { filters: { fields: [office, grade, words], active: [] }, total: 1, count };
  const activeFor = (search: string) => filteredList(coreRecord(), request(search), list).active;
  expect(activeFor('office=-&grade=o1&grade=nonsense&q=any')).toEqual([
    { label: 'Office', isUnknown: true, url: '/fr-fr/deals?grade=o1&grade=nonsense&q=any' },
    { label: 'Grade', isUnknown: true, url: '/fr-fr/deals?office=-&q=any' },
  ]);
  expect(activeFor('office=o1&grade=o1&q=any')).toEqual([]);
});

it('has the addresses of its other pages, filters kept, and none for a page beyond its last', () => {
  const list = { filters, total: 31, count, pageSize: 10 };
  expect(pagedList(coreRecord(), request('sector=finance&page=2'), list)?.paging).toMatchObject({
    page: 2,
    pages: 4,
    next: '/fr-fr/deals?sector=finance&page=3',
  });
  expect(pagedList(coreRecord(), request('page=5'), list)).toBeNull();
});

it('says where it is for the links that narrow it', () => {
  expect(listPlace(request('page=2'))).toMatchObject({ address: '/fr-fr/deals', locale: 'fr-fr' });
});
