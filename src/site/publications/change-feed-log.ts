import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds between two warnings of one trouble, which is tried again every few seconds. */
const quiet = 600_000;

/**
 * Says in the log that publications are not heard: at once, then every ten minutes for as long as that lasts; and that
 * they are heard again.
 *
 * @param now milliseconds that only grow
 */
export function changeFeedLog(log: Pick<FastifyBaseLogger, 'info' | 'warn'>, now = () => performance.now()) {
  let warnedAt: number | null = null;
  return {
    onTrouble: (error: Error) => {
      if (warnedAt !== null && now() - warnedAt < quiet) return;
      warnedAt = now();
      log.warn({ err: error }, 'publications are not heard');
    },
    onHeardAgain: () => {
      if (warnedAt === null) return;
      warnedAt = null;
      log.info('publications are heard again');
    },
  };
}
