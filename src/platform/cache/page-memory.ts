import { BodyShelves } from './body-shelves.ts';
import type { CachedPage } from './cached-page.ts';

/** A page that is kept, and until when it may be served. Times are of the cache's clock, in milliseconds. */
export interface PageEntry {
  readonly page: CachedPage;
  /** Until then it is served without another thought. */
  freshUntil: number;
  /** From `freshUntil` until then it is served while one render refreshes it; later requests wait for that render. */
  staleUntil: number;
  /** After a failed render no other is tried before this moment. */
  retryAt: number;
  /** When it was moved to the end of those that may go. */
  movedAt: number;
  reused: boolean;
  /** Since `PageCache.takeRequested` looked. */
  wasRequested: boolean;
}

/** Pages by key in a limited number of bytes: those unused for longest go first. */
export class PageMemory {
  readonly #limit: number;
  readonly #pages = new Map<string, PageEntry>();
  readonly #shelves = new BodyShelves();
  #bytes = 0;
  /** Pages that had to go for others since the start. */
  evictions = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#pages.size;
  }

  get(key: string): PageEntry | undefined {
    return this.#pages.get(key);
  }

  entries(): Iterable<[string, PageEntry]> {
    return this.#pages;
  }

  /** Moves a page to the end of those that may go. */
  touch(key: string, entry: PageEntry): void {
    this.#pages.delete(key);
    this.#pages.set(key, entry);
  }

  /** Keeps a page in the place of what was there; one that is larger than the limit is not kept. */
  put(key: string, entry: PageEntry): void {
    this.drop(key);
    const bytes = key.length + entry.page.bytes;
    if (bytes > this.#limit) return;
    this.#pages.set(key, entry);
    entry.page.keepBy({ shelves: this.#shelves, grew: (bytes) => this.#grow(bytes) });
    this.#grow(bytes);
  }

  drop(key: string): void {
    const entry = this.#pages.get(key);
    if (!entry) return;
    this.#pages.delete(key);
    this.#bytes -= key.length + entry.page.bytes;
    entry.page.letGo();
  }

  #grow(bytes: number): void {
    this.#bytes += bytes;
    for (const key of this.#pages.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.drop(key);
      this.evictions += 1;
    }
  }
}
