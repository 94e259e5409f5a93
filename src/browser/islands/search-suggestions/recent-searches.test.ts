import { expect, it } from 'vitest';
import { forgetSearch, forgetSearches, keepSearches, noteSearch, recentSearches } from './recent-searches.ts';

/** Storage of a browser. */
function storage(items = new Map<string, string>()) {
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
    items,
  } as unknown as Storage & { readonly items: Map<string, string> };
}

it('keeps nothing before somebody wants it, and nothing after they do no more', () => {
  const area = storage();
  expect(noteSearch('okafor', area)).toBeNull();
  expect(area.items.size).toBe(0);
  keepSearches('okafor', area);
  forgetSearches(area);
  expect([recentSearches(area), area.items.size]).toEqual([null, 0]);
});

it('keeps the last eight, each once, the latest first, and forgets a single one', () => {
  const area = storage();
  keepSearches('', area);
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'B']) noteSearch(query, area);
  expect(recentSearches(area)?.join('')).toBe('Bihgfedc');
  expect(forgetSearch('f', area).join('')).toBe('Bihgedc');
});

it('takes what is spoilt, or refused, for nothing', () => {
  expect(recentSearches(storage(new Map([['chancery.searches', '{']])))).toBeNull();
  expect(recentSearches(storage(new Map([['chancery.searches', '[1, "tax"]']])))).toEqual(['tax']);
});
