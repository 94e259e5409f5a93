import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../platform/db/connect.ts';
import type { FrontCache } from '../../platform/front-cache/front-cache.ts';
import { confirmTakeDown } from './confirm-take-down.ts';
import { holdTurn, leaveTurn, purgePublications, readFrontState, takeTurn } from './front-publications.ts';

interface PurgerOptions {
  readonly database: Database;
  readonly front: FrontCache;
  /** Told each time the cache could not be told; it is tried again. */
  onTrouble(error: Error): void;
  /** Milliseconds between two looks when nobody wakes it; default 10,000. */
  readonly every?: number;
  /** Instead of `inFlight`. */
  readonly settleAfter?: number;
}

/**
 * Milliseconds after which an answer that a process has given has surely come to the cache in front, or never will:
 * then it is told once more, and keeps nothing that was on its way when it was first told.
 */
const inFlight = 5_000;
/** Milliseconds that processes have to say that they serve nothing older. */
const patience = 2_000;
/** Seconds after which another process takes over, when the one that tells the cache has ended. */
const turn = 30;

/** Tells a cache in front of what is published. */
export interface FrontPurger {
  /** Something was published. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Tells a cache in front of every publication, as soon as no process serves anything older. What it has been told of
 * stands in the database: whatever fails, or ends meanwhile, is told later, by whichever process.
 */
export function startFrontPurger(options: PurgerOptions): FrontPurger {
  const stopping = new AbortController();
  let work: Promise<void> | null = null;
  let woken = new AbortController();
  const run = async () => {
    do {
      woken = new AbortController();
      const nextWake = () => AbortSignal.any([stopping.signal, woken.signal]);
      const forgetWake = () => {
        woken = new AbortController();
      };
      await tellFront(options, { nextWake, forgetWake, isStopping: () => stopping.signal.aborted }).catch(
        (error: Error) => {
          if (!stopping.signal.aborted) options.onTrouble(error);
        },
      );
    } while (woken.signal.aborted && !stopping.signal.aborted);
    work = null;
  };
  const wake = () => {
    if (work) woken.abort();
    else if (!stopping.signal.aborted) work = run();
  };
  const timer = setInterval(() => {
    if (!work) wake();
  }, options.every ?? 10_000);
  timer.unref();
  wake();
  return {
    wake,
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await work;
    },
  };
}

interface Wakes {
  /** Aborted when something more is published, or the process ends. */
  nextWake(): AbortSignal;
  forgetWake(): void;
  isStopping(): boolean;
}

/** Tells a cache of what it has not been told, until there is nothing left; not while another process does. */
async function tellFront(options: PurgerOptions, { nextWake, forgetWake, isStopping }: Wakes): Promise<void> {
  const { database, front, settleAfter = inFlight } = options;
  const { pool } = database;
  const isHeard = async (seq: number) =>
    (await confirmTakeDown(database.directUrl, seq, { timeoutMs: patience })).length === 0;
  const before = await readFrontState(pool, front);
  if (before.settled >= before.newest || !(await takeTurn(pool, front, turn))) return;
  try {
    for (;;) {
      forgetWake();
      const { purged, settled, newest } = await readFrontState(pool, front);
      await holdTurn(pool, front, turn);
      if (purged < newest) {
        const heard = await isHeard(newest);
        await purgePublications(pool, front, { after: purged, upTo: newest, stage: 'purged' });
        // Whoever has not heard may go on giving it what is older: it is told again when they have.
        if (!heard) return;
        continue;
      }
      if (settled >= purged) return;
      const isOver = await pause(settleAfter, true, { signal: nextWake() }).catch(() => false);
      if (isOver) {
        if (!(await isHeard(purged))) return;
        await purgePublications(pool, front, { after: settled, upTo: purged, stage: 'settled' });
      } else if (isStopping()) return;
    }
  } finally {
    await leaveTurn(pool, front);
  }
}
