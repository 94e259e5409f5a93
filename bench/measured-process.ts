import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { RegisteredRoute } from '../src/platform/http/registered-routes.ts';

export interface Usage {
  /** User and system time of the whole process since its start. */
  readonly cpuMicroseconds: number;
  readonly residentBytes: number;
  /** The most that were resident at any moment since its start. */
  readonly mostResidentBytes: number;
}

/** A server whose use of the machine can be read. */
export interface Measured {
  readonly port: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** One that is of Node. */
export interface MeasuredNode extends Measured {
  readonly pid: number;
  /** Every address that it answers by a route of its own. */
  routes(): Promise<RegisteredRoute[]>;
  /** What a module that was loaded before it answers to a word of its own. */
  ask(word: string): Promise<unknown>;
}

interface MeasuredOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Of Node itself. */
  readonly flags?: readonly string[];
}

const longestStart = 30_000;
/** Milliseconds after which one that was told to end is killed. */
const patience = 20_000;

/**
 * Starts a Node server of its own process that sends `{ ready: true }` over IPC once it listens.
 *
 * @throws Error when it ends or is not ready within 30 s
 */
export async function startMeasured(
  module: string,
  port: number,
  { args = [], env = {}, flags = [] }: MeasuredOptions = {},
): Promise<MeasuredNode> {
  const preloads = ['report-usage.mjs', 'report-routes.mjs'].flatMap((name) => [
    '--import',
    join(import.meta.dirname, name),
  ]);
  const child = spawn(process.execPath, [...flags, ...preloads, module, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const limit = setTimeout(() => child.kill('SIGKILL'), patience);
    await once(child, 'exit');
    clearTimeout(limit);
  };
  try {
    await answer(child, 'ready');
  } catch (error) {
    await stop();
    throw error;
  }
  const ask = async (key: string) => {
    const answered = answer(child, key);
    child.send(key);
    return answered;
  };
  return {
    pid: child.pid ?? 0,
    port,
    stop,
    ask,
    usage: async () => (await ask('usage')) as Usage,
    routes: async () => (await ask('routes')) as RegisteredRoute[],
  };
}

/** The value under `key` of the next message that has one. */
function answer(child: ChildProcess, key: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(limit);
      child.off('message', onMessage).off('exit', onExit);
    };
    const onMessage = (message: unknown) => {
      if (typeof message !== 'object' || message === null || !(key in message)) return;
      settle();
      resolve((message as Record<string, unknown>)[key]);
    };
    const onExit = () => {
      settle();
      reject(new Error(`A measured server ended before it answered “${key}”.`));
    };
    const limit = setTimeout(() => {
      settle();
      reject(new Error(`A measured server did not answer “${key}” within 30 s.`));
    }, longestStart);
    child.on('message', onMessage).on('exit', onExit);
  });
}
