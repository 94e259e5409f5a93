import { beforeEach, expect, test } from 'vitest';
import {
  forgetAccountIds,
  forgetPage,
  forgetPages,
  keepPage,
  noteFollowedIds,
  noteSaved,
  noteSavedIds,
  pagesSavedHere,
} from './pages-saved-here.ts';

/** What a browser keeps, as far as these functions use it. */
class MapStorage implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  readonly items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  removeItem = (key: string) => void this.items.delete(key);
}

let browser: MapStorage;
let storage: Storage;
beforeEach(() => {
  browser = new MapStorage();
  storage = browser as unknown as Storage;
});

const page = (id: string) => ({ id, title: `Page ${id}`, url: `/news/${id}` });

test('a reader who is not signed in finds the pages saved last first', () => {
  for (const id of ['a', 'b', 'c']) keepPage(page(id), storage);
  expect(pagesSavedHere(storage)).toEqual([page('c'), page('b'), page('a')]);
});

test('a page that is saved again is kept once', () => {
  for (const id of ['a', 'b', 'a']) keepPage(page(id), storage);
  expect(pagesSavedHere(storage).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a page can be forgotten, and all of them', () => {
  for (const id of ['a', 'b', 'c']) keepPage(page(id), storage);
  forgetPage('b', storage);
  expect(pagesSavedHere(storage).map(({ id }) => id)).toEqual(['c', 'a']);
  forgetPages(storage);
  expect(pagesSavedHere(storage)).toEqual([]);
});

test('no more is kept than an account takes over at once', () => {
  for (let i = 0; i < 210; i++) keepPage(page(`p${i}`), storage);
  expect(pagesSavedHere(storage)).toHaveLength(200);
  expect(pagesSavedHere(storage)[0]?.id).toBe('p209');
});

test.each(['{', '7', '"text"', '[1, null, {"no":"id"}]'])('spoilt storage (%s) counts as empty', (spoilt) => {
  browser.setItem('chancery.saves', spoilt);
  expect(pagesSavedHere(storage)).toEqual([]);
});

test('what the buttons know of an account follows each save, and ends with the sign-in', () => {
  noteSavedIds(['a'], storage);
  noteFollowedIds(['c'], storage);
  noteSaved('b', true, storage);
  noteSaved('a', false, storage);
  expect(browser.getItem('chancery.saved-ids')).toBe('["b"]');
  expect(browser.getItem('chancery.followed-ids')).toBe('["c"]');
  forgetAccountIds(storage);
  expect([...browser.items.keys()]).toEqual([]);
});
