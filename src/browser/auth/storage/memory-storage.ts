import type { AuthStorage, KeepOptions } from './auth-storage.ts';

/** Keeps things for the life of one page: for browsers that refuse every storage. */
export class MemoryStorage implements AuthStorage {
  readonly #entries = new Map<string, { readonly value: string; readonly until: number }>();

  get(key: string): string | null {
    const entry = this.#entries.get(key);
    if (entry === undefined) return null;
    if (entry.until > Date.now()) return entry.value;
    this.#entries.delete(key);
    return null;
  }

  set(key: string, value: string, { seconds = Number.POSITIVE_INFINITY }: KeepOptions = {}): void {
    this.#entries.set(key, { value, until: Date.now() + seconds * 1000 });
  }

  remove(key: string): void {
    this.#entries.delete(key);
  }
}
