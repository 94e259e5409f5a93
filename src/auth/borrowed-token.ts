import { borrowedTokenKey } from './storage-keys.ts';

/** The token that somebody else left in local storage, which is used before ours (spec §6); null also where storage is refused. */
export function borrowedToken(): string | null {
  try {
    return localStorage.getItem(borrowedTokenKey) || null;
  } catch {
    return null;
  }
}
