import type { Pool, QueryResult } from 'pg';

/** Pages that a process sends to the store: while they are held they are on their way. */
export class HeldWrites {
  /** What the store writes and reads by. */
  readonly pool: Pick<Pool, 'query' | 'connect' | 'end'>;
  isDead = false;
  #latch: PromiseWithResolvers<void> | null = null;
  #sent: Promise<unknown> = Promise.resolve();

  constructor(pool: Pool) {
    const query = (...asked: Parameters<Pool['query']>): Promise<QueryResult> => this.#send(pool, asked);
    this.pool = {
      query: query as unknown as Pool['query'],
      connect: pool.connect.bind(pool),
      end: () => pool.end(),
    };
  }

  get isHeld(): boolean {
    return this.#latch !== null;
  }

  /** From now on what is written does not arrive. */
  hold(): void {
    this.#latch ??= Promise.withResolvers();
  }

  /** Has arrive what is on its way, and what is written from now on at once. */
  async arrive(): Promise<void> {
    this.#latch?.resolve();
    this.#latch = null;
    await this.#sent;
  }

  /** What is on its way may still arrive; nothing more is sent, and nobody hears of what became of it. */
  die(): void {
    this.isDead = true;
  }

  async #send(pool: Pool, asked: Parameters<Pool['query']>): Promise<QueryResult> {
    if (this.isDead) return nothing;
    const arriving = (async () => {
      await this.#latch?.promise;
      return pool.query(...asked);
    })();
    this.#sent = Promise.allSettled([this.#sent, arriving]);
    const result = (await arriving) as unknown as QueryResult;
    return this.isDead ? nothing : result;
  }
}

const nothing = new Promise<never>(() => {});
