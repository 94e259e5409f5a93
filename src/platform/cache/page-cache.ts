import { CachedPage } from './cached-page.ts';
import { type PageEntry, PageMemory } from './page-memory.ts';
import type { PageResponse, StoredAnswer } from './page-response.ts';
import type { PageStore } from './page-store.ts';
import type { Tags } from './tag-text.ts';

/** What a publication touched, as `content/publications.ts` reports it. */
export interface Publication {
  readonly recordIds: readonly string[];
  readonly types: readonly string[];
  /** A take-down: nothing rendered before it may be served after it. */
  readonly hard: boolean;
}

interface PageCacheOptions {
  /** Most bytes kept; pages unused for longest go first. Default 32 MB. */
  readonly limit?: number;
  /** Milliseconds that only grow. */
  readonly now?: () => number;
  /** Called once for each page that is served from the cache for the first time. */
  readonly onReuse?: (page: CachedPage, key: string) => void;
  /** Where pages are looked for before they are rendered, and put afterwards, for other processes. */
  readonly store?: PageStore | null;
}

/** A publication that arrived while a page was being rendered. */
interface Notice {
  readonly touches: (tags: Tags) => boolean;
  /** When a page rendered before it stops being acceptable: at once, when hard. */
  readonly staleUntil: number;
}

interface Flight {
  readonly page: Promise<CachedPage>;
  notices: Notice[];
}

/** Of more tags than this each page's are gone through once. */
const fewTags = 20;
/** A page touched by a publication is served at most this many milliseconds longer. */
const graceAfterPublication = 1_000;
/** An aged page is served this many milliseconds longer while it is refreshed. */
const graceAfterAge = 60_000;
/** How long a failed render is not repeated while there is an old copy to serve. */
const pauseAfterFailure = 1_000;
/** Milliseconds in which a page that is asked for again and again is not moved to the end of those that may go. */
const betweenMoves = 1_000;
/** Renders overtaken so often by ordinary publications are handed out all the same, and not kept as fresh. */
const mostOvertaken = 3;

/**
 * Rendered pages in memory. One render at a time for each key; publications make pages stale by the tags they were
 * made of; when rendering fails, stale copies go on being served, except those that a take-down removed.
 */
export class PageCache {
  readonly #now: () => number;
  readonly #onReuse: (page: CachedPage, key: string) => void;
  readonly #pages: PageMemory;
  readonly #store: PageStore | null;
  readonly #flights = new Map<string, Flight>();
  #hits = 0;
  #misses = 0;

  constructor(options: PageCacheOptions = {}) {
    this.#pages = new PageMemory(options.limit ?? 32 * 1024 * 1024);
    this.#store = options.store ?? null;
    this.#now = options.now ?? (() => performance.now());
    this.#onReuse = options.onReuse ?? (() => {});
  }

  get bytes(): number {
    return this.#pages.bytes;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** Since the start: requests that were answered by what was kept, those that had to wait, pages that had to go for others. */
  get counts(): { readonly hits: number; readonly misses: number; readonly evictions: number } {
    return { hits: this.#hits, misses: this.#misses, evictions: this.#pages.evictions };
  }

  /** Pages that readers wait for now. */
  get underWay(): number {
    return this.#flights.size;
  }

  /** Keys of pages that were asked for since this was called last. */
  takeRequested(): string[] {
    const requested: string[] = [];
    for (const [key, entry] of this.#pages.entries()) {
      if (entry.wasRequested) requested.push(key);
      entry.wasRequested = false;
    }
    return requested;
  }

  /** The page under this key when it is fresh: the quick way of a hit. */
  fresh(key: string): CachedPage | undefined {
    const entry = this.#pages.get(key);
    const now = this.#now();
    if (!entry || now >= entry.freshUntil) return undefined;
    this.#hits += 1;
    this.#touch(key, entry, now);
    return entry.page;
  }

  /** Whether there is a fresh page of the site under this key: what other addresses answer is kept beside them. */
  hasFreshPage(key: string): boolean {
    const entry = this.#pages.get(key);
    return entry !== undefined && entry.page.route !== undefined && this.#now() < entry.freshUntil;
  }

  /** Seconds for which this page stays the one that is kept under the key; 0: it is none that is known to be good. */
  freshFor(key: string, page: CachedPage): number {
    const entry = this.#pages.get(key);
    return entry?.page === page ? Math.max(0, (entry.freshUntil - this.#now()) / 1_000) : 0;
  }

  /**
   * The page under this key; when it is not there it is taken from the store, or rendered.
   *
   * @param render depends on the key alone: whoever asks for the same key meanwhile gets its result too
   * @throws what `render` throws, and Overloaded when too much is being rendered already, when there is no copy to
   *   serve instead
   */
  async get(key: string, render: () => Promise<PageResponse>): Promise<CachedPage> {
    const entry = this.#pages.get(key);
    if (!entry) return this.#missed(key, render);
    const now = this.#now();
    this.#touch(key, entry, now);
    const isGood = now < entry.freshUntil || now < entry.retryAt;
    if (!isGood && now >= entry.staleUntil) return this.#missed(key, render);
    this.#hits += 1;
    if (isGood) return entry.page;
    const refreshed = this.#flight(key, render);
    // Whoever waits for this render learns of its failure; this request is answered already.
    refreshed.catch(() => {});
    return entry.page;
  }

  /** Drops or ages the pages that a publication touches, and those being rendered that will turn out to be. */
  publication({ recordIds, types, hard }: Publication): void {
    const touched = [...recordIds.map((id) => `record:${id}`), ...types.map((name) => `type:${name}`)];
    this.#notify({
      touches: touchedBy(touched),
      staleUntil: hard ? Number.NEGATIVE_INFINITY : this.#now() + graceAfterPublication,
    });
  }

  /** Forgets everything: publications may have been missed. */
  clear(): void {
    this.#notify({ touches: () => true, staleUntil: Number.NEGATIVE_INFINITY });
  }

  #notify(notice: Notice): void {
    for (const flight of this.#flights.values()) flight.notices.push(notice);
    const now = this.#now();
    for (const [key, entry] of this.#pages.entries()) {
      if (!notice.touches(entry.page.tags)) continue;
      if (notice.staleUntil <= now) this.#pages.drop(key);
      entry.freshUntil = Math.min(entry.freshUntil, now);
      entry.staleUntil = Math.min(entry.staleUntil, notice.staleUntil);
    }
  }

  #missed(key: string, render: () => Promise<PageResponse>): Promise<CachedPage> {
    this.#misses += 1;
    return this.#flight(key, render);
  }

  async #flight(key: string, render: () => Promise<PageResponse>): Promise<CachedPage> {
    const current = this.#flights.get(key);
    if (current) return current.page;
    const { promise, resolve, reject } = Promise.withResolvers<CachedPage>();
    const flight: Flight = { page: promise, notices: [] };
    this.#flights.set(key, flight);
    this.#land(key, render, flight).then(resolve, reject);
    return promise;
  }

