import { expect, it } from 'vitest';
import { addressWith, offsetOf, pageNumber, pagingOf } from './paging.ts';

const search = (query: string) => new URLSearchParams(query);

it('reads the page from the address, and takes nonsense for the first', () => {
  expect(pageNumber(search('page=3'))).toBe(3);
  for (const query of ['', 'page=0', 'page=-1', 'page=x', 'page=1e3'])
    expect(pageNumber(search(query))).toBe(1);
});

it('never asks for more than a list may be asked for, and has no page there', () => {
  for (const page of ['501', '99999', '9'.repeat(400)]) {
    expect(offsetOf(search(`page=${page}`), 20), page).toBeLessThanOrEqual(10_000);
    const paging = pagingOf({
      address: '/people',
      search: search(`page=${page}`),
      total: 50_000,
      pageSize: 20,
    });
    expect(paging.pages, page).toBe(501);
    expect(paging.page, page).toBeGreaterThanOrEqual(501);
  }
  expect(offsetOf(search('page=501'), 20)).toBe(10_000);
});

it('says where the reader is, and keeps the filters in the other pages’ addresses', () => {
  const paging = pagingOf({
    address: '/people',
    search: search('grade=partner&page=2'),
    total: 45,
    pageSize: 20,
  });
  expect(paging).toMatchObject({ page: 2, pages: 3, from: 21, to: 40, total: 45 });
  expect(paging.previous).toBe('/people?grade=partner');
  expect(paging.next).toBe('/people?grade=partner&page=3');
});

it('has no other page for an empty list', () => {
  const paging = pagingOf({ address: '/people', search: search(''), total: 0, pageSize: 20 });
  expect(paging).toMatchObject({ pages: 1, from: 0, to: 0, previous: null, next: null });
});

it('takes empty values out of an address', () => {
  expect(addressWith('/people', search('office=&grade=partner'), { letter: 'B' })).toBe(
    '/people?grade=partner&letter=B',
  );
});
