import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { PageResponse } from '../cache/page-response.ts';
import type { DB } from '../db/tables.gen.ts';
import { Overloaded } from '../http/overloaded.ts';

/** What builds put into `assets/`, by its ending; nothing else is shared. */
const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Whether a file of a build could be called so: what is not is not looked for. */
export function canBeShared(name: string): boolean {
  return /^\w[\w.-]{0,199}$/.test(name) && extname(name) in contentTypes;
}

/**
 * Puts the files of a build where other versions find them, says of those that are there that they are still wanted,
 * and forgets those that no process has wanted for a week.
 *
 * @param directory of what browsers load
 */
export async function putAssets(db: Kysely<DB>, directory: string): Promise<void> {
  const folder = join(directory, 'assets');
  const files = await readdir(folder).catch((): string[] => []);
  const names = files.filter(canBeShared);
  const there = await sql<{ name: string }>`
    update shared_asset set seen_at = now() where name = any(${names}) returning name`.execute(db);
  const known = new Set(there.rows.map(({ name }) => name));
  const missing = names.filter((name) => !known.has(name));
  const bytes = await Promise.all(missing.map((name) => readFile(join(folder, name))));
  const brotli = await Promise.all(
    missing.map((name) => (files.includes(`${name}.br`) ? readFile(join(folder, `${name}.br`)) : null)),
  );
  const types = missing.map((name) => contentTypes[extname(name)]);
  if (missing.length > 0) {
    await sql`insert into shared_asset (name, content_type, bytes, brotli)
      select * from unnest(${missing}::text[], ${types}::text[], ${bytes}::bytea[], ${brotli}::bytea[])
      on conflict (name) do update set seen_at = now()`.execute(db);
  }
  await sql`delete from shared_asset where seen_at < now() - interval '7 days'`.execute(db);
}

/** A file as it is sent, without the headers of every answer; null when there is none of that name. */
export async function readAsset(
  db: Kysely<DB>,
  name: string,
): Promise<Pick<PageResponse, 'headers' | 'body' | 'brotli'> | null> {
  const file = await db
    .selectFrom('shared_asset')
    .select(['content_type', 'bytes', 'brotli'])
    .where('name', '=', name)
    .executeTakeFirst();
  if (!file) return null;
  const { content_type, bytes, brotli } = file;
  return { headers: { 'content-type': content_type }, body: bytes, brotli: brotli ?? undefined };
}

interface NamesOptions {
  /** Least milliseconds from one reading of the table to the next; default 250. */
  readonly readEvery?: number;
  /** Most who wait for one; default 1,000. */
  readonly mostWaiting?: number;
}

/**
 * The names in the table, read when somebody asks for one that is not known, and for all who ask meanwhile at once:
 * whoever invents names costs a few short queries a second, however many they invent.
 */
export class SharedNames {
  readonly #db: Kysely<DB>;
  readonly #options: Required<NamesOptions>;
  #names: ReadonlySet<string> = new Set();
  #reading: Promise<void> = Promise.resolve();
  /** One that has not begun yet, and so will see all that is there now. */
  #next: Promise<void> | null = null;
  #waiting = 0;

  constructor(db: Kysely<DB>, options: NamesOptions = {}) {
    this.#db = db;
    this.#options = { readEvery: 250, mostWaiting: 1_000, ...options };
  }

  /** @throws Overloaded when too many ask for what is not known; what the database throws */
  async has(name: string): Promise<boolean> {
    if (this.#names.has(name)) return true;
    if (this.#waiting >= this.#options.mostWaiting)
      throw new Overloaded('too many unknown files are asked for');
    this.#waiting += 1;
    try {
      this.#next ??= this.#readAfter(this.#reading);
      await this.#next;
    } finally {
      this.#waiting -= 1;
    }
    return this.#names.has(name);
  }

  async #readAfter(earlier: Promise<void>): Promise<void> {
    await earlier;
    this.#next = null;
    const read = this.#read();
    this.#reading = Promise.allSettled([
      read,
      pause(this.#options.readEvery, undefined, { ref: false }),
    ]).then(() => undefined);
    await read;
  }

  async #read(): Promise<void> {
    const rows = await this.#db.selectFrom('shared_asset').select('name').execute();
    this.#names = new Set(rows.map(({ name }) => name));
  }
}
