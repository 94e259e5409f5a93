import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { whenThere } from '../db/when-there.ts';
import { tellParent } from './parent-process.ts';

interface WaitOptions {
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  readonly signal: AbortSignal;
  /** A server, listening at this process's own address, that says to everybody that it is not ready yet. */
  readonly standIn: () => Promise<FastifyInstance>;
}

interface Opened<T> {
  readonly opened: T;
  /** Who answers at the address of the real server until that listens; undefined: the database was there at once. */
  readonly standIn: FastifyInstance | undefined;
}

/**
 * Opens what needs the database; while that is away, or not migrated, a stand-in answers in place of the server.
 *
 * @throws what `open` throws when the database is not what is missing
 */
export async function waitForDatabase<T>(
  open: () => Promise<T>,
  { log, signal, standIn }: WaitOptions,
): Promise<Opened<T>> {
  let answering: FastifyInstance | undefined;
  let told: string | undefined;
  const opened = await whenThere(open, {
    signal,
    onTrouble: async (reason) => {
      if (reason === told) return;
      told = reason;
      log.warn({ reason }, 'waiting for the database');
      answering ??= await standIn();
      tellParent({ waiting: reason });
    },
  }).catch((error: unknown) => {
    // Told to end while it waits: that is under way.
    if (signal.aborted) return new Promise<never>(() => {});
    throw error;
  });
  return { opened, standIn: answering };
}
