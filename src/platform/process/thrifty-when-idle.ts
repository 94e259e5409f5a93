import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';

/** Milliseconds between two looks, and the share of them that the event loop is busy at the most when it is idle. */
const lookEvery = 2_000;
const idleBelow = 0.1;

/**
 * Has V8 give back memory to the machine while this process is idle: after a busy day 50 MB that it needs no more stayed resident. It is
 * told by a flag, which would make rendering a quarter slower if it held all the time; here it is off again with the first
 * look that finds work.
 */
export function thriftyWhenIdle(): void {
  let last = performance.eventLoopUtilization();
  let isThrifty = false;
  setInterval(() => {
    const current = performance.eventLoopUtilization();
    const isIdle = performance.eventLoopUtilization(current, last).utilization < idleBelow;
    last = current;
    if (isIdle !== isThrifty) setFlagsFromString(`--${isIdle ? '' : 'no-'}memory-saver-mode`);
    isThrifty = isIdle;
  }, lookEvery).unref();
}
