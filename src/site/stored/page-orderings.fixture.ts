import { type Kysely, sql } from 'kysely';
import { CachedUntilPublished } from '../../content/changes/cached-until-published.ts';
import { announce } from '../../content/publish/announce.ts';
import { inPublication } from '../../content/publish/transaction.ts';
import { Clock } from '../../platform/cache/clock.ts';
import { DatabasePageStore } from '../../platform/cache/database-page-store.ts';
import { PageCache } from '../../platform/cache/page-cache.ts';
import { sweepStore } from '../../platform/cache/store-upkeep.ts';
import { PageWarmer } from '../../platform/cache/warming/page-warmer.ts';
import type { Database } from '../../platform/db/connect.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { HeldWrites } from './held-writes.fixture.ts';

/**
 * Records of the model, each with a page of its own. `/list` and `/counts` show all of them, the one by what is kept until the
 * process hears of a publication, the other by what is kept until there is one.
 */
export const records = ['one', 'two'] as const;
export type RecordId = (typeof records)[number];
export const keys = [...records.map((id) => `/${id}`), '/list', '/counts', '/day'];

/**
 * What a page shows: the version of each record on it; one below 0 is a take-down, which shows nothing. Or the day, counted
 * from 1970.
 */
export type Shown = Readonly<Partial<Record<RecordId | 'day', number>>>;

const dayLength = 86_400_000;

/** So long that a page is worth compressing. */
const pageLength = 1_200;

let runs = 0;

/** The time of one run of the model, which passes when it is told to. */
export class ModelTime {
  /** What is still being written when a run ends is none of the next one's. */
  readonly build = `model ${++runs}`;
  /** Some minutes aside of when a day begins: a page is served on for one minute while it is rendered again. */
  ms = Date.parse('2026-11-20T12:05:00Z');

  get day(): number {
    return Math.floor(this.ms / dayLength);
  }

  /** All that were begun. */
  readonly processes: ModelProcess[] = [];

  /** For processes, and for the store as if it had been made so much earlier. */
  async pass(ms: number, database: Database): Promise<void> {
    // What is being written knows how long it holds: no time may pass before it is there.
    await this.written();
    this.ms += ms;
    for (const { clock } of this.processes) clock.ms += ms;
    await database.pool.query(`update stored_page set expires_at = expires_at - $1 * interval '1 ms'`, [ms]);
  }

  /** Resolves when all that was to be written is. */
  async written(): Promise<void> {
    await Promise.all(this.processes.map((one) => one.written()));
  }
}

/** What is live: versions by record. */
export async function liveNow(db: Kysely<DB>): Promise<Record<RecordId, number>> {
  const rows = await db
    .selectFrom('live')
    .select(['record_id', 'title'])
    .where('record_id', 'in', [...records])
    .execute();
  const live = { one: 0, two: 0 };
  for (const { record_id, title } of rows) live[record_id as RecordId] = Number(title);
  return live;
}

/**
 * Publishes a version of a record, or takes it down (a version below 0), and commits when the latch opens: whoever waits for it
 * holds the lock that all publications take. Nothing of it remains when the latch fails.
 */
export function change(
  database: Database,
  id: RecordId,
  version: number,
  latch: Promise<void>,
): Promise<number> {
  return inPublication(database.kysely, async (trx) => {
    await sql`update live set title = ${String(version)} where record_id = ${id}`.execute(trx);
    const seq = await announce(trx, { recordIds: [id], locales: ['en'], hard: version < 0 });
    await latch;
    return seq;
  });
}

/** A process of the site, as far as it keeps pages: what it has heard is told to it by hand. */
export class ModelProcess {
  readonly cache: PageCache;
  readonly store: DatabasePageStore;
  /** What the store is sent. */
  readonly writes: HeldWrites;
  readonly clock = { ms: 0 };
  readonly #database: Database;
  readonly #time: ModelTime;
  #read = Promise.withResolvers<void>();
  readonly #warmer: PageWarmer;
  /** What it makes in advance; null: nothing now. */
  making: Promise<void> | null = null;
  /** Renders wait here, when it is closed, once they have read. */
  latch: PromiseWithResolvers<void> | null = null;
  heard = 0;
  rendered = 0;
  /** What it keeps of a list for all pages that show it, as their head and footer are kept, until it hears of anything. */
  kept: Promise<Record<RecordId, number>> | null = null;
  readonly #counts = new CachedUntilPublished<Record<RecordId, number>>(10);
  /** Pages that are being compressed better. */
  #compressing: { readonly key: string; readonly etag: string; readonly brotli: Buffer }[] = [];

