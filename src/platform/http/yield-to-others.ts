/** Milliseconds for which long work goes on before everything else has its turn. */
const SLICE = 10;

const waiting: (() => void)[] = [];
let began = performance.now();

/**
 * Where long work asks whether it may go on. Of all that asks, one slice is done in each round of the event loop, so
 * that whatever comes from the network meanwhile waits for one slice and not for all of them.
 *
 * @returns null: go on; else what to wait for first
 */
export function yieldToOthers(): Promise<void> | null {
  return waiting.length === 0 && performance.now() - began < SLICE ? null : yieldAlone();
}

/** A round of the event loop in which nobody else who asks here does anything: before work that cannot be divided. */
export function yieldAlone(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(begin);
  });
}

function begin(): void {
  began = performance.now();
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(begin);
}
