/** What somebody searched in this browser, as long as they want it kept here; `triggers.ts` looks whether it is there. */
const key = 'chancery.searches';

/** As many are kept, and as the list below the header's field may have. */
const MOST = 8;

/** The latest first; null: they are not kept, or the browser keeps nothing. */
export function recentSearches(storage: Storage = localStorage): readonly string[] | null {
  try {
    const stored = storage.getItem(key);
    if (stored === null) return null;
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return null;
  }
}

/** From now on searches are kept, this one first. */
export function keepSearches(query: string, storage: Storage = localStorage): readonly string[] {
  return write(storage, [query]);
}

/** Notes a search, where they are kept. */
export function noteSearch(query: string, storage: Storage = localStorage): readonly string[] | null {
  const recent = recentSearches(storage);
  return recent && write(storage, [query, ...recent.filter((one) => !isSame(one, query))]);
}

export function forgetSearch(query: string, storage: Storage = localStorage): readonly string[] {
  return write(
    storage,
    (recentSearches(storage) ?? []).filter((one) => one !== query),
  );
}

/** From now on none are kept; those that were are gone. */
export function forgetSearches(storage: Storage = localStorage): null {
  storage.removeItem(key);
  return null;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function write(storage: Storage, searches: readonly string[]): readonly string[] {
  const latest = searches.filter((one) => one !== '').slice(0, MOST);
  storage.setItem(key, JSON.stringify(latest));
  return latest;
}
