import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Word } from '../../src/platform/process/parent-process.ts';
import { watchHeartbeat } from './watch-heartbeat.ts';

export type ProcessOptions = {
  /** What it is, for messages: “The site”. */
  readonly name: string;
  /**
   * The module to run. Over IPC it sends a `Word`: that it listens, that it waits for something while it answers that
   * it is not ready, or that it is alive; from its first sign of life on it is to give one each second.
   */
  readonly module: string;
  readonly env: NodeJS.ProcessEnv;
  readonly log: (line: string) => void;
  /** Seconds for which it still answers once it is told to end; default 0. */
  readonly drainSeconds?: number;
  /** Seconds without a sign of life after which it is taken to hang; default 15. */
  readonly longestSilence?: number;
};

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

/**
 * How a process keeps its memory small: a young generation of at most 3 × 8 MB, and a heap that grows by half
 * before it is tidied. After a burst of GraphQL 230 MB instead of 465 are resident, for the same CPU time.
 */
export const PROCESS_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50'] as const;

/**
 * The same for what lies outside that heap, where the C library is glibc; others pass over it. Threads share two arenas,
 * and what is freed goes back to the machine: bodies of pages by themselves, since they are larger than 32 kB.
 */
export const PROCESS_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '32768',
} as const;

const READY_LIMIT_MS = 30_000;
const END_LIMIT_MS = 10_000;
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
  const ready = Promise.withResolvers<void>();
  const stopping = new AbortController();
  let current = run();
  let wasAccepted = false;
  let replacing: Promise<void> | undefined;

  function run(): Run {
    const started = startRun(options);
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
    restart: async () => {
      replacing = current.end().then(() => {
        if (!stopping.signal.aborted) current = run();
      });
      await replacing;
      replacing = undefined;
      await current.ready;
    },
  };
}

/** One child process, from its start to its end. */
type Run = {
  readonly pid: number | undefined;
  readonly ready: Promise<void>;
  /** How it ended: “ended (code 1)”. */
  readonly ended: Promise<string>;
  /** Whether it was ready, or waited for something. */
  accepted(): boolean;
  end(): Promise<void>;
};

function startRun({ name, module, env, log, drainSeconds = 0, longestSilence = 15 }: ProcessOptions): Run {
  // In a session of its own, so that a Ctrl-C reaches it only in the order of things.
  const child = spawn(process.execPath, [...PROCESS_FLAGS, module], {
    detached: true,
    env: { ...PROCESS_ENVIRONMENT, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ready = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<string>();
  let isReady = false;
  let waitsFor: string | undefined;
  let killedBecause: string | undefined;
  const kill = (because: string) => {
    killedBecause = because;
    child.kill('SIGKILL');
  };
  const limit = setTimeout(() => kill('was not ready after 30 s'), READY_LIMIT_MS);
  const heartbeat = watchHeartbeat(longestSilence, () => kill(`was silent for ${longestSilence} s`));
  const settle = (how: string) => {
    clearTimeout(limit);
    heartbeat.stop();
    ready.reject(new Error(`${name} ${how}.`));
    ended.resolve(how);
  };
  // Asked only by who waits for it.
  ready.promise.catch(() => undefined);
  child.once('error', (error) => settle(`cannot be run: ${error.message}`));
  child.once('exit', (code, signal) =>
    settle(killedBecause ?? `ended${isReady ? '' : ' before it was ready'} (${signal ?? `code ${code}`})`),
  );
  child.on('message', (message) => {
    const word = message as Word;
    if (word.alive) heartbeat.heard();
    if (word.ready) {
      isReady = true;
      ready.resolve();
    }
    if (word.waiting !== undefined && word.waiting !== waitsFor) log(`${name} waits: ${word.waiting}`);
    waitsFor = word.waiting ?? waitsFor;
    if (word.ready || word.waiting !== undefined) clearTimeout(limit);
  });
  return {
    pid: child.pid,
    ready: ready.promise,
    ended: ended.promise,
    accepted: () => isReady || waitsFor !== undefined,
    end: async () => {
      child.kill('SIGTERM');
      const patience = setTimeout(() => child.kill('SIGKILL'), drainSeconds * 1_000 + END_LIMIT_MS);
      await ended.promise;
      clearTimeout(patience);
    },
  };
}
