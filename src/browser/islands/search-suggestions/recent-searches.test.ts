import { expect, it } from 'vitest';
import { forgetSearch, forgetSearches, keepSearches, noteSearch, recentSearches } from './recent-searches.ts';

/** Storage of a browser. */
function storage(items = new Map<string, string>()) {
  const area = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  } as unknown as Storage;
  return Object.assign(() => area, { items });
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
  expect(forgetSearch('f', area)?.join('')).toBe('Bihgedc');
});

it('does nothing where the browser refuses storage, and leaves what is there where it is full', () => {
  const refused = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const each of [recentSearches, forgetSearches]) expect(each(refused)).toBeNull();
  for (const each of [keepSearches, noteSearch, forgetSearch]) expect(each('tax', refused)).toBeNull();
  const area = storage();
  keepSearches('okafor', area);
  area().setItem = () => {
    throw new DOMException('Full.', 'QuotaExceededError');
  };
  expect(noteSearch('tax', area)).toEqual(['okafor']);
  expect(recentSearches(area)).toEqual(['okafor']);
});

it('takes what is spoilt for nothing', () => {
  expect(recentSearches(storage(new Map([['chancery.searches', '{']])))).toBeNull();
  expect(recentSearches(storage(new Map([['chancery.searches', '[1, "tax"]']])))).toEqual(['tax']);
});