  /** @param database its own, of which it knows nothing yet */
  constructor(database: Database, time: ModelTime, heard: number) {
    this.#database = database;
    this.#time = time;
    time.processes.push(this);
    database.replicas?.newest.forget();
    this.writes = new HeldWrites(database.pool);
    this.store = new DatabasePageStore({
      pool: this.writes.pool,
      build: time.build,
      now: () => this.clock.ms,
      // A machine that has much to do takes longer for a look-up than readers wait: that is no subject of the model.
      patience: 30_000,
      onTrouble: (error) => {
        throw error;
      },
    });
    this.cache = new PageCache({ store: this.store, now: () => this.clock.ms });
    this.heard = heard;
    this.store.position = heard;
    this.#warmer = new PageWarmer({
      pool: database.pool,
      build: time.build,
      by: `process ${time.processes.length}`,
      limit: 1e9,
      position: () => this.store.position,
      render: (key) => this.#render(key),
      compress: async (brotli) => brotli,
      spareTime: async () => true,
      onFailedPage: (_, error) => {
        throw error;
      },
    });
  }

  /**
   * Begins to make in advance what is not stored: all of it was just asked for elsewhere. Resolves when it waits or is done.
   *
   * @param first the key that was asked for most: while the latch is closed its page alone has been read
   */
  async beginMaking(first: string): Promise<void> {
    if (this.making) return;
    await this.#database.pool.query(
      `insert into requested_page (key, weight) select key, (key = $2)::int from unnest($1::text[]) as key
       on conflict (key) do update set requested_at = clock_timestamp(), weight = excluded.weight`,
      [keys, first],
    );
    this.latch ??= Promise.withResolvers();
    const before = this.rendered;
    this.making = this.#warmer.turn();
    await Promise.race([this.making, this.hasRead(before)]);
  }

  /** Opens the latch, and waits for all that was to be made in advance. */
  async go(): Promise<void> {
    this.latch?.resolve();
    this.latch = null;
    await this.making;
    this.making = null;
  }

  /** It ends in the midst of everything. What it has sent may arrive later; nothing else of it is seen any more. */
  kill(): void {
    // Its renders wait for ever.
    this.latch ??= Promise.withResolvers();
    this.writes.die();
  }

  /** Resolves when all that it was to write is there; of one that was killed, what it had sent. */
  async written(): Promise<void> {
    await this.writes.arrive();
    if (!this.writes.isDead) await this.store.written();
  }

  /** Begins to compress a page better that it has in memory. */
  beginCompressing(key: string): void {
    const page = this.cache.fresh(key);
    if (page) this.#compressing.push({ key, etag: page.etag, brotli: page.forStore().bytes });
  }

  /** Has others take what it has compressed. */
  async endCompressing(): Promise<void> {
    const stored = this.#compressing
      .splice(0)
      .map(({ key, etag, brotli }) => this.store.improve(key, etag, brotli));
    // Otherwise it is on its way.
    if (!this.writes.isHeld) await Promise.all(stored);
  }

  /** Resolves when one more render than before has read all that it shows. */
  async hasRead(before: number): Promise<void> {
    while (this.rendered <= before) await this.#read.promise;
  }

  async ask(key: string): Promise<Shown> {
    const page = await this.cache.get(key, () => this.#render(key));
    return JSON.parse(page.text().toString()) as Shown;
  }

  /** Tells it of the next publication, as its listener would; whether there was one. */
  async hear(): Promise<boolean> {
    const { rows } = await this.#database.pool.query<{
      seq: number;
      at: string;
      record_ids: string[];
      types: string[];
      hard: boolean;
    }>('select seq, at::text, record_ids, types, hard from publication where seq > $1 order by seq limit 1', [
      this.heard,
    ]);
    const [next] = rows;
    if (!next) return false;
    this.#database.replicas?.newest.heard(next);
    this.kept = null;
    this.cache.publication({ recordIds: next.record_ids, types: next.types, hard: next.hard });
    this.heard = next.seq;
    this.store.position = next.seq;
    return true;
  }

  /** Forgets all that it keeps, as it does when it may have missed something. */
  forgetAll(): void {
    this.#database.replicas?.newest.forget();
    this.kept = null;
    this.cache.clear();
  }

  sweep(limit: number) {
    return sweepStore({ pool: this.#database.pool, build: this.#time.build, limit });
  }

  async #render(key: string) {
    const clock = new Clock(new Date(this.#time.ms));
    const day = key === '/day' ? Date.parse(clock.today()) / dayLength : null;
    const live = await this.#live(key);
    this.rendered += 1;
    this.#read.resolve();
    this.#read = Promise.withResolvers();
    await this.latch?.promise;
    const own = records.find((id) => key === `/${id}`);
    const shown = day !== null ? { day } : own ? { [own]: live[own] } : live;
    return {
      status: 200,
      route: 'page',
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: JSON.stringify(shown).padEnd(pageLength),
      tags: new Set(day !== null ? [] : own ? [`record:${own}`] : ['type:page']),
      maxAge: clock.keptFor,
    };
  }

  #live(key: string): Promise<Record<RecordId, number>> {
    const db = this.#database.publishedReader();
    if (key === '/counts') return this.#counts.get(db, key, () => liveNow(db));
    if (key !== '/list') return liveNow(db);
    this.kept ??= liveNow(db);
    return this.kept;
  }
}
