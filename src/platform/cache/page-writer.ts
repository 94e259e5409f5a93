import type { Pool } from 'pg';
import { type PageToStore, writeStored } from './stored-page.ts';

type Order = Omit<PageToStore, 'left'> & {
  /** By this process's clock that only grows, in milliseconds. */
  readonly expiresAt: number;
};

interface WriterOptions {
  readonly pool: Pick<Pool, 'query'>;
  readonly build: string;
  readonly now: () => number;
  onFailure(error: Error): void;
}

/** Most pages that wait to be written; what is more is not stored. */
const mostWaiting = 300;
/** Longest key in bytes: an index holds it. */
const longestKey = 1_000;

/** Writes pages to the store, one after the other: readers have the connections, and nobody waits for it. */
export class PageWriter {
  readonly counts = { stored: 0, refused: 0, dropped: 0, failed: 0 };
  readonly #options: WriterOptions;
  readonly #waiting = new Map<string, Order>();
  #running: Promise<void> | null = null;

  constructor(options: WriterOptions) {
    this.#options = options;
  }

  add(order: Order): void {
    if (
      order.key.length > longestKey ||
      (this.#waiting.size >= mostWaiting && !this.#waiting.has(order.key))
    ) {
      this.counts.dropped += 1;
      return;
    }
    this.#waiting.set(order.key, order);
    this.#running ??= this.#run();
  }

  async done(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    // Whoever waits for the page is answered first.
    await new Promise((resolve) => setImmediate(resolve));
    for (const [key, order] of this.#waiting) {
      this.#waiting.delete(key);
      await this.#write(order);
    }
    this.#running = null;
  }

  async #write({ expiresAt, ...order }: Order): Promise<void> {
    const left = expiresAt - this.#options.now();
    if (left <= 0) return;
    try {
      const isStored = await writeStored(this.#options.pool, this.#options.build, { ...order, left });
      this.counts[isStored ? 'stored' : 'refused'] += 1;
    } catch (error) {
      this.counts.failed += 1;
      // The rest would fail as well, each in its time.
      this.counts.dropped += this.#waiting.size;
      this.#waiting.clear();
      this.#options.onFailure(error as Error);
    }
  }
}
