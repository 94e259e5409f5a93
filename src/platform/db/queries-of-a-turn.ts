import utils from 'pg/lib/utils.js';
import type { PendingQuery } from './packet.ts';

/** Collects what is asked in one turn of the event loop. */
export class QueriesOfATurn {
  readonly #send: (queries: readonly PendingQuery[]) => void;
  #waiting: PendingQuery[] = [];

  /** @param send called once for each turn in which anything was asked; never throws */
  constructor(send: (queries: readonly PendingQuery[]) => void) {
    this.#send = send;
  }

  /**
   * @returns the rows
   * @throws what comes of it, or why a value cannot be sent
   */
  ask(text: string, values: readonly unknown[]): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      this.add([{ text, values: values.map(utils.prepareValue), resolve, reject }]);
    });
  }

  add(queries: readonly PendingQuery[]): void {
    if (queries.length === 0) return;
    // Until then everything has been asked that waits for no answer.
    if (this.#waiting.length === 0) setImmediate(() => this.#send(this.#waiting.splice(0)));
    this.#waiting.push(...queries);
  }
}
