import type { PostgresPool } from 'kysely';
import pg from 'pg';
import type { DatabaseClient } from './client.ts';
import { Packet, type PendingQuery } from './packet.ts';
import { QueriesOfATurn } from './queries-of-a-turn.ts';

/** A prepared statement that is not there any more, or does not fit a table any more. */
const brokenPlans: ReadonlySet<string> = new Set(['26000', '0A000']);
/** With these the server ends the connection (PostgreSQL, 54.8). */
const endings: ReadonlySet<string> = new Set(['FATAL', 'PANIC']);

/** What connections are had from. */
export type Pool = Omit<PostgresPool, 'connect'> & { connect(): Promise<pg.PoolClient> };

/** Sends what is asked in one turn of the event loop in one packet. */
export class PacketSender {
  readonly #pool: Pool;
  readonly #turn = new QueriesOfATurn((queries) => void this.#send(queries));

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * @returns the rows
   * @throws what the statement fails with, or why there is no connection
   */
  ask(text: string, values: readonly unknown[]): Promise<unknown[]> {
    return this.#turn.ask(text, values);
  }

  /** Asks what somebody waits for already. */
  add(queries: readonly PendingQuery[]): void {
    this.#turn.add(queries);
  }

  async #send(queries: readonly PendingQuery[]): Promise<void> {
    try {
      sendOver(await this.#pool.connect(), queries, (failure, unanswered) => this.#goOn(failure, unanswered));
    } catch (error) {
      for (const { reject } of queries) reject(error);
    }
  }

  /** Nobody fails because of what somebody else asked; without a connection all do. */
  #goOn(failure: unknown, unanswered: readonly PendingQuery[]): void {
    if (!(failure instanceof pg.DatabaseError)) {
      for (const { reject } of unanswered) reject(failure);
      return;
    }
    const [failed, ...others] = unanswered;
    const isToAskAgain = failed && !failed.isUnprepared && brokenPlans.has(failure.code ?? '');
    if (!isToAskAgain) failed?.reject(failure);
    this.add(isToAskAgain ? [{ ...failed, isUnprepared: true }, ...others] : others);
  }
}

/**
 * Sends a packet over a connection and gives that back: to be closed where it cannot be used any more.
 *
 * @param onEnd see `Packet`
 */
export function sendOver(
  client: pg.PoolClient,
  queries: readonly PendingQuery[],
  onEnd: (failure: unknown, unanswered: readonly PendingQuery[]) => void,
): void {
  const { preparesStatements } = client as unknown as DatabaseClient;
  const packet = new Packet(queries, preparesStatements, (failure, unanswered) => {
    client.release(failure !== null && !isUsableAfter(failure));
    onEnd(failure, unanswered);
  });
  client.query(packet as unknown as pg.Submittable);
}

function isUsableAfter(failure: unknown): boolean {
  if (!(failure instanceof pg.DatabaseError)) return false;
  return !brokenPlans.has(failure.code ?? '') && !endings.has(failure.severity ?? '');
}
