import type { FastifyBaseLogger } from 'fastify';
import { outageOf } from '../db/outage.ts';

/** Says that something in the background failed and is tried again: what is away passes, all else is a fault of ours. */
export function logTrouble(
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  words: string,
  error: unknown,
): void {
  const reason = outageOf(error);
  if (reason === null) log.error({ err: error }, words);
  else log.warn({ reason }, words);
}
