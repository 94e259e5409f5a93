import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { chown, lchown, lstat, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from './free-port.ts';
import { spawnOwner } from './owner-process.ts';
import { findServerProcess } from './pid-file.ts';
import { embeddedServers, query, socketOf } from './servers.fixture.ts';
import { startEmbedded } from './start.ts';

const { places, start, serverPid } = embeddedServers();
const asRoot = process.getuid?.() === 0;
const othersMayEnter = asRoot && mayEnter(import.meta.dirname);

/** Whether a user who is neither owner nor in a group can run what lies in a directory. */
function mayEnter(path: string): boolean {
  if ((statSync(path).mode & 0o005) !== 0o005) return false;
  return path === dirname(path) || mayEnter(dirname(path));
}

function serverUid(pid: number | undefined): number {
  return Number(/^Uid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** Makes the data directory, of which no server runs, one of a version that ran PostgreSQL as `nobody`, on a port. */
async function makeOld(): Promise<void> {
  const cluster = join(places.dataDir, 'cluster');
  for (const name of ['.', ...(await readdir(cluster, { recursive: true }))]) {
    await lchown(join(cluster, name), 65534, 65534);
  }
  await writeFile(join(cluster, 'pg_hba.conf'), 'host all chancery 127.0.0.1/32 scram-sha-256\n');
  await writeFile(join(places.dataDir, 'password'), 'a-password-of-before', { mode: 0o600 });
  for (const name of ['pg_hba.conf', 'pg_ident.conf']) await rm(join(places.dataDir, name));
}

describe.runIf(asRoot)('as root', () => {
  test('PostgreSQL runs as a user whom nobody else is, the same at every start', async () => {
    const first = await start();
    const uid = serverUid(await serverPid());
    expect(readFileSync('/etc/passwd', 'utf8')).not.toMatch(new RegExp(`^[^:]*:[^:]*:${uid}:`, 'm'));
    expect((await stat(join(places.dataDir, 'cluster'))).uid).toBe(uid);
    await first.stop();
    await start();
    expect(serverUid(await serverPid())).toBe(uid);
  });

  test.runIf(othersMayEnter)(
    'another user of the machine comes in neither by the socket nor by the files',
    async () => {
      const { url } = await start();
      const socket = socketOf(url);
      for (const path of [socket, join(places.dataDir, 'cluster')]) {
        const found = spawnSync('ls', [path], { uid: 65534, gid: 65534, encoding: 'utf8' });
        expect(found.stderr).toContain('Permission denied');
      }
    },
  );

  test('a data directory of an earlier version, which was nobody’s, is taken over with what it holds', async () => {
    const before = await start();
    await query(before.url, `CREATE TABLE inherited AS SELECT 44 AS n`);
    await before.stop();
    await makeOld();
    const after = await start();
    expect(await query(after.url, 'SELECT n FROM inherited')).toEqual([44]);
    expect(serverUid(await serverPid())).not.toBe(65534);
    const files = await readdir(join(places.dataDir, 'cluster'), { recursive: true });
    const owners = await Promise.all(
      files.map(async (name) => (await lstat(join(places.dataDir, 'cluster', name))).uid),
    );
    expect(new Set(owners)).toEqual(new Set([serverUid(await serverPid())]));
    expect(await readdir(places.dataDir)).not.toContain('password');
  });

  test('a server of an earlier version that still runs, on a port, is replaced by one on a socket', async () => {
    await (await start()).stop();
    await makeOld();
    const [postgresql = ''] = await readdir(places.binariesDir);
    const port = await freePort();
    const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
    const old = spawn(
      join(places.binariesDir, postgresql, 'bin/postgres'),
      ['-D', join(places.dataDir, 'cluster'), ...settings.flatMap((setting) => ['-c', setting])],
      { uid: 65534, gid: 65534, cwd: '/', stdio: 'ignore' },
    );
    await vi.waitFor(
      async () => expect((await findServerProcess(join(places.dataDir, 'cluster')))?.ready).toBe(true),
      {
        timeout: 10_000,
      },
    );
    const { url, adopted } = await start();
    expect(adopted).toBe(false);
    expect(old.exitCode).toBe(0);
    expect(await query(url, `SELECT current_setting('listen_addresses')`)).toEqual(['']);
  });

  test('it starts also where a umask closes whatever is made to everybody else', async () => {
    const fresh = join(places.directory, 'strict', 'data');
    const process = await spawnOwner(fresh, fresh, { umask: 0o077 });
    onTestFinished(() => process.end('SIGTERM'));
    expect(process.report).toMatchObject({ adopted: false });
    expect((await stat(join(fresh, 'socket'))).mode & 0o777).toBe(0o700);
  });

  test('a directory that nobody may enter is named', async () => {
    const closed = join(places.directory, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const starting = startEmbedded({ ...places, dataDir: join(closed, 'data') });
    await expect(starting).rejects.toThrow(new RegExp(`may not enter ${closed}\\..*DATA_DIR`));
  });

  test.runIf(othersMayEnter)(
    'an ordinary user runs PostgreSQL as themselves, with nothing to prepare',
    async () => {
      // Any account but root and nobody; PostgreSQL wants one that exists.
      const user = { uid: 1, gid: 1 };
      const theirs = join(places.directory, 'theirs');
      await mkdir(theirs, { mode: 0o700 });
      await chown(theirs, user.uid, user.gid);
      const process = await spawnOwner(join(theirs, 'data'), join(theirs, 'data'), user);
      onTestFinished(() => process.end('SIGTERM'));
      expect(process.report).toMatchObject({ adopted: false });
      const server = await findServerProcess(join(theirs, 'data/cluster'));
      expect(serverUid(server?.pid)).toBe(1);
    },
  );
});
