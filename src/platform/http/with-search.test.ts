import { expect, test } from 'vitest';
import { withSearch } from './with-search.ts';

test.each([
  ['/people', '', '/people'],
  ['/people', '?', '/people'],
  ['/people', '?page=2', '/people?page=2'],
  ['https://www.example.com/a?b=c', '?page=2', 'https://www.example.com/a?b=c&page=2'],
  ['/people#partners', '?page=2', '/people?page=2#partners'],
  ['/people?grade=partner#partners', '?page=2', '/people?grade=partner&page=2#partners'],
])('%s takes the query “%s” as %s', (address, search, joined) => {
  expect(withSearch(address, search)).toBe(joined);
});
