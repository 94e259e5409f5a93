import type { FastifyBaseLogger } from 'fastify';

/**
 * Work that an answer does not wait for, so that its time tells nobody what was done: looking an address up, and
 * mailing to it.
 */
export interface Outbox {
  later(work: () => Promise<void>): void;
  /** Resolves once nothing is under way. */
  settled(): Promise<void>;
}

export function createOutbox(log: FastifyBaseLogger): Outbox {
  const underWay = new Set<Promise<void>>();
  return {
    later: (work) => {
      const done = work()
        .catch((error) => log.error({ err: error }, 'a mail could not be sent'))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
