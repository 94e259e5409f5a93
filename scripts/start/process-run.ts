import { type ChildProcess, spawn } from 'node:child_process';
import cluster from 'node:cluster';
import type { Word } from '../../src/platform/process/parent-process.ts';
import { handOnFrom } from './hand-on.ts';
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
  /**
   * Whether it listens together with others that this process starts: at one port, which this process holds. Who comes
   * is handed to one of them that takes it; when one ends the others go on, and nobody who came is refused.
   */
  readonly isShared?: boolean;
  /** Megabytes resident for ten seconds beyond which it is replaced; default: as much as it likes. */
  readonly mostMemory?: number;
  /** Of Node; default: those that keep its memory small. */
  readonly flags?: readonly string[];
};

/**
 * How a process keeps its memory small: a young generation of at most 3 × 8 MB, and a heap that grows by half
 * before it is tidied. After a burst of GraphQL 230 MB instead of 465 are resident, for the same CPU time.
 */
export const PROCESS_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50'] as const;

/**
 * The same for what lies outside that heap, where the C library is glibc; others pass over it. Threads share two arenas,
 * and what is freed goes back to the machine, what is larger than a megabyte by itself. Were it what is larger than 32 kB,
 * then also all that compressing a page needs: had from the system and given back for each, it took as long again.
 */
export const PROCESS_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '1048576',
} as const;

const READY_LIMIT_MS = 30_000;
const END_LIMIT_MS = 10_000;
/** Signs of life, one a second, that are all to tell of too much memory: a peak may pass. */
const LARGE_BEATS = 10;

/** One child process, from its start to its end. */
export type Run = {
  readonly pid: number | undefined;
  readonly ready: Promise<void>;
  /** How it ended: “ended (code 1)”. */
  readonly ended: Promise<string>;
  /** Whether it was ready, or waited for something. */
  accepted(): boolean;
  end(): Promise<void>;
};

export function startRun(options: ProcessOptions, onTooLarge: (megabytes: number) => void): Run {
  const { name, log, drainSeconds = 0, longestSilence = 15, mostMemory = Number.POSITIVE_INFINITY } = options;
  const child = startChild(options);
  const ready = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<string>();
  let isReady = false;
  let waitsFor: string | undefined;
  let largeBeats = 0;
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
    if (word.megabytes !== undefined) {
      largeBeats = word.megabytes > mostMemory ? largeBeats + 1 : 0;
      if (largeBeats === LARGE_BEATS) onTooLarge(word.megabytes);
    }
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

function startChild({ module, env, isShared, flags = PROCESS_FLAGS }: ProcessOptions): ChildProcess {
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const;
  if (isShared) {
    cluster.setupPrimary({ exec: module, args: [], execArgv: [...flags], stdio: [...stdio] });
    const { process: child } = cluster.fork({ ...PROCESS_ENVIRONMENT, ...env });
    handOnFrom(child);
    return child;
  }
  // In a session of its own, so that a Ctrl-C reaches it only in the order of things.
  return spawn(process.execPath, [...flags, module], {
    detached: true,
    env: { ...PROCESS_ENVIRONMENT, ...env },
    stdio: [...stdio],
  });
}
