import { setTimeout as delay } from 'node:timers/promises';
import { type ProcessOptions, type Run, startRun } from './process-run.ts';

export type Process = {
  /** Resolves once it takes requests; rejects when it ends, or is not ready, before it ever was or waited. */
  readonly ready: Promise<void>;
  /** Lets it finish its requests and end; kills it after 10 s beyond the time for which it still answers. */
  stop(): Promise<void>;
  /** Ends the process and starts another one, as after a build; resolves when that takes requests. */
  restart(): Promise<void>;
};

export type OneProcess = Process & {
  /** Of the one that runs now, or ran last. */
  pid(): number | undefined;
};

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** One that ran for this long was well, and is back at once: only what ends again and again is waited for. */
const WELL_MS = 10_000;

/**
 * Runs a server as a child process, and starts it again when it ends or hangs, for ever, pausing twice as long each
 * time. Only one that has never been ready, and does not wait for anything, is not started again: what is wrong with
 * it is its settings or its build.
 */
export function startProcess(options: ProcessOptions): OneProcess {
  const { name, log } = options;
  const onTooLarge = (megabytes: number) => {
    log(`${name} holds ${megabytes} MB; replacing it`);
    void restart().catch(() => undefined);
  };
  const ready = Promise.withResolvers<void>();
  const stopping = new AbortController();
  let current = run();
  let wasAccepted = false;
  let replacing: Promise<void> | undefined;

  function run(): Run {
    const started = startRun(options, onTooLarge);
    started.ready.then(ready.resolve, () => undefined);
    return started;
  }

  async function keepRunning(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    for (;;) {
      const startedAt = performance.now();
      const ended = current;
      const how = await ended.ended;
      wasAccepted ||= ended.accepted();
      if (stopping.signal.aborted) return;
      if (replacing) {
        await replacing;
        continue;
      }
      if (!wasAccepted) return ready.reject(new Error(`${name} ${how}.`));
      if (performance.now() - startedAt > WELL_MS) pause = FIRST_PAUSE_MS;
      log(`${name} ${how}; starting it again`);
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      if (stopping.signal.aborted) return;
      // Replaced during the pause.
      if (current === ended) current = run();
    }
  }
  void keepRunning();

  return {
    pid: () => current.pid,
    ready: ready.promise,
    stop: () => {
      stopping.abort();
      return current.end();
    },
    restart,
  };

  async function restart(): Promise<void> {
    replacing = current.end().then(() => {
      if (!stopping.signal.aborted) current = run();
    });
    await replacing;
    replacing = undefined;
    await current.ready;
  }
}
