import type { PageWarmer } from './page-warmer.ts';

interface WarmingOptions {
  readonly warmer: PageWarmer;
  /** Aborted when nothing more is to be begun. */
  readonly signal: AbortSignal;
  /** Told after each turn in which something was done: how many pages, by what became of them. */
  onDone(counts: Readonly<Record<string, number>>, seconds: number): void;
  onTrouble(error: Error): void;
}

/** Milliseconds between two looks for pages to make: what a publication has touched is found within them. */
const every = 60_000;

/** Makes pages in advance from now on, at once and every minute; `stop` waits for the page that is being made. */
export function startWarming({ warmer, signal, onDone, onTrouble }: WarmingOptions): {
  stop(): Promise<void>;
} {
  let work: Promise<void> | null = null;
  const turn = async () => {
    const before = { ...warmer.counts };
    const startedAt = performance.now();
    try {
      await warmer.turn();
    } catch (error) {
      onTrouble(error as Error);
    }
    const counts = Object.entries(warmer.counts).map(
      ([outcome, count]) => [outcome, count - before[outcome as keyof typeof before]] as const,
    );
    const done = counts.filter(([, count]) => count > 0);
    if (done.length > 0) onDone(Object.fromEntries(done), (performance.now() - startedAt) / 1_000);
    work = null;
  };
  const begin = () => {
    if (!signal.aborted) work ??= turn();
  };
  begin();
  const timer = setInterval(begin, every);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await work;
    },
  };
}
