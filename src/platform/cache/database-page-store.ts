import type { Pool } from 'pg';
import { inTime } from '../db/in-time.ts';
import { PacketSender } from '../db/packet-sender.ts';
import { WaitingRoom } from '../http/waiting-room.ts';
import type { CachedPage } from './cached-page.ts';
import type { StoredAnswer } from './page-response.ts';
import type { PageStore } from './page-store.ts';
import { PageWriter } from './page-writer.ts';
import { prepareReading, readStored, writeBest } from './stored-page.ts';

interface StoreOptions {
  readonly pool: Pick<Pool, 'query' | 'connect' | 'end'>;
  /** What makes pages: two processes of which it is the same make the same page of the same content. */
  readonly build: string;
  /** Milliseconds that only grow. */
  readonly now?: () => number;
  /** For how long a look-up may wait and take, until the page is rendered without; milliseconds of the real clock. */
  readonly patience?: number;
  /** Told of what fails, also when the database is away for a while. */
  onTrouble(error: Error): void;
}

/** Most that look a page up at the same time: one look takes a millisecond. */
const readsAtOnce = 4;
/** Most who wait for that; whoever has to wait longer than `patience` has the page rendered. */
const mostWaiting = 500;
/** After a failure nothing is looked up or written for so long: the database is away, or has too much to do. */
const pauseAfterFailure = 2_000;

/**
 * Stored pages in PostgreSQL (table `stored_page`). A page is looked up by one statement, which also sees whether a
 * publication has touched it: from the commit of a take-down on no process is given what it removed, whatever the
 * processes have heard. A page that was rendered is written in the background.
 */
export class DatabasePageStore implements PageStore {
  /**
   * The newest publication that everything reflects which this process keeps in memory and makes pages of; null: it
   * does not know, and stores nothing. Older than the truth is safe, newer is not.
   */
  position: number | null = null;
  readonly #options: StoreOptions;
  readonly #reading: WaitingRoom;
  readonly #patience: number;
  readonly #sender: PacketSender;
  readonly #writer: PageWriter;
  readonly #used = new Set<string>();
  #improved = 0;
  readonly #counts = { hit: 0, miss: 0, failed: 0 };
  readonly #now: () => number;
  #pausedUntil = Number.NEGATIVE_INFINITY;

  constructor(options: StoreOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#patience = options.patience ?? 400;
    this.#reading = new WaitingRoom({ places: readsAtOnce, queue: mostWaiting, patience: this.#patience });
    this.#sender = new PacketSender(options.pool as Pool);
    this.#writer = new PageWriter({
      pool: options.pool,
      build: options.build,
      now: this.#now,
      onFailure: (error) => this.#failed(error),
    });
  }

  /** Since the start: what look-ups and writings came to, by outcome. */
  get counts(): {
    readonly reads: Readonly<Record<string, number>>;
    readonly writes: Readonly<Record<string, number>>;
  } {
    return { reads: this.#counts, writes: { ...this.#writer.counts, improved: this.#improved } };
  }

  /** Makes ready what looks pages up, before the first reader is there. */
  async prepare(): Promise<void> {
    try {
      await prepareReading(this.#options.pool, readsAtOnce);
    } catch (error) {
      this.#failed(error as Error);
    }
  }

  async read(key: string): Promise<StoredAnswer | null> {
    if (this.#isPaused) return this.#count('failed');
    const leave = await this.#reading.take().catch(() => null);
    if (!leave) return this.#count('failed');
    try {
      const found = await inTime(
        readStored(this.#sender, key, this.#options.build),
        this.#patience,
        'The page store did not answer in time.',
      );
      if (!found) return this.#count('miss');
      this.#used.add(key);
      this.#counts.hit += 1;
      return found;
    } catch (error) {
      this.#failed(error as Error);
      return this.#count('failed');
    } finally {
      leave();
    }
  }

  begin(): (key: string, page: CachedPage, maxAge: number) => void {
    const seq = this.position;
    const startedAt = this.#now();
    return (key, page, maxAge) => {
      if (seq === null || this.#isPaused) return;
      this.#writer.add({ key, page, seq, expiresAt: startedAt + maxAge * 1_000 });
    };
  }

  /** Keeps a page that was compressed again, for those that take it later; not when another has taken its place. */
  async improve(key: string, etag: string, brotli: Buffer): Promise<void> {
    if (this.#isPaused) return;
    try {
      const { pool, build } = this.#options;
      if (await writeBest(pool, build, { key, etag, brotli })) this.#improved += 1;
    } catch (error) {
      this.#failed(error as Error);
    }
  }

  /** Keys of pages that this process has taken from here since it was asked last. */
  takeUsed(): string[] {
    const used = [...this.#used];
    this.#used.clear();
    return used;
  }

  /** Resolves when everything that was to be written is, or has failed. */
  written(): Promise<void> {
    return this.#writer.done();
  }

  get #isPaused(): boolean {
    return this.#now() < this.#pausedUntil;
  }

  #count(outcome: 'miss' | 'failed'): null {
    this.#counts[outcome] += 1;
    return null;
  }

  #failed(error: Error): void {
    if (!this.#isPaused) this.#options.onTrouble(error);
    this.#pausedUntil = this.#now() + pauseAfterFailure;
  }
}
