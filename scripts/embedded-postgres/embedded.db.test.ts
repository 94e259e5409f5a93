import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { AlreadyRunning } from './owner-lock.ts';
import { embeddedServers, query, socketOf } from './servers.fixture.ts';
import { findRunning, startEmbedded } from './start.ts';

const { places, start, owner, serverPid } = embeddedServers();

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

test('no port is open: the socket lies where its owner alone may enter, and takes the site’s role alone', async () => {
  const { url } = await start();
  expect(await query(url, `SELECT current_setting('listen_addresses'), inet_server_addr()`)).toEqual([
    '',
    null,
  ]);
  const socket = socketOf(url);
  expect((await stat(socket)).mode & 0o777).toBe(0o700);
  const asSuperuser = new URL(url);
  asSuperuser.username = 'postgres';
  await expect(query(asSuperuser.href, 'SELECT 1')).rejects.toThrow('no pg_hba.conf entry');
});

test('a data directory whose path is too long for a socket has it elsewhere, as closed', async () => {
  const deep = join(places.directory, 'd'.repeat(60), 'e'.repeat(60));
  await mkdir(deep, { recursive: true });
  const server = await start({ dataDir: deep });
  expect(await query(server.url, 'SELECT 1')).toEqual([1]);
  expect(await findRunning(deep)).toBe(server.url);
  const socket = socketOf(server.url);
  expect(socket).not.toContain(deep);
  expect((await stat(socket)).mode & 0o777).toBe(0o700);
  await server.stop();
  await expect(stat(socket)).rejects.toThrow('ENOENT');
});

test('what was written is there after a stop, which leaves no process', async () => {
  const first = await start();
  await query(first.url, `CREATE TABLE kept AS SELECT 42 AS n`);
  expect(await serverPid()).toBeDefined();
  await first.stop();
  expect(await serverPid()).toBeUndefined();
  expect(await findRunning(places.dataDir)).toBeUndefined();

  const second = await start();
  expect(await query(second.url, 'SELECT n FROM kept')).toEqual([42]);
});

test('a second owner is refused, in this process and in another, and disturbs nothing', async () => {
  const first = await start();
  const pid = await serverPid();
  await expect(startEmbedded(places)).rejects.toThrow(AlreadyRunning);
  expect((await owner()).report).toMatchObject({ refused: 'AlreadyRunning' });
  expect(await serverPid()).toBe(pid);
  expect(await findRunning(places.dataDir)).toBe(first.url);
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
  const file = join(places.dataDir, 'cluster/postmaster.pid');
  await writeFile(
    file,
    `${process.pid}\n${places.dataDir}/cluster\n1700000000\n5432\n/nowhere\n\n0 0\nready   \n`,
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
  const { url } = await start({ progress: (line) => said.push(line) });
  const pid = (await serverPid()) ?? 0;
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(async () => expect(await query(url, 'SELECT 1')).toEqual([1]), {
    timeout: 10_000,
    interval: 100,
  });
  expect(await serverPid()).not.toBe(pid);
  expect(said).toContain('PostgreSQL ended unexpectedly; starting it again');
});

test('a cluster of another major version is refused with what to do', async () => {
  const old = join(places.directory, 'old');
  await mkdir(join(old, 'cluster'), { recursive: true });
  await writeFile(join(old, 'cluster/PG_VERSION'), '17\n');
  await expect(startEmbedded({ ...places, dataDir: old })).rejects.toThrow(/PostgreSQL 17.*backup/);
});
