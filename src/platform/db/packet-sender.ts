import type { PostgresPool } from 'kysely';
import pg from 'pg';
import type { DatabaseClient } from './client.ts';
import { type Asked, Packet } from './packet.ts';

/** A prepared statement that is not there any more, or does not fit a table any more: another connection is needed. */
const brokenPlans: ReadonlySet<string> = new Set(['26000', '0A000']);

/** What connections are had from. */
export type Pool = Omit<PostgresPool, 'connect'> & { connect(): Promise<pg.PoolClient> };

/** Collects what is asked in one turn of the event loop and sends it in one packet. */
export class PacketSender {
  readonly #pool: Pool;
  #waiting: Asked[] = [];

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * @returns the rows
   * @throws what the statement fails with, or why there is no connection
   */
  ask(text: string, values: readonly unknown[]): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      this.#add([{ text, values, resolve, reject }]);
    });
  }

  #add(asked: readonly Asked[]): void {
    // Until then everything has been asked that waits for no answer.
    if (this.#waiting.length === 0) setImmediate(() => this.#send());
    this.#waiting.push(...asked);
  }

  async #send(): Promise<void> {
    const asked = this.#waiting;
    this.#waiting = [];
    try {
      this.#sendOver(await this.#pool.connect(), asked);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  #sendOver(client: pg.PoolClient, asked: readonly Asked[]): void {
    const { preparesStatements } = client as unknown as DatabaseClient;
    const packet = new Packet(asked, preparesStatements, (failure, unasked) => {
      const isRefused = failure instanceof pg.DatabaseError;
      client.release(failure !== null && (!isRefused || brokenPlans.has(failure.code ?? '')));
      // Nobody fails because of what somebody else asked; without a connection all do.
      if (!isRefused) for (const { reject } of unasked) reject(failure);
      else if (unasked.length > 0) this.#add(unasked);
    });
    client.query(packet as unknown as pg.Submittable);
  }
}
