import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds of a rest, and of the work that may follow it: the job has at most half of the event loop. */
const rest = 50;
const longestWork = 50;
/** Share of a rest in which the event loop may be busy with others. */
const mostBusy = 0.33;

/** The time that readers leave: work that can wait asks for it before each of its pieces. */
export class SpareTime {
  readonly #hasReaders: () => boolean;
  #workUntil = Number.NEGATIVE_INFINITY;
  /** Rests after which readers needed the process. */
  yielded = 0;

  /** @param hasReaders whether a reader waits now */
  constructor(hasReaders: () => boolean) {
    this.#hasReaders = hasReaders;
  }

  /** Resolves when there is time, or after so many milliseconds at the latest. */
  async comesWithin(ms: number, signal: AbortSignal): Promise<void> {
    const late = delay(ms, undefined, { signal, ref: false }).catch(() => undefined);
    await Promise.race([this.comes(signal), late]);
  }

  /** Resolves when there is time for a piece of work: at once, or after rests; false when told to stop meanwhile. */
  async comes(signal: AbortSignal): Promise<boolean> {
    if (performance.now() < this.#workUntil && !this.#hasReaders()) return !signal.aborted;
    while (!signal.aborted) {
      const before = performance.eventLoopUtilization();
      await delay(rest, undefined, { signal, ref: false }).catch(() => undefined);
      const { utilization } = performance.eventLoopUtilization(before);
      if (utilization < mostBusy && !this.#hasReaders()) break;
      this.yielded += 1;
    }
    this.#workUntil = performance.now() + longestWork;
    return !signal.aborted;
  }
}
