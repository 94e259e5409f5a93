import pg from 'pg';
import { Overloaded } from '../../http/overloaded.ts';
import { DatabaseClient } from '../client.ts';
import type { PendingQuery } from '../packet.ts';
import { sendOver } from '../packet-sender.ts';
import { placeOf } from '../servers.ts';
import {
  type MarkRow,
  markOf,
  markValues,
  type NewestPublication,
  nothingPublished,
  type PublicationMark,
  READ_MARK,
} from './publication-mark.ts';

/** What a replica is good for: it is asked; it lacks a publication; it cannot be asked. */
export type ReplicaState = 'in use' | 'behind' | 'away';

/** How a connection is had from a pool: whoever may have only some waits for one of these. */
export type Lend = (pool: pg.Pool) => Promise<pg.PoolClient>;

export const lendAtOnce: Lend = (pool) => pool.connect();

/** Milliseconds. Whoever waits longer is better served by the primary. */
const connectWithin = 1_000;
const answerWithin = 2_000;
/** Between two looks whether it can be asked again; each pause is twice as long as the one before. */
const pauses = { behind: { first: 50, longest: 1_000 }, away: { first: 250, longest: 5_000 } };

/** What a replica answered, and how new it was. */
interface Answered {
  readonly mark: PublicationMark;
  /** Rows of those statements that it answered, by their place; what it refused is to be asked of the primary. */
  readonly rows: readonly (unknown[] | undefined)[];
}

/**
 * A server that follows the primary, and answers what was published. Whether it is new enough is asked together with
 * each question: it may fall behind at any moment, or another server may answer at its address. One that is not is left
 * alone until it is.
 */
export class Replica {
  readonly name: string;
  readonly pool: pg.Pool;
  readonly counts = { answered: 0, behind: 0, away: 0 };
  readonly #newest: NewestPublication;
  #state: ReplicaState = 'away';
  #timer: NodeJS.Timeout | null = null;
  #isOver = false;

  constructor(url: string, { newest, max }: { readonly newest: NewestPublication; readonly max: number }) {
    const { host, port } = placeOf(url);
    this.name = `${host}:${port}`;
    this.#newest = newest;
    this.pool = new pg.Pool({
      Client: DatabaseClient,
      connectionString: url,
      max,
      connectionTimeoutMillis: connectWithin,
      idleTimeoutMillis: 60_000,
      statement_timeout: answerWithin,
      query_timeout: answerWithin,
      idle_in_transaction_session_timeout: 60_000,
      application_name: 'chancery-replica',
    });
    // As in `connect`.
    this.pool.on('error', () => {});
  }

  get state(): ReplicaState {
    return this.#state;
  }

  /** Whether it can be asked; the first time it is looked whether it can. */
  get isInUse(): boolean {
    if (this.#state === 'away' && this.#timer === null) this.#lookAfter(0, pauses.away);
    return this.#state === 'in use';
  }

  /**
   * Asks everything in one packet.
   *
   * @param wanted what it has to have at least
   * @returns null when it is not new enough, or did not answer: nothing of it is to be used
   * @throws Overloaded of `lend`
   */
  async answer(
    queries: readonly PendingQuery[],
    wanted: PublicationMark,
    lend: Lend,
  ): Promise<Answered | null> {
    const rows: (unknown[] | undefined)[] = queries.map(() => undefined);
    const [mark] = await this.#send(lend, [
      { text: READ_MARK, values: markValues(wanted) },
      ...queries.map(({ text, values }, at) => ({
        text,
        values,
        take: (own: unknown[]) => {
          rows[at] = own;
        },
      })),
    ]).catch((error: unknown) => {
      if (error instanceof Overloaded) throw error;
      return [];
    });
    if (!mark) return this.#leave('away');
    if (!(mark as MarkRow).hasWanted) return this.#leave('behind');
    this.counts.answered += 1;
    return { mark: markOf(mark as MarkRow), rows };
  }

  async end(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#timer ?? undefined);
    await this.pool.end();
  }

  /** @returns rows of the first; the others are handed over */
  async #send(
    lend: Lend,
    queries: readonly { text: string; values: readonly unknown[]; take?: (rows: unknown[]) => void }[],
  ): Promise<unknown[]> {
    const client = await lend(this.pool);
    const { promise, resolve, reject } = Promise.withResolvers<unknown[]>();
    let first: unknown[] = [];
    const statements = queries.map(({ text, values, take }, at) => ({
      text,
      values,
      resolve: (rows: unknown[]) => {
        if (at === 0) first = rows;
        else take?.(rows);
      },
      reject: () => {},
    }));
    sendOver(client, statements, (failure) => {
      // What it refuses it may refuse as a replica: the primary is asked.
      if (failure === null || failure instanceof pg.DatabaseError) resolve(first);
      else reject(failure);
    });
    return promise;
  }

  #leave(state: 'behind' | 'away'): null {
    this.counts[state] += 1;
    if (this.#state !== state) {
      this.#state = state;
      this.#lookAfter(pauses[state].first, pauses[state]);
    }
    return null;
  }

  /** Looks again and again whether it can be asked. */
  #lookAfter(pause: number, { first, longest }: { readonly first: number; readonly longest: number }): void {
    clearTimeout(this.#timer ?? undefined);
    if (this.#isOver) return;
    this.#timer = setTimeout(async () => {
      const wanted = await this.#newest.ask();
      const [mark] = await this.#send(lendAtOnce, [
        { text: READ_MARK, values: markValues(wanted ?? nothingPublished) },
      ]).catch(() => []);
      if (wanted && (mark as MarkRow | undefined)?.hasWanted) {
        this.#state = 'in use';
        this.#timer = null;
        return;
      }
      this.#state = mark ? 'behind' : 'away';
      this.#lookAfter(Math.min(longest, Math.max(first, pause * 2)), pauses[this.#state]);
    }, pause);
    this.#timer.unref();
  }
}
