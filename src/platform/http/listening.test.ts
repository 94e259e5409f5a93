import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../site/app.ts';
import { nowhere, testPages, testSite } from '../../site/testing.ts';
import { drain, type Stage } from '../process/draining.ts';
import { type ConnectionLimits, connectionLimits } from './connections/limits.ts';
import { holders, rawConnection, shortLimits } from './connections/raw-connection.fixture.ts';
import { listenAt } from './listening.ts';
import { lostOf, startPosting } from './posting.fixture.ts';

let directory: string;
let path: string;
const running: FastifyInstance[] = [];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'chancery-'));
  path = join(directory, 'site-3000.sock');
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.close()));
  await rm(directory, { recursive: true, force: true });
});

const headers = { 'content-type': 'text/plain' };

/** A site that tells its name to whoever sends it something. */
function named(status: number, options: { stage?: Stage; limits?: ConnectionLimits } = {}): FastifyInstance {
  const site = testSite({ DATABASE_URL: nowhere, HOST: directory });
  const app = createApp(site, { pages: testPages(), clientDirectory: null, ...options });
  app.post('/said', (_, reply) => reply.code(status).send('heard'));
  app.addHook('onClose', () => site.database.end());
  running.push(app);
  return app;
}

/** The status of the answer. @throws Error when there is none */
function post(at: { socketPath: string } | { host: string; port: number } = { socketPath: path }) {
  return new Promise<number | undefined>((resolve, reject) => {
    const options = { ...at, path: '/said', method: 'POST', headers, agent: false } as const;
    request(options, (answer) => answer.resume().once('end', () => resolve(answer.statusCode)))
      .once('error', reject)
      .end('hello');
  });
}

/** Leaves a socket behind as a process does that is killed. */
function leaveSocket(): void {
  const program = `require('net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`;
  spawnSync(process.execPath, ['-e', program]);
}

describe('a socket', () => {
  test('is open to this user and to the group of its directory, whatever the umask', async () => {
    const before = process.umask(0o077);
    try {
      await listenAt(named(200), { path });
    } finally {
      process.umask(before);
    }
    const { mode, gid } = await stat(path);
    expect((mode & 0o777).toString(8)).toBe('660');
    expect(gid).toBe((await stat(directory)).gid);
    expect(await readdir(directory)).toEqual(['site-3000.sock']);
  });

  test('goes when its server ends, and the next finds the place free', async () => {
    const first = named(200);
    await listenAt(first, { path });
    await first.close();
    expect(await readdir(directory)).toEqual([]);
    await listenAt(named(201), { path });
    expect(await post()).toBe(201);
  });

  test('that a killed process has left is taken over', async () => {
    leaveSocket();
    expect(await readdir(directory)).toEqual(['site-3000.sock']);
    await listenAt(named(200), { path });
    expect(await post()).toBe(200);
    expect(await readdir(directory)).toEqual(['site-3000.sock']);
  });

  test('on which somebody is served is not taken', async () => {
    await listenAt(named(200), { path });
    await expect(listenAt(named(201), { path })).rejects.toThrow(`Another process listens at ${path}`);
    expect(await post()).toBe(200);
    expect(await readdir(directory)).toEqual(['site-3000.sock']);
  });

  test('that was left is taken over by one of several who come at once', async () => {
    leaveSocket();
    const results = await Promise.allSettled(
      [200, 201, 202, 203].map(async (status) => listenAt(named(status), { path })),
    );
    const served = results.findIndex(({ status }) => status === 'fulfilled');
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await post()).toBe(200 + served);
    expect(await readdir(directory)).toEqual(['site-3000.sock']);
  });

  test('is not removed by a server that ends after its successor has begun', async () => {
    const [first, second] = [named(200), named(201)];
    await listenAt(first, { path });
    await rm(path);
    await listenAt(second, { path });
    await first.close();
    expect(await post()).toBe(201);
  });

  test.each([
    ['there is no directory', () => rm(directory, { recursive: true }), 'where there is no directory'],
    [
      'a file stands in its place',
      async () => {
        await rm(directory, { recursive: true });
        await writeFile(directory, '');
      },
      'which is no directory',
    ],
    ['something else stands there', () => mkdir(path), 'is no socket'],
  ])('cannot be where %s, and that is said', async (_, spoil, message) => {
    await spoil();
    await expect(listenAt(named(200), { path })).rejects.toThrow(message);
  });
});

describe('who has connected when a server ends is answered', () => {
  test('also where hundreds wait to be taken', async () => {
    const stage: Stage = { current: 'serving' };
    const app = named(200, { stage });
    await listenAt(app, { path });
    const ended = drain(app, stage, 0);
    const answers = await Promise.all(Array.from({ length: 400 }, () => post()));
    expect(answers.filter((status) => status !== 200)).toEqual([]);
    await ended;
    await expect(post()).rejects.toMatchObject({ code: 'ENOENT', syscall: 'connect' });
  });

  test('also where hundreds wait to be taken on a port', async () => {
    const stage: Stage = { current: 'serving' };
    const app = named(200, { stage });
    await listenAt(app, { host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const ended = drain(app, stage, 0);
    const answers = await Promise.all(Array.from({ length: 400 }, () => post({ host: '127.0.0.1', port })));
    expect(answers.filter((status) => status !== 200)).toEqual([]);
    await ended;
  });

  test('and whoever comes later cannot connect', async () => {
    const app = named(200);
    await listenAt(app, { path });
    const posting = startPosting({ path, target: '/said', headers, people: 12 });
    await posting.hears(200);
    await app.close();
    const seen = await posting.seen;
    expect(lostOf(seen)).toEqual([]);
    expect(seen).toMatchObject({ 200: expect.any(Number), 'ENOENT connect': expect.any(Number) });
  });

  test('and whoever comes while one server takes another’s place is answered by either', async () => {
    const [standIn, app] = [named(503), named(200)];
    await listenAt(standIn, { path });
    const posting = startPosting({ path, target: '/said', headers, people: 12 });
    await posting.hears(503);
    await listenAt(app, { path }, standIn);
    await posting.hears(200);
    expect(await readdir(directory)).toEqual(['site-3000.sock']);
    await app.close();
    const seen = await posting.seen;
    expect(Object.keys(seen).sort()).toEqual(['200', '503', 'ENOENT connect']);
  });
});

describe('of connections on a socket', () => {
  test.each(holders)('the server hangs up on one that %s', async (_what, behaviour) => {
    await listenAt(named(200, { limits: shortLimits }), { path });
    await (await rawConnection(path, behaviour)).ended;
  });

  test('the proxy has as many as it likes, and those on which nothing is under way do not keep a server from ending', async () => {
    const app = named(200, { limits: { ...connectionLimits, ofOneNetwork: 3 } });
    await listenAt(app, { path });
    const sends = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const sent = [];
    for (let at = 0; at < 6; at += 1) {
      const one = await rawConnection(path, { sends });
      await once(one.socket, 'data');
      sent.push(one);
    }
    const silent = await rawConnection(path);
    expect([...sent, silent].map(({ socket }) => socket.readyState)).toEqual(Array(7).fill('open'));
    await app.close();
    const answers = await Promise.all(sent.map(({ ended }) => ended));
    expect(answers.every((answer) => answer.startsWith('HTTP/1.1 200 '))).toBe(true);
    expect(await silent.ended).toBe('');
  });
});

test('a server may be told to end twice', async () => {
  const app = named(200);
  await listenAt(app, { path });
  await app.close();
  await app.close();
});