  async #land(key: string, render: () => Promise<PageResponse>, flight: Flight): Promise<CachedPage> {
    try {
      for (let attempt = 1; ; attempt += 1) {
        flight.notices = [];
        const startedAt = this.#now();
        const share = this.#store?.begin();
        const stored = this.#store && (await this.#store.read(key));
        const response = stored ?? (await render());
        const overtaking = flight.notices.filter((notice) => notice.touches(response.tags));
        const acceptableUntil = Math.min(...overtaking.map((notice) => notice.staleUntil));
        const isHard = acceptableUntil === Number.NEGATIVE_INFINITY;
        if (isHard || (this.#now() >= acceptableUntil && attempt < mostOvertaken)) continue;
        if (response.status >= 500) return this.#oldCopy(key) ?? new CachedPage(response);
        const page = this.#keep(key, response, startedAt, acceptableUntil);
        const isOvertaken = overtaking.length > 0 || stored;
        if (response.maxAge !== null && !isOvertaken) share?.(key, page, response.maxAge);
        return page;
      }
    } catch (error) {
      const old = this.#oldCopy(key);
      if (old) return old;
      throw error;
    } finally {
      this.#flights.delete(key);
    }
  }

  /** What is still kept when a render failed; it is served without another try for a moment. */
  #oldCopy(key: string): CachedPage | undefined {
    const entry = this.#pages.get(key);
    if (entry) entry.retryAt = this.#now() + pauseAfterFailure;
    return entry?.page;
  }

  #keep(
    key: string,
    response: PageResponse | StoredAnswer,
    startedAt: number,
    acceptableUntil: number,
  ): CachedPage {
    const page = new CachedPage(response);
    if (response.maxAge === null) {
      this.#pages.drop(key);
      return page;
    }
    const expires = startedAt + response.maxAge * 1_000;
    const isOvertaken = acceptableUntil < Number.POSITIVE_INFINITY;
    this.#pages.put(key, {
      page,
      freshUntil: isOvertaken ? startedAt : expires,
      staleUntil: Math.min(expires + graceAfterAge, acceptableUntil),
      retryAt: Number.NEGATIVE_INFINITY,
      movedAt: Number.NEGATIVE_INFINITY,
      reused: false,
      wasRequested: true,
    });
    return page;
  }

  #touch(key: string, entry: PageEntry, now: number): void {
    if (now - entry.movedAt >= betweenMoves) {
      this.#pages.touch(key, entry);
      entry.movedAt = now;
    }
    entry.wasRequested = true;
    if (entry.reused) return;
    entry.reused = true;
    this.#onReuse(entry.page, key);
  }
}

/** Whether a page bears one of some tags. */
function touchedBy(touched: readonly string[]): Notice['touches'] {
  if (touched.length <= fewTags) return (tags) => touched.some((tag) => tags.has(tag));
  const all = new Set(touched);
  return (tags) => [...tags].some((tag) => all.has(tag));
}
