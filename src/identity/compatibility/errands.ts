import type { FastifyBaseLogger } from 'fastify';

export interface Errands {
  /** Does it after the answer, so that how long it takes tells nobody anything. A failure goes to the log. */
  run(errand: () => Promise<void>): void;
  /** Resolves once all are done. */
  settled(): Promise<void>;
}

export function createErrands(log: FastifyBaseLogger): Errands {
  const open = new Set<Promise<void>>();
  return {
    run: (errand) => {
      const done = errand()
        .catch((error: unknown) => log.error({ err: error }, 'an errand after an answer failed'))
        .finally(() => open.delete(done));
      open.add(done);
    },
    settled: async () => {
      while (open.size > 0) await Promise.all(open);
    },
  };
}
