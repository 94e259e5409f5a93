const name = 'chancery.searches';
/** As many are kept, the latest first. */
const MOST = 8;

/** What was searched for in this browser, the latest first; null unless the reader wants it to be kept. */
export function keptSearches(): readonly string[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : null;
  } catch {
    // Storage is refused, or somebody else wrote there: as if nothing were kept.
    return null;
  }
}

/** Keeps a search, if there is one, before the others; from then on searches are kept. Null where storage is refused. */
export function keepSearch(query: string): readonly string[] | null {
  const others = (keptSearches() ?? []).filter((one) => one !== query);
  const kept = (query === '' ? others : [query, ...others]).slice(0, MOST);
  try {
    localStorage.setItem(name, JSON.stringify(kept));
    return kept;
  } catch {
    return null;
  }
}

/** Forgets them all, and keeps none from then on. */
export function forgetSearches(): null {
  localStorage.removeItem(name);
  return null;
}
