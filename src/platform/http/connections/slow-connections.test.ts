import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { startApp, stopApps } from '../../../site/testing.ts';
import type { ConnectionLimits } from './limits.ts';
import { holders, type RawConnection, rawConnection, shortLimits } from './raw-connection.fixture.ts';

const opened: RawConnection[] = [];
afterEach(async () => {
  for (const { socket } of opened.splice(0)) socket.destroy();
  await stopApps();
});

const large = Buffer.alloc(30_000_000, 'x');
const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

async function start(limits: Partial<ConnectionLimits> = {}, env: Record<string, string> = {}) {
  let requests = 0;
  const { app, ask } = await startApp({
    env,
    limits: { ...shortLimits, ...limits },
    routes: (one) => {
      one.get('/large', (_, reply) => {
        requests += 1;
        return reply.send(large);
      });
      one.post('/taken', async () => 'taken');
    },
  });
  const { port } = app.server.address() as AddressInfo;
  const connection = async (behaviour: Parameters<typeof rawConnection>[1] = {}) => {
    const one = await rawConnection(port, behaviour);
    opened.push(one);
    return one;
  };
  /** How many connections the server has. */
  const count = () => new Promise<number>((resolve) => app.server.getConnections((_, n) => resolve(n)));
  return { ask, connection, count, requests: () => requests, close: () => app.close() };
}

describe('the server hangs up on who', () => {
  test.each(holders)('%s', async (_what, behaviour) => {
    const { connection } = await start();
    await (await connection(behaviour)).ended;
  });

  test('dribbles the body, and says so first', async () => {
    const { connection } = await start();
    const body =
      'POST /taken HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 9000\r\n\r\n';
    expect(await (await connection({ sends: body, dribbles: 'a' })).ended).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('dribbles a body to an address that cannot be read', async () => {
    const { connection } = await start();
    const body = 'POST /%zz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n';
    await (await connection({ sends: body, dribbles: 'a' })).ended;
  });

  test.each([
    ['nothing', undefined],
    ['empty lines', '\r\n'],
  ])('does not read the answer and sends %s meanwhile', async (_what, dribbles) => {
    const { connection, count } = await start();
    await connection({ sends: request('/large'), deaf: true, ...(dribbles && { dribbles }) });
    expect(await count()).toBe(1);
    await expect.poll(count).toBe(0);
  });
});

/** Reads the large answer for several times the silence that the server bears. @returns how much of it came */
async function readSlowly(silence: number): Promise<number> {
  const { connection } = await start({ silence, answer: 60_000 });
  const { socket, ended } = await connection({
    sends: request('/large').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
  });
  const began = performance.now();
  let came = 0;
  socket.on('data', (text: string) => {
    came += text.length;
    const due = began + (came / large.length) * 4 * silence;
    const pause = due - performance.now();
    if (pause <= 0) return;
    socket.pause();
    setTimeout(() => socket.resume(), Math.min(pause, silence / 10));
  });
  const { length } = await ended;
  if (length > large.length) expect(performance.now() - began).toBeGreaterThan(3 * silence);
  return length;
}

test('a reader who takes the answer slowly gets all of it, as long as it goes on', {
  timeout: 60_000,
}, async () => {
  let came = 0;
  // A machine that stands still for longer than the silence cuts anybody off: it may need a longer one.
  for (const silence of [300, 1_200, 4_800]) {
    came = await readSlowly(silence);
    if (came > large.length) break;
  }
  expect(came).toBeGreaterThan(large.length);
});

describe('when the server closes', () => {
  test('who has just come is answered, and who has nothing to ask is not waited for', async () => {
    const { connection, count, close } = await start({ headers: 20_000, request: 20_000, keepAlive: 20_000 });
    const [newcomer, silent] = [await connection(), await connection()];
    await expect.poll(count).toBe(2);
    const closed = close();
    newcomer.socket.write(request('/healthz'));
    expect(await newcomer.ended).toMatch(/^HTTP\/1\.1 200 .*connection: close/is);
    expect(await silent.ended).toBe('');
    await closed;
  });
});

describe('of one network', () => {
  /** Nobody is hung up on for taking long: a busy machine may need seconds to open a few connections. */
  const long = 60_000;
  const mostOfAll = {
    ofOneNetwork: 3,
    headers: long,
    request: long,
    silence: long,
    keepAlive: long,
    answer: long,
  };

  test('the connection that has waited longest makes room for one too many', async () => {
    const { connection, ask, count } = await start(mostOfAll);
    const [first, ...others] = [await connection(), await connection(), await connection()];
    const answer = await ask('/healthz');
    expect(answer.status).toBe(200);
    await first?.ended;
    await expect.poll(count).toBe(2);
    expect(others.map(({ socket }) => socket.destroyed)).toEqual([false, false]);
  });

  test('nobody who is being answered makes room', async () => {
    const { connection, requests } = await start(mostOfAll);
    const readers = [];
    for (let at = 0; at < 3; at += 1)
      readers.push(await connection({ sends: request('/large'), deaf: true }));
    await expect.poll(requests).toBe(3);
    const late = await connection({ sends: request('/healthz') });
    expect(await late.ended).toBe('');
    expect(readers.map(({ socket }) => socket.destroyed)).toEqual([false, false, false]);
  });

  test('a trusted proxy has as many connections as it likes', async () => {
    const { connection, ask, count } = await start(mostOfAll, { TRUSTED_PROXIES: '127.0.0.0/8' });
    for (let at = 0; at < 6; at += 1) await connection();
    expect((await ask('/healthz')).status).toBe(200);
    await expect.poll(count).toBe(6);
  });
});
