import type { AuthStorage, KeepOptions } from './auth-storage.ts';
import { CookieStorage } from './cookie-storage.ts';
import { LocalStorage } from './local-storage.ts';
import { MemoryStorage } from './memory-storage.ts';

/**
 * Several storages as one that never throws: what the first refuses or has no room for, the next one keeps. By
 * default local storage, cookies, and the memory of this page.
 */
export class FirstThatKeeps implements AuthStorage {
  readonly #places: readonly AuthStorage[];

  constructor(
    places: readonly AuthStorage[] = [new LocalStorage(), new CookieStorage(), new MemoryStorage()],
  ) {
    this.#places = places;
  }

  get(key: string): string | null {
    for (const place of this.#places) {
      const value = attempt(() => place.get(key)) ?? null;
      if (value !== null) return value;
    }
    return null;
  }

  set(key: string, value: string, options?: KeepOptions): void {
    let isKept = false;
    for (const place of this.#places) {
      // A place that no longer takes the new value must not answer with the old one.
      if (isKept || !keeps(place, key, value, options)) attempt(() => place.remove(key));
      else isKept = true;
    }
  }

  remove(key: string): void {
    for (const place of this.#places) attempt(() => place.remove(key));
  }
}

function keeps(place: AuthStorage, key: string, value: string, options?: KeepOptions): boolean {
  return (
    attempt(() => {
      place.set(key, value, options);
      return place.get(key) === value;
    }) ?? false
  );
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
