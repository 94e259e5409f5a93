/** What somebody searched in this browser, as long as they want it kept here; `triggers.ts` looks whether it is there. */
const key = 'chancery.searches';

/** As many are kept, and as the list below the header's field may have. */
const MOST = 8;

/** Finds the storage of the browser, which throws where it is refused. */
type Area = () => Storage;
const ofBrowser: Area = () => localStorage;

/** The latest first; null: they are not kept, or the browser keeps nothing. */
export function recentSearches(area: Area = ofBrowser): readonly string[] | null {
  try {
    const stored = area().getItem(key);
    if (stored === null) return null;
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return null;
  }
}

/** From now on searches are kept, this one first; null: the browser keeps nothing. */
export function keepSearches(query: string, area: Area = ofBrowser): readonly string[] | null {
  return write(area, [query]);
}

/** Notes a search, where they are kept. */
export function noteSearch(query: string, area: Area = ofBrowser): readonly string[] | null {
  const recent = recentSearches(area);
  return recent && (write(area, [query, ...recent.filter((one) => !isSame(one, query))]) ?? recent);
}

export function forgetSearch(query: string, area: Area = ofBrowser): readonly string[] | null {
  return write(
    area,
    (recentSearches(area) ?? []).filter((one) => one !== query),
  );
}

/** From now on none are kept; those that were are gone. */
export function forgetSearches(area: Area = ofBrowser): null {
  try {
    area().removeItem(key);
  } catch {
    // What is refused keeps none.
  }
  return null;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Null: the browser refuses it, or is full. */
function write(area: Area, searches: readonly string[]): readonly string[] | null {
  const latest = searches.filter((one) => one !== '').slice(0, MOST);
  try {
    area().setItem(key, JSON.stringify(latest));
    return latest;
  } catch {
    return null;
  }
}
