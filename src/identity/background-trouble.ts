import { outageOf } from '../db/outage.ts';
import type { Identity } from './identity.ts';

/** Says that something in the background failed and is tried again: what is away passes, all else is a fault of ours. */
export function logTrouble(log: Identity['log'], words: string, error: unknown): void {
  const reason = outageOf(error);
  if (reason === null) log.error({ err: error }, words);
  else log.warn({ reason }, words);
}
