import type { Pool } from 'pg';
import { inTime } from '../in-time.ts';
import { NewestPublication } from './publication-mark.ts';
import { Replica } from './replica.ts';

/** How far a replica is behind. */
export interface ReplicaLag {
  readonly name: string;
  /** Bytes of the primary's log that it has not replayed; null: one of the two did not say. */
  readonly bytes: number | null;
}

const LOG_POSITION = `
  select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end - '0/0' as position`;

/** A server that does not say how far it is within so many milliseconds is not waited for. */
const patience = 1_000;

/** The servers that answer what was published beside the primary, and what the newest publication is. */
export class Replicas {
  readonly newest: NewestPublication;
  readonly all: readonly Replica[];
  /** Packets of readers that the primary answered in their place. */
  answeredByPrimary = 0;
  readonly #primary: Pick<Pool, 'query'>;
  #turn = 0;

  /**
   * @param primary where it is asked what is newest
   * @param urls an address for each
   * @param max most connections to each
   */
  constructor(primary: Pick<Pool, 'query'>, urls: readonly string[], max: number) {
    this.#primary = primary;
    this.newest = new NewestPublication(primary);
    this.all = urls.map((url) => new Replica(url, { newest: this.newest, max }));
  }

  /** One after the other; the one that a reader has had before, as long as it can be asked; undefined: none can. */
  choose(before?: Replica): Replica | undefined {
    if (before?.isInUse) return before;
    const usable = this.all.filter((one) => one.isInUse);
    this.#turn += 1;
    return usable[this.#turn % usable.length];
  }

  /** How far each is behind now. */
  async lags(): Promise<ReplicaLag[]> {
    const end = await positionOf(this.#primary);
    return Promise.all(
      this.all.map(async ({ name, pool }) => {
        const own = await positionOf(pool);
        return { name, bytes: end === null || own === null ? null : Math.max(0, end - own) };
      }),
    );
  }

  async end(): Promise<void> {
    await Promise.all(this.all.map((one) => one.end()));
  }
}

async function positionOf(pool: Pick<Pool, 'query'>): Promise<number | null> {
  try {
    const answer = pool.query<{ position: string | null }>(LOG_POSITION);
    const { rows } = await inTime(answer, patience, 'It did not say how far it is.');
    return rows[0]?.position ? Number(rows[0].position) : null;
  } catch {
    return null;
  }
}
