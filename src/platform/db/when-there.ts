import { setTimeout as delay } from 'node:timers/promises';
import { outageOf } from './outage.ts';

interface Patience {
  /** Ends the waiting: it then throws what it waited with. */
  readonly signal: AbortSignal;
  /** Told before every pause what is away (`outageOf`). */
  readonly onTrouble: (reason: string) => void | Promise<void>;
  /** Milliseconds between two tries, once many have failed; default 5,000. */
  readonly longestPause?: number;
}

const firstPause = 100;

/**
 * Does work that needs the database, and does it again, less and less often, for as long as that is away. Pauses
 * differ between processes, so that not all come back at one moment.
 *
 * @throws what the work throws when it means anything else
 */
export async function whenThere<T>(
  work: () => Promise<T>,
  { signal, onTrouble, longestPause = 5_000 }: Patience,
): Promise<T> {
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      return await work();
    } catch (error) {
      const reason = outageOf(error);
      if (reason === null || signal.aborted) throw error;
      await onTrouble(reason);
    }
    await delay(pause * (0.5 + Math.random() / 2), undefined, { signal });
  }
}
