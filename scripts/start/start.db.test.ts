import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../embedded-postgres/free-port.ts';
import { findServerProcess } from '../embedded-postgres/pid-file.ts';
import { startEmbedded } from '../embedded-postgres/start.ts';
import { compiledCode } from '../support/testing/compiled-code.ts';
import { readOutput } from '../support/testing/read-output.ts';

const script = join(import.meta.dirname, '../support/testing/start-stand-in.ts');
// A first start makes a cluster, which takes a busy machine long.
const patience = { timeout: 60_000, interval: 50 };
vi.setConfig({ testTimeout: 150_000 });
let dataDir: string;
let port: number;
const started: ReturnType<typeof readOutput>[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'chancery-test-'));
  await chmod(dataDir, 0o711);
  port = await freePort();
});
afterEach(async () => {
  for (const { child, code } of started.splice(0)) {
    child.kill('SIGTERM');
    await code;
  }
});
afterAll(async () => {
  // Whatever a failed test has left is taken over and stopped.
  await (await startEmbedded({ dataDir })).stop();
  await rm(dataDir, { recursive: true });
});

/** Starts it as `npm start` would; `output` grows, `code` settles at its end. */
function run(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script], {
    env: {
      PATH: process.env.PATH,
      ...compiledCode,
      DATA_DIR: dataDir,
      PORT: String(port),
      SITE_PROCESSES: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const running = readOutput(child);
  started.push(running);
  return running;
}

async function runUntilReady(env?: Record<string, string>) {
  const running = run(env);
  await vi.waitFor(() => expect(running.output).toContain('Chancery is ready'), patience);
  return running;
}

async function askSite(): Promise<{ pid: number; database: string }> {
  return (await fetch(`http://localhost:${port}/`)).json();
}

async function askIdentity(): Promise<{ pid: number }> {
  // On a connection of its own: the server closes those that have long been idle.
  return (await fetch(`http://localhost:${port + 1}/`, { headers: { connection: 'close' } })).json();
}

function databaseProcess(): Promise<number | undefined> {
  return findServerProcess(join(dataDir, 'cluster')).then((server) => server?.pid);
}

test('it starts the database and the site, and prints the address last', async () => {
  const { output } = await runUntilReady();
  expect(output.trimEnd().split('\n').at(-1)).toBe(`Chancery is ready: http://localhost:${port}`);
  expect((await askSite()).database).toMatch(/^postgres:\/\/chancery@%2F.+:5432\/chancery$/);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s ends the site and PostgreSQL, and is no failure',
  async (signal) => {
    const { child, code } = await runUntilReady();
    const { pid } = await askSite();
    child.kill(signal);
    expect(await code).toBe(0);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(await databaseProcess()).toBeUndefined();
  },
);

test('a signal while it starts leaves nothing behind', async () => {
  const { child, code } = run();
  await vi.waitFor(async () => expect(await databaseProcess()).toBeDefined(), patience);
  child.kill('SIGTERM');
  expect(await code).toBe(0);
  expect(await databaseProcess()).toBeUndefined();
});

test('a second one says that it runs already, on any port, and disturbs nothing', async () => {
  const first = await runUntilReady();
  const before = await askSite();
  const database = await databaseProcess();
  const seconds = [run(), run({ PORT: String(await freePort()) })];
  for (const second of seconds) {
    expect(await second.code).toBe(1);
    expect(second.output).toMatch(/^Already running: .*Nothing was changed\.\n$/);
  }
  expect(await askSite()).toEqual(before);
  expect(await databaseProcess()).toBe(database);
  expect(first.child.exitCode).toBeNull();
});

test('with the port taken by another program it says so before any work', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  try {
    const refused = run();
    expect(await refused.code).toBe(1);
    expect(refused.output).toMatch(new RegExp(`^Port ${port} is taken by another program.*PORT=\\d+\n$`));
    expect(await databaseProcess()).toBeUndefined();
  } finally {
    other.close();
  }
});

test('a setting that cannot be used is named before any work', async () => {
  const refused = run({ LOG_LEVEL: 'loud' });
  expect(await refused.code).toBe(1);
  expect(refused.output).toContain('LOG_LEVEL takes one of');
});

test('a demonstration on a public origin is refused before any work', async () => {
  const refused = run({ SITE_ORIGIN: 'https://www.example.com' });
  expect(await refused.code).toBe(1);
  expect(refused.output).toContain('SITE_ORIGIN is https://www.example.com');
  expect(await databaseProcess()).toBeUndefined();
});

test('a site that crashes is started again and never given up, and its identity provider goes on', async () => {
  await runUntilReady();
  const identity = await askIdentity();
  const pids = new Set<number>();
  // Five within a minute once ended everything.
  for (let crash = 1; crash <= 6; crash++) {
    await vi.waitFor(async () => {
      const { pid } = await askSite();
      expect(pids).not.toContain(pid);
      pids.add(pid);
    }, patience);
    await fetch(`http://localhost:${port}/crash`).catch(() => undefined);
  }
  expect(pids.size).toBe(6);
  expect(await askIdentity()).toEqual(identity);
});

test('a site that hangs is ended and started again', async () => {
  await runUntilReady();
  const { pid } = await askSite();
  process.kill(pid, 'SIGSTOP');
  await vi.waitFor(async () => expect((await askSite()).pid).not.toBe(pid), patience);
});

/** Which of several processes answers on a connection of its own. */
async function askOne(): Promise<number> {
  const signal = AbortSignal.timeout(10_000);
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' }, signal });
  return Number(await answer.text());
}

async function askUntilAnsweredBy(count: number): Promise<number[]> {
  const pids = new Set<number>();
  await vi.waitFor(async () => {
    pids.add(await askOne());
    expect(pids.size).toBe(count);
  }, patience);
  return [...pids];
}

/** Asks all the time; what is returned stops it, and says how often it was answered, and what went wrong. */
function askAllTheTime() {
  const failures: unknown[] = [];
  let answered = 0;
  let isOver = false;
  const asking = Array.from({ length: 2 }, async () => {
    while (!isOver) {
      await askOne().then(
        () => {
          answered += 1;
        },
        (error) => failures.push(error),
      );
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(asking);
    return { answered, failures };
  };
}

test('several processes of the site share its port, and nobody notices that one after the other is replaced', async () => {
  const running = await runUntilReady({ SITE_PROCESSES: '2', STAND_IN_SITE: 'draining-site' });
  const first = await askUntilAnsweredBy(2);
  const stop = askAllTheTime();
  for (const [at, pid] of first.entries()) {
    process.kill(pid, 'SIGTERM');
    await vi.waitFor(
      () =>
        expect(running.output.match(/process \d ended \(code 0\); starting it again/g)).toHaveLength(at + 1),
      patience,
    );
    await vi.waitFor(async () => expect(await askUntilAnsweredBy(2)).not.toContain(pid), patience);
  }
  const { answered, failures } = await stop();
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(100);
});

test('when one of several hangs or is killed, the others answer until it is there again', async () => {
  const running = await runUntilReady({ SITE_PROCESSES: '2', STAND_IN_SITE: 'draining-site' });
  const [hanging = 0, killed = 0] = await askUntilAnsweredBy(2);
  process.kill(hanging, 'SIGSTOP');
  // Who was handed to it is handed on when it is ended.
  const asking = Promise.all(Array.from({ length: 6 }, askOne));
  await vi.waitFor(() => expect(running.output).toContain('was silent for'), patience);
  expect(await asking).not.toContain(hanging);
  await vi.waitFor(async () => expect(await askUntilAnsweredBy(2)).not.toContain(hanging), patience);
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(() => expect(running.output).toContain('(SIGKILL); starting it again'), patience);
  for (let asked = 0; asked < 20; asked += 1) expect(await askOne()).not.toBe(killed);
  await askUntilAnsweredBy(2);
});

test('when all of several hang, whoever was handed to them is hung up on, and the next are answered', async () => {
  await runUntilReady({ SITE_PROCESSES: '2', STAND_IN_SITE: 'draining-site' });
  const hanging = await askUntilAnsweredBy(2);
  for (const pid of hanging) process.kill(pid, 'SIGSTOP');
  const asked = await Promise.allSettled(Array.from({ length: 6 }, askOne));
  // That nothing came within its ten seconds would be a `TimeoutError`.
  for (const one of asked)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ message: 'fetch failed' });
  await vi.waitFor(async () => expect(hanging).not.toContain(await askOne()), patience);
});

test('a process of the site that grows beyond what it may hold is replaced', async () => {
  const running = await runUntilReady({
    STAND_IN_SITE: 'draining-site',
    STAND_IN_BALLAST_MB: '300',
    PROCESS_MEMORY_MB: '256',
  });
  const first = await askOne();
  await vi.waitFor(() => expect(running.output).toMatch(/The site holds \d+ MB; replacing it/), patience);
  await vi.waitFor(async () => expect(await askOne()).not.toBe(first), patience);
});

test('a site that cannot start ends everything, with a word', async () => {
  const { code, ...running } = run({ STAND_IN: 'broken' });
  expect(await code).toBe(1);
  expect(running.child.exitCode).toBe(1);
});

test('when the process that started it is killed, it ends in order', async () => {
  const { child, code } = await runUntilReady();
  child.disconnect();
  expect(await code).toBe(0);
  expect(await databaseProcess()).toBeUndefined();
});

test('after kill -9 of it alone the site ends, and the next start takes the database over', async () => {
  const killed = await runUntilReady();
  const database = await databaseProcess();
  killed.child.kill('SIGKILL');
  await killed.code;
  const next = await runUntilReady();
  expect(next.output).toContain('Took over the PostgreSQL server');
  expect(await databaseProcess()).toBe(database);
});
