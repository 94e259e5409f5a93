import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Use, useOf } from '../processor-time.ts';
import { untilListening } from '../until-listening.ts';

/** Any server, with whatever processes it consists of. */
export interface Served {
  readonly port: number;
  use(): Use;
  stop(): Promise<void>;
}

export interface ServedOptions {
  /** The program and its arguments, with the directory and environment it is started in. */
  readonly command: readonly [string, ...string[]];
  readonly directory: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly port: number;
  /** What it says once it takes requests; left out: as soon as it listens. */
  readonly ready?: string;
}

/** Milliseconds until it has to say that it is ready. */
const longestStart = 60_000;
/** Milliseconds after which one that was told to end is killed. */
const patience = 20_000;

/**
 * Starts it and waits until it takes requests.
 *
 * @throws Error when it does not listen within 10 s, or does not say that it is ready within a minute
 */
export async function startServed(options: ServedOptions): Promise<Served> {
  const { command, directory, env, port, ready } = options;
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: directory,
    env,
    stdio: ['ignore', ready === undefined ? 'ignore' : 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const limit = setTimeout(() => child.kill('SIGKILL'), patience);
    await once(child, 'exit');
    clearTimeout(limit);
  };
  try {
    if (ready !== undefined) await said(child, ready);
    await untilListening(port);
    return { port, stop, use: () => useOf(child.pid ?? 0) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits for some words in what a program says. */
function said({ stdout }: ChildProcess, words: string): Promise<void> {
  const heard = Promise.withResolvers<void>();
  const limit = setTimeout(
    () => heard.reject(new Error(`Nobody said “${words}” within a minute.`)),
    longestStart,
  );
  let text = '';
  stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    text = (text + chunk).slice(-10_000);
    if (text.includes(words)) heard.resolve();
  });
  stdout?.once('end', () => heard.reject(new Error(`It ended before it said “${words}”.`)));
  return heard.promise.finally(() => clearTimeout(limit));
}
