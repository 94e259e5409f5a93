import { readFileSync, statSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { AlreadyRunning } from './owner-lock.ts';
import { spawnOwner } from './owner-process.ts';
import { findServerProcess } from './pid-file.ts';
import { findRunning, startEmbedded } from './start.ts';

const asRoot = process.getuid?.() === 0;
const othersMayEnter = asRoot && mayEnter(import.meta.dirname);
let directory: string;
let dataDir: string;
let binariesDir: string;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'chancery-test-'));
  await chmod(directory, 0o755);
  dataDir = join(directory, 'data');
  binariesDir = join(directory, 'postgresql');
});
afterEach(async () => {
  for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
});
afterAll(() => rm(directory, { recursive: true }));

async function start(progress?: (line: string) => void) {
  const server = await startEmbedded({ dataDir, binariesDir, ...(progress && { progress }) });
  stops.push(server.stop);
  return server;
}

async function owner() {
  const process = await spawnOwner(dataDir, binariesDir);
  stops.push(() => process.end('SIGKILL'));
  return process;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  // A connection that is cut off while it closes is no news here.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

/** Whether a user who is neither owner nor in a group can run what lies in a directory. */
function mayEnter(path: string): boolean {
  if ((statSync(path).mode & 0o005) !== 0o005) return false;
  return path === dirname(path) || mayEnter(dirname(path));
}

function serverPid(): Promise<number | undefined> {
  return findServerProcess(join(dataDir, 'cluster')).then((server) => server?.pid);
}

test('the first start makes a durable database that sorts and splits words in every language', async () => {
  const { url, adopted } = await start();
  expect(adopted).toBe(false);
  expect(await query(url, `SELECT current_setting('fsync'), current_setting('synchronous_commit')`)).toEqual([
    'on',
    'on',
  ]);
  expect(
    await query(
      url,
      `SELECT datlocprovider, datlocale, datctype FROM pg_database WHERE datname = current_database()`,
    ),
  ).toEqual(['b', 'C.UTF-8', 'C.UTF-8']);
  await query(url, 'CREATE EXTENSION pg_trgm');
  expect(await query(url, `SELECT unnest(show_trgm('法'))`)).not.toEqual([]);
});

test('the site’s role owns the database and is no superuser, as on a cluster', async () => {
  const { url } = await start();
  const sql = `SELECT rolsuper, rolcreatedb, pg_has_role(datdba, 'USAGE') FROM pg_roles, pg_database
    WHERE rolname = current_user AND datname = current_database()`;
  expect(await query(url, sql)).toEqual([false, false, true]);
});

test('nobody comes in without the password, nor as the superuser', async () => {
  const { url } = await start();
  const wrong = new URL(url);
  wrong.password = 'guess';
  await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  wrong.username = 'postgres';
  await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow('no pg_hba.conf entry');
});

test('what was written is there after a stop, which leaves no process', async () => {
  const first = await start();
  await query(first.url, `CREATE TABLE kept AS SELECT 42 AS n`);
  expect(await serverPid()).toBeDefined();
  await first.stop();
  expect(await serverPid()).toBeUndefined();
  expect(await findRunning(dataDir)).toBeUndefined();

  const second = await start();
  expect(await query(second.url, 'SELECT n FROM kept')).toEqual([42]);
});

test('a second owner is refused, in this process and in another, and disturbs nothing', async () => {
  const first = await start();
  const pid = await serverPid();
  await expect(startEmbedded({ dataDir, binariesDir })).rejects.toThrow(AlreadyRunning);
  expect((await owner()).report).toMatchObject({ refused: 'AlreadyRunning' });
  expect(await serverPid()).toBe(pid);
  expect(await findRunning(dataDir)).toBe(first.url);
});

test('after kill -9 of Node alone the live server is adopted, and stopped by its new owner', async () => {
  const killed = await owner();
  const pid = await serverPid();
  await killed.end('SIGKILL');
  const heir = await start();
  expect(heir).toMatchObject({ ...killed.report, adopted: true });
  expect(await serverPid()).toBe(pid);
  await heir.stop();
  expect(await serverPid()).toBeUndefined();
});

test('after kill -9 of everything it recovers, with all that was committed', async () => {
  const killed = await owner();
  if (!('url' in killed.report)) throw new Error('not started');
  await query(killed.report.url, `CREATE TABLE committed AS SELECT 43 AS n`);
  await killed.end('SIGKILL');
  process.kill((await serverPid()) ?? 0, 'SIGKILL');
  const { url, adopted } = await start();
  expect(adopted).toBe(false);
  expect(await query(url, 'SELECT n FROM committed')).toEqual([43]);
});

test('a pid file that names another program, as after a restart of the machine, is no obstacle', async () => {
  await (await start()).stop();
  const file = join(dataDir, 'cluster/postmaster.pid');
  await writeFile(
    file,
    `${process.pid}\n${dataDir}/cluster\n1700000000\n40001\n\n127.0.0.1\n0 0\nready   \n`,
  );
  expect((await start()).adopted).toBe(false);
});

test('SIGTERM to the owner ends PostgreSQL too', async () => {
  const process = await owner();
  expect(await serverPid()).toBeDefined();
  await process.end('SIGTERM');
  expect(await serverPid()).toBeUndefined();
});

test('a server that dies alone is started again at the same address', async () => {
  const said: string[] = [];
  const { url } = await start((line) => said.push(line));
  const pid = (await serverPid()) ?? 0;
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(async () => expect(await query(url, 'SELECT 1')).toEqual([1]), {
    timeout: 10_000,
    interval: 100,
  });
  expect(await serverPid()).not.toBe(pid);
  expect(said).toContain('PostgreSQL ended unexpectedly; starting it again');
});

test('a lost password is replaced', async () => {
  const before = await start();
  await before.stop();
  await rm(join(dataDir, 'password'));
  const after = await start();
  expect(new URL(after.url).password).not.toBe(new URL(before.url).password);
  expect((await stat(join(dataDir, 'password'))).mode & 0o777).toBe(0o600);
});

test('a cluster of another major version is refused with what to do', async () => {
  const old = join(directory, 'old');
  await mkdir(join(old, 'cluster'), { recursive: true });
  await chmod(old, 0o755);
  await writeFile(join(old, 'cluster/PG_VERSION'), '17\n');
  await expect(startEmbedded({ dataDir: old, binariesDir })).rejects.toThrow(/PostgreSQL 17.*backup/);
});

describe.runIf(asRoot)('as root', () => {
  test('PostgreSQL runs as nobody', async () => {
    await start();
    const status = readFileSync(`/proc/${await serverPid()}/status`, 'utf8');
    const nobody = /^nobody:[^:]*:(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[1];
    expect(/^Uid:\t(\d+)/m.exec(status)?.[1]).toBe(nobody);
  });

  test('a directory that nobody may enter is named', async () => {
    const closed = join(directory, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const starting = startEmbedded({ dataDir: join(closed, 'data'), binariesDir });
    await expect(starting).rejects.toThrow(new RegExp(`may not enter ${closed}\\..*DATA_DIR`));
  });

  test.runIf(othersMayEnter)(
    'an ordinary user runs PostgreSQL as themselves, with nothing to prepare',
    async () => {
      // Any account but root and nobody; PostgreSQL wants one that exists.
      const user = { uid: 1, gid: 1 };
      const theirs = join(directory, 'theirs');
      await mkdir(theirs, { mode: 0o700 });
      await chown(theirs, user.uid, user.gid);
      const process = await spawnOwner(join(theirs, 'data'), join(theirs, 'data'), user);
      stops.push(() => process.end('SIGTERM'));
      expect(process.report).toMatchObject({ adopted: false });
      const server = await findServerProcess(join(theirs, 'data/cluster'));
      const status = readFileSync(`/proc/${server?.pid}/status`, 'utf8');
      expect(/^Uid:\t(\d+)/m.exec(status)?.[1]).toBe('1');
    },
  );
});
