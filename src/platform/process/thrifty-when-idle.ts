import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';

/** Milliseconds between two looks, and the share of them that the event loop is busy at the most when it is idle. */
const lookEvery = 2_000;
const idleBelow = 0.1;
/** Milliseconds in which V8 has collected all that it will. */
const longEnough = 20_000;
/** Milliseconds until the next try where readers came meanwhile. */
const pauseAfterReaders = 60_000;
/** Bytes that a process with a full memory of pages may hold, below which nobody asks for more of them. */
const plenty = 200e6;
/** Bytes more than after the last time that are worth it: the spaces for the young come and go with every few readers. */
const worthwhile = 50e6;

/** What is seen at one moment. */
interface Look {
  readonly isIdle: boolean;
  readonly residentBytes: number;
  /** Milliseconds that only grow. */
  readonly now: number;
}

/**
 * Has V8 give back memory to the machine when this process has become idle: after a busy day 50 MB that it needs no more stayed
 * resident. It is told by a flag, under which rendering is a quarter slower, and code that was not used for a moment has to
 * be compiled again: a page from memory costs two to four times as much after it. So the flag holds for as long as
 * collecting takes, and only where there is something to give back.
 */
export function thriftyWhenIdle(): void {
  const isTimeFor = thrift();
  let last = performance.eventLoopUtilization();
  let isThrifty = false;
  setInterval(() => {
    const current = performance.eventLoopUtilization();
    const isIdle = performance.eventLoopUtilization(current, last).utilization < idleBelow;
    last = current;
    const is = isTimeFor({ isIdle, residentBytes: process.memoryUsage.rss(), now: performance.now() });
    if (is !== isThrifty) setFlagsFromString(`--${is ? '' : 'no-'}memory-saver-mode`);
    isThrifty = is;
  }, lookEvery).unref();
}

/** Says at each look whether memory is to be given back now. */
export function thrift(): (look: Look) => boolean {
  let given = 0;
  let notBefore = 0;
  let until: number | null = null;
  return ({ isIdle, residentBytes, now }) => {
    if (until === null) {
      const isWorthwhile = residentBytes >= Math.max(plenty, given + worthwhile);
      if (isIdle && now >= notBefore && isWorthwhile) until = now + longEnough;
    } else if (!isIdle) {
      notBefore = now + pauseAfterReaders;
      until = null;
    } else if (now >= until) {
      given = residentBytes;
      until = null;
    }
    return until !== null;
  };
}
