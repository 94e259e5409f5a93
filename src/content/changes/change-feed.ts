import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { Deaf } from './hearing.ts';
import { openListener, type PublicationRow } from './publication-channel.ts';
import { endLease, lease, watchLease } from './site-processes.ts';

/** Something that changed on the site, committed before it is told. */
export type Publication = PublicationRow;

interface ListenOptions {
  /** The database without a pooler in between. */
  readonly url: string;
  /** Other connections to the same database: by them the process tells itself something, to know that it hears. */
  readonly pool: Pick<Pool, 'query'>;
  /** Names this process among all that listen; up to 40 letters, digits and hyphens. */
  readonly processName: string;
  /** Told of every publication once, in order; the next one waits until it has returned. */
  onPublication(publication: Publication): void | Promise<void>;
  /**
   * Everything that is kept must go: something may have been missed that cannot be made good, or this process has
   * not been able to say for the length of its lease that it hears of anything. A process that is deaf is told again
   * and again.
   */
  onGap(): void | Promise<void>;
  /**
   * Told of the newest publication that this process has been told of, or that was there before it kept anything.
   */
  onPosition?(seq: number): void;
  /** Told when the connection is lost, cannot be made again or does not hear; it is tried for ever. */
  onTrouble?(error: Error): void;
  /** Told when it hears after that. */
  onHeardAgain?(): void;
  /** Milliseconds for which it keeps what it has without being heard of; default an hour, less a margin. */
  readonly leaseMs?: number;
}

export interface Listening {
  stop(): Promise<void>;
}

const firstPause = 100;
const longestPause = 5_000;

/**
 * Listens for publications on a connection of its own and says of each, once `onPublication` has returned, that it
 * was seen: see `takeDown`. After a lost connection it catches up by number. Resolves when it listens: what
 * is rendered from then on is never older than what it will be told.
 *
 * One that does not hear goes on trying, and everything that is kept goes meanwhile.
 *
 * @throws when the first connection cannot be made
 */
export async function listenForPublications(options: ListenOptions): Promise<Listening> {
  if (!/^[A-Za-z0-9-]{1,40}$/.test(options.processName)) {
    throw new Error(`“${options.processName}” is not a name of letters, digits and hyphens.`);
  }
  const stopping = new AbortController();
  const watch = watchLease(() => void options.onGap(), options.leaseMs ?? lease.length - lease.margin);
  const inTrouble = async (error: Error) => {
    options.onTrouble?.(error);
    if (error instanceof Deaf) await options.onGap();
  };
  let isPositionKnown = false;
  const atPosition = (seq: number) => {
    isPositionKnown = true;
    options.onPosition?.(seq);
  };
  const onPublication = async (publication: Publication) => {
    await options.onPublication(publication);
    if (isPositionKnown) options.onPosition?.(publication.seq);
  };
  const handlers = { ...options, onPublication, inTrouble, onRenewed: watch.renewed };
  let listener = await openListener(handlers, null).catch((error: unknown) => {
    if (!(error instanceof Deaf)) throw error;
    return deafListener(error, options);
  });
  const first = listener.lastSeen();
  if (first !== null) atPosition(first);
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const error = await listener.lost;
      if (stopping.signal.aborted) return;
      await inTrouble(error);
      const lastSeen = listener.lastSeen();
      const next = await reopened(handlers, lastSeen, stopping.signal);
      if (!next) return;
      listener = next;
      options.onHeardAgain?.();
      // It has been deaf from the start.
      if (lastSeen === null) await options.onGap();
      atPosition(next.lastSeen());
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      watch.stop();
      await listener.close();
      await running;
    },
  };
}

/** What stands for a connection that did not hear from the start. */
function deafListener(error: Deaf, { pool, processName }: ListenOptions) {
  const close = () => endLease(pool, processName).catch(() => undefined);
  return { lost: Promise.resolve(error), lastSeen: () => null, close };
}

/** Tries until it listens again, less and less often, at times that differ between processes. */
async function reopened(
  options: ListenOptions & { inTrouble(error: Error): Promise<void>; onRenewed(): void },
  lastSeen: number | null,
  stopping: AbortSignal,
) {
  for (let wait = firstPause; ; wait = Math.min(wait * 2, longestPause)) {
    try {
      await pause(wait * (0.5 + Math.random() / 2), undefined, { signal: stopping });
      const listener = await openListener(options, lastSeen);
      if (!stopping.aborted) return listener;
      await listener.close();
      return null;
    } catch (error) {
      if (stopping.aborted) return null;
      await options.inTrouble(error as Error);
    }
  }
}
