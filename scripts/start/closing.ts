/** What has to be ended before the process may end. */
export type Closing = {
  /** Adds a step; steps run in the opposite order, each after the one before it is done. */
  add(step: () => Promise<void>): void;
  /** Runs the steps, once however often it is called; one that fails does not keep the others from running. */
  close(): Promise<void>;
  /** Whether `close` was called: what fails from now on fails because of it. */
  readonly begun: boolean;
};

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export function createClosing(): Closing {
  const steps: (() => Promise<void>)[] = [];
  let closed: Promise<void> | undefined;
  return {
    add: (step) => {
      steps.push(step);
    },
    close: () => {
      closed ??= runBackwards(steps);
      return closed;
    },
    get begun() {
      return closed !== undefined;
    },
  };
}

async function runBackwards(steps: (() => Promise<void>)[]): Promise<void> {
  for (let step = steps.pop(); step; step = steps.pop()) {
    await step().catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
  }
}

/**
 * Ends the process in order on Ctrl-C, SIGTERM and a closed terminal, and when the process that started it was
 * killed. Ctrl-C comes more than once: npm and the terminal both send it.
 *
 * @param exitCode 0 where being stopped is the normal end
 * @returns lets go: from then on signals end the process as they end any, and the process may end by itself
 */
export function closeOnSignals(closing: Closing, exitCode: number): () => void {
  const end = () => void closing.close().then(() => process.exit(exitCode));
  for (const signal of SIGNALS) process.on(signal, end);
  if (process.connected) process.on('disconnect', end);
  return () => {
    for (const signal of SIGNALS) process.off(signal, end);
    process.off('disconnect', end);
    if (process.connected) process.disconnect();
  };
}
