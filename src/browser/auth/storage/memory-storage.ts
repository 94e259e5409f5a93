import type { AuthStorage, KeepOptions } from './auth-storage.ts';

/** Keeps things for the life of one page: for browsers that refuse every storage. */
export class MemoryStorage implements AuthStorage {
  readonly #kept = new Map<string, { readonly value: string; readonly until: number }>();

  get(key: string): string | null {
    const entry = this.#kept.get(key);
    if (entry === undefined) return null;
    if (entry.until > Date.now()) return entry.value;
    this.#kept.delete(key);
    return null;
  }

  set(key: string, value: string, { seconds = Number.POSITIVE_INFINITY }: KeepOptions = {}): void {
    this.#kept.set(key, { value, until: Date.now() + seconds * 1000 });
  }

  remove(key: string): void {
    this.#kept.delete(key);
  }
}
