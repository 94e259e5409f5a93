import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { build } from 'vite';
import { StepGate } from './step-gate.fixture.ts';

/** Processes that load while one works, and wait to be told to begin. */
const AHEAD = 3;
const WORKER = 'worker.mjs';

interface Place {
  readonly databaseUrl: string;
  readonly smtpUrl: string;
}

/** A process that finds followers and sends their mails once it is told to begin. */
export interface MailWorker {
  readonly child: ChildProcess;
  readonly gate: StepGate;
}

/**
 * Has some always be ready, so that a kill costs what one does until it is killed.
 *
 * @param place the database and the mail server that they talk to, each by way of a gate of its own
 */
export async function workersAhead(place: Place) {
  const directory = await mkdtemp(join(tmpdir(), 'chancery-mail-worker-'));
  await bundleWorker(directory);
  const ready: Promise<MailWorker>[] = [];
  const add = () => {
    const worker = startWorker(place, directory);
    // Told to whoever waits for it.
    worker.catch(() => {});
    ready.push(worker);
  };
  for (let n = 0; n < AHEAD; n += 1) add();
  return {
    next: async (): Promise<MailWorker> => {
      const worker = await ready.shift();
      if (!worker) throw new Error('No process for mails is ready');
      add();
      return worker;
    },
    stop: async () => {
      for (const started of await Promise.allSettled(ready))
        if (started.status === 'fulfilled') await killWorker(started.value);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** One file with all that it imports: so it loads in a fifth of the time. */
async function bundleWorker(directory: string): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'mail-worker.fixture.ts',
      outDir: directory,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: WORKER, codeSplitting: false } },
    },
  });
}

/** Resolves once it is connected, by way of a gate of its own, and waits to begin. */
async function startWorker({ databaseUrl, smtpUrl }: Place, directory: string): Promise<MailWorker> {
  const gate = new StepGate();
  const { host, port } = new Client({ connectionString: databaseUrl });
  const database = new URL(databaseUrl);
  database.host = `127.0.0.1:${await gate.open('database', { path: `${host}/.s.PGSQL.${port}` })}`;
  const smtpPort = await gate.open('mail server', { host: '127.0.0.1', port: Number(new URL(smtpUrl).port) });
  const place: Place = { databaseUrl: database.href, smtpUrl: `smtp://127.0.0.1:${smtpPort}` };
  const child = fork(join(directory, WORKER), [JSON.stringify(place)], {
    execArgv: [],
    env: { ...process.env, NODE_COMPILE_CACHE: directory },
  });
  const [said] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => [`ended with ${code}`]),
  ]);
  if (said !== 'ready') throw new Error(`A process for mails ${said}`);
  return { child, gate };
}

/** Resolves once it is gone, and the servers know. */
export async function killWorker({ child, gate }: MailWorker): Promise<void> {
  const gone = child.exitCode === null ? once(child, 'exit') : null;
  child.kill('SIGKILL');
  await gone;
  await gate.close();
}
