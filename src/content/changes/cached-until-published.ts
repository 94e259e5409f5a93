import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';

interface Reading<Value> {
  /** The last publication before it was read. */
  readonly seq: number;
  readonly value: Promise<Value>;
}

/**
 * What follows from all that is published, read once between two publications in each process: one look at the number of
 * the last publication stands before it.
 */
export class CachedUntilPublished<Value> {
  readonly #most: number;
  /** By database and name, what was read longest ago first. */
  readonly #readings = new Map<string, Reading<Value>>();

  /** @param most values that are kept: those that were read last */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * @param name all that it depends on besides what is published
   * @param moments a value of the database that it depends on, too
   * @param read asks the database
   * @throws what `read` throws; whoever comes next asks again
   */
  async get(
    db: Kysely<DB>,
    name: unknown,
    read: () => Promise<Value>,
    moments: RawBuilder<unknown> = sql`null`,
  ): Promise<Value> {
    const { rows } = await sql<{ seq: number; database: string; moments: unknown }>`
      select coalesce(max(seq), 0)::int as seq, current_database() as database, ${moments} as moments
      from publication`.execute(db);
    const { seq = 0, ...given } = rows[0] ?? {};
    const key = JSON.stringify([name, given]);
    const known = this.#readings.get(key);
    if (known?.seq === seq) return known.value;
    // A publication meanwhile only makes it newer than it says.
    const made = { seq, value: read() };
    this.#readings.delete(key);
    this.#readings.set(key, made);
    for (const oldest of this.#readings.keys())
      if (this.#readings.size > this.#most) this.#readings.delete(oldest);
    made.value.catch(() => {
      if (this.#readings.get(key) === made) this.#readings.delete(key);
    });
    return made.value;
  }
}
