/** A page that was saved before its reader signed in. */
export interface PageSavedHere {
  /** Of the record that it shows. */
  readonly id: string;
  readonly title: string;
  /** Path with language prefix. */
  readonly url: string;
}

/** Pages saved in this browser by somebody who is not signed in. `start.ts` reads it too. */
const pagesKey = 'chancery.saves';
/** Ids of the records saved in the account of who is signed in here, so that buttons know without asking. */
const idsKey = 'chancery.saved-ids';
/** Ids of the records that the account follows, for the same reason. */
const followedKey = 'chancery.followed-ids';

/** As many as an account takes over at once. */
const most = 200;

/** The latest first; none where storage is refused or spoilt. */
export function pagesSavedHere(storage: Storage = localStorage): PageSavedHere[] {
  const saved = read(storage, pagesKey);
  return saved.filter(
    (page): page is PageSavedHere => typeof page === 'object' && page !== null && 'id' in page,
  );
}

/** @throws when the browser keeps nothing */
export function keepPage(page: PageSavedHere, storage: Storage = localStorage): void {
  write(storage, pagesKey, [page, ...without(pagesSavedHere(storage), page.id)].slice(0, most));
}

export function forgetPage(id: string, storage: Storage = localStorage): void {
  write(storage, pagesKey, without(pagesSavedHere(storage), id));
}

export function forgetPages(storage: Storage = localStorage): void {
  storage.removeItem(pagesKey);
}

/** Notes which records are saved in the account. */
export function noteSavedIds(ids: readonly string[], storage: Storage = localStorage): void {
  write(storage, idsKey, ids);
}

/** Notes which records the account follows. */
export function noteFollowedIds(ids: readonly string[], storage: Storage = localStorage): void {
  write(storage, followedKey, ids);
}

/** Nobody is signed in any more. */
export function forgetAccountIds(storage: Storage = localStorage): void {
  for (const key of [idsKey, followedKey]) storage.removeItem(key);
}

/** Notes that one was saved or removed. */
export function noteSaved(id: string, isSaved: boolean, storage: Storage = localStorage): void {
  const others = read(storage, idsKey).filter((other) => other !== id);
  write(storage, idsKey, isSaved ? [id, ...others] : others);
}

function without(pages: readonly PageSavedHere[], id: string): PageSavedHere[] {
  return pages.filter((page) => page.id !== id);
}

function read(storage: Storage, key: string): unknown[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function write(storage: Storage, key: string, value: readonly unknown[]): void {
  storage.setItem(key, JSON.stringify(value));
}
