import { addressWith } from './paging.ts';

/** Links to those of a list whose names begin with a letter, and to all of it. */
export interface LetterLinks {
  readonly letters: readonly { readonly letter: string; readonly url: string; readonly current: boolean }[];
  readonly all: { readonly url: string; readonly current: boolean };
}

/**
 * Links by `?letter=`, from A to Z, each to the first page of its part; what else is chosen stays.
 *
 * @param current the letter that is shown; empty: all of them; null: neither
 */
export function letterLinks(address: string, search: URLSearchParams, current: string | null): LetterLinks {
  const urlOf = (letter: string) => addressWith(address, search, { letter: letter || null, page: null });
  return {
    all: { url: urlOf(''), current: current === '' },
    letters: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => ({
      letter,
      url: urlOf(letter),
      current: letter === current,
    })),
  };
}
