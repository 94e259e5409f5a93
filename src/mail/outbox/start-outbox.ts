import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { giveTurns } from './give-turns.ts';
import { type SendOptions, sendDue } from './send-due.ts';

interface OutboxOptions extends SendOptions {
  /** Mails in bulk that one domain is sent in a minute at most. */
  readonly perMinute: number;
  /** Milliseconds between looks; default 2,000. */
  readonly pause?: number;
  /** What is to be written into the outbox before each look. */
  before?(): Promise<void>;
}

/** Sends what is in the outbox, and goes on. `stop` resolves once nothing is under way. */
export function startOutbox(db: Kysely<DB>, options: OutboxOptions): { stop(): Promise<void> } {
  const { perMinute, pause = 2_000, before, onTrouble } = options;
  const stopped = new AbortController();
  const look = async () => {
    // What goes wrong there holds up no mail that is written already.
    await before?.().catch((error: unknown) => onTrouble(error, false));
    await giveTurns(db, perMinute);
    while (!stopped.signal.aborted && (await sendDue(db, options)) > 0);
  };
  let underWay: Promise<void> | null = null;
  const wake = () => {
    underWay ??= look()
      .catch((error: unknown) => onTrouble(error, false))
      .finally(() => {
        underWay = null;
      });
  };
  const looks = setInterval(wake, pause);
  wake();
  return {
    stop: async () => {
      clearInterval(looks);
      stopped.abort();
      await underWay;
    },
  };
}
