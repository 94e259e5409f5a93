import { plainWords } from '../support/plain-words.ts';
import { say } from '../support/progress.ts';
import { closeOnSignals, createClosing } from './closing.ts';
import type { Process } from './process.ts';
import { type StartOptions, startEverything } from './start-everything.ts';

type RunOptions = Omit<StartOptions, 'closing' | 'log'> & {
  /** Told once the site takes requests for the first time. */
  readonly onReady?: (site: Process) => void;
};

/**
 * Starts everything and keeps it running until a signal ends it, in order, with exit code 0; with a message and
 * exit code 1 when it cannot start. Once it was ready it is never given up.
 */
export async function runStart({ onReady, ...options }: RunOptions): Promise<void> {
  const closing = createClosing();
  closeOnSignals(closing, 0);
  try {
    const site = await startEverything({ ...options, closing, log: say });
    onReady?.(site);
  } catch (error) {
    // What fails after a signal fails because of it.
    if (closing.begun) return;
    console.error(plainWords(error));
    await closing.close();
    process.exit(1);
  }
}
