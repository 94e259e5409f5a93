import cluster from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';

/** How a server process ends. */
export interface Shutdown {
  /** Aborted from the moment it was told to end. */
  readonly signal: AbortSignal;
  /** Adds a step; steps run in the opposite order, each after the one before it is done. */
  add(step: () => Promise<void>): void;
}

interface ShutdownOptions {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Seconds for which it still answers before its steps end it. */
  readonly drainSeconds: number;
}

/** Seconds beyond the draining after which it ends although requests are still being answered. */
const longestEnd = 6;

/**
 * Ends this process in order, with exit code 0, on SIGTERM, SIGINT and SIGHUP, and when whoever started it is gone:
 * nobody would ever stop it. A step that fails does not keep the others from running.
 */
export function shutdownOnSignals({ log, drainSeconds }: ShutdownOptions): Shutdown {
  const stopping = new AbortController();
  const steps: (() => Promise<void>)[] = [];
  const end = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    setTimeout(
      () => {
        log.warn('ended although requests were still being answered');
        process.exit(0);
      },
      (drainSeconds + longestEnd) * 1_000,
    ).unref();
    for (let step = steps.pop(); step; step = steps.pop())
      await step().catch((error: unknown) => log.warn({ err: error }, 'not ended in order'));
    await leaveSharedPort();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
  // One of several that share a port would otherwise end at once when whoever started them is gone.
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
  if (process.connected) process.on('disconnect', () => void end());
  return { signal: stopping.signal, add: (step) => void steps.push(step) };
}

/**
 * One of several processes at a port may have been handed somebody just before the others' parent heard that it listens
 * no more: they are handed on to another before it ends.
 */
async function leaveSharedPort(): Promise<void> {
  const { worker } = cluster;
  if (!worker?.isConnected()) return;
  const left = new Promise<void>((resolve) => worker.once('disconnect', resolve));
  worker.disconnect();
  await left;
}
