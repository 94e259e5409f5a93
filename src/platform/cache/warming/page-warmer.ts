import type { Pool } from 'pg';
import { CachedPage } from '../cached-page.ts';
import type { PageResponse } from '../page-response.ts';
import { writeBest, writeStored } from '../stored-page.ts';
import { type Claiming, claimPages, giveBack, noteMade } from './page-claims.ts';
import { forgetRequested } from './requested-pages.ts';

interface WarmerOptions {
  readonly pool: Pick<Pool, 'query'>;
  readonly build: string;
  /** The name of this process. */
  readonly by: string;
  /** Most bytes that are stored, by all processes together. */
  readonly limit: number;
  /** See `DatabasePageStore.position`. */
  readonly position: () => number | null;
  /** Makes the page of a key as for a reader. */
  readonly render: (key: string) => Promise<PageResponse>;
  /** Of Brotli makes that of the best level. */
  readonly compress: (brotli: Buffer) => Promise<Buffer>;
  /** Resolves when there is time for one more page; false: no more. */
  readonly spareTime: () => Promise<boolean>;
  /** Told of a page that could not be made; the others are made all the same. */
  onFailedPage(key: string, error: unknown): void;
  /** Seconds for which a page is this process's alone; default 60. */
  readonly claimSeconds?: number;
}

/** Pages that are claimed together. */
const batch = { make: 20, compress: 5 };
/** Of the room for stored pages; above it a page would drive out another that was asked for. */
const fullAt = 0.9;

/**
 * Makes pages that were asked for before and are not stored, those most asked for first: after a deployment those of
 * the new build, after a publication those that it touched. Then compresses what is stored at brotli's best level. Which
 * process makes which page stands in the database (`page_warming`); what one that ends has claimed is made by another.
 * A take-down is final here as well: what is written bears the publication that was known before it was rendered.
 */
export class PageWarmer {
  /** Pages since the start, by what became of them; “refused” was touched meanwhile, “gone” is there no more. */
  readonly counts = { made: 0, refused: 0, gone: 0, failed: 0, compressed: 0 };
  readonly #options: WarmerOptions;
  readonly #claiming: Claiming;

  constructor({ claimSeconds = 60, ...options }: WarmerOptions) {
    const { pool, build, by } = options;
    this.#options = options;
    this.#claiming = { pool, build, by, seconds: claimSeconds };
  }

  /**
   * Makes and compresses until nothing is left, there is no time or no room. Also to look what there is to do waits until
   * readers leave time: after a restart all of them come at once.
   *
   * @throws what the database or compressing throws; what is claimed then is free again when the claim is over
   */
  async turn(): Promise<void> {
    if (!(await this.#options.spareTime())) return;
    await this.#all('make', (key) => this.#make(key));
    await this.#all('compress', (key) => this.#compress(key));
  }

  async #all(step: 'make' | 'compress', work: (key: string) => Promise<void>): Promise<void> {
    const { position, spareTime } = this.#options;
    while (step === 'compress' || (await this.#hasRoom())) {
      const until = performance.now() + this.#claiming.seconds * 1_000;
      const claimed = await claimPages(this.#claiming, step, batch[step]);
      if (claimed.length === 0) return;
      for (const [at, key] of claimed.entries()) {
        const isTime = await spareTime();
        // Readers needed the process for so long that another one may have the page by now.
        if (performance.now() >= until) break;
        // It does not know what has been published: whatever it made could be older.
        if (!isTime || position() === null) return giveBack(this.#claiming, claimed.slice(at));
        await work(key);
      }
    }
  }

  async #hasRoom(): Promise<boolean> {
    const { pool, build, limit } = this.#options;
    const { rows } = await pool.query<{ bytes: number }>(
      `select coalesce(sum(octet_length(body) + octet_length(headers) + 1000), 0)::float8 as bytes
       from stored_page where build = $1`,
      [build],
    );
    return (rows[0]?.bytes ?? 0) < fullAt * limit;
  }

  async #make(key: string): Promise<void> {
    const outcome = await this.#outcomeOf(key).catch((error: unknown) => {
      this.#options.onFailedPage(key, error);
      return 'failed' as const;
    });
    this.counts[outcome] += 1;
    if (outcome === 'gone') await forgetRequested(this.#options.pool, key);
    else await noteMade(this.#claiming, key);
  }

  async #outcomeOf(key: string): Promise<'made' | 'refused' | 'gone' | 'failed'> {
    const { position, render } = this.#options;
    const seq = position();
    const startedAt = performance.now();
    const answer = await render(key);
    if (answer.status >= 500) return 'failed';
    if (answer.status !== 200) return 'gone';
    return seq === null ? 'refused' : this.#write(key, answer, seq, startedAt);
  }

  async #write(
    key: string,
    answer: PageResponse,
    seq: number,
    startedAt: number,
  ): Promise<'made' | 'refused'> {
    const { pool, build } = this.#options;
    const left = (answer.maxAge ?? 0) * 1_000 - (performance.now() - startedAt);
    if (left <= 0) return 'refused';
    const isTaken = await writeStored(pool, build, { key, page: new CachedPage(answer), seq, left });
    return isTaken ? 'made' : 'refused';
  }

  async #compress(key: string): Promise<void> {
    const { pool, build, compress } = this.#options;
    const { rows } = await pool.query<{ etag: string; body: Buffer }>(
      `select etag, body from stored_page where key = $1 and build = $2 and encoding = 'br'`,
      [key, build],
    );
    for (const { etag, body } of rows) {
      const brotli = await compress(body);
      if (await writeBest(pool, build, { key, etag, brotli })) this.counts.compressed += 1;
    }
    await giveBack(this.#claiming, [key]);
  }
}
