import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { keptLog, startApp, stopApps } from '../../site/testing.ts';
import { processName } from '../db/this-process.ts';
import { Overloaded } from '../http/overloaded.ts';

afterEach(stopApps);

const page = { headers: { 'content-type': 'text/html' }, body: 'x', tags: new Set<string>(), maxAge: null };
const answerOf = (status: number) => async () => ({ ...page, status, route: 'person' });
const everyRequest = { REQUEST_LOG_LEVEL: 'info' };

/** The line that a request has left, once it has been written. */
async function lineOf(lines: () => Record<string, unknown>[], message: string) {
  await vi.waitFor(() => expect(lines().filter(({ msg }) => msg === message)).not.toEqual([]));
  const found = lines().filter(({ msg }) => msg === message);
  expect(found).toHaveLength(1);
  return found[0];
}

test('a request leaves one line, without its query', async () => {
  const { log, lines } = keptLog();
  const { ask } = await startApp({ log, env: everyRequest, handlePage: answerOf(200) });
  const { headers, length } = await ask('/people/jane?token=s3cret');
  const line = await lineOf(lines, 'answered');
  expect(line).toMatchObject({
    requestId: headers['x-request-id'],
    method: 'GET',
    path: '/people/jane',
    route: 'person',
    status: 200,
    process: processName,
  });
  expect(line).toHaveProperty('build');
  expect(line?.ms).toBeGreaterThan(0);
  expect(line?.bytes).toBeGreaterThan(length);
  expect(JSON.stringify(lines())).not.toContain('s3cret');
});

test('by default there are none, unless the log is at debug', async () => {
  const usual = keptLog('info');
  const { ask, app } = await startApp({ log: usual.log });
  await ask('/people');
  await app.close();
  expect(usual.lines().filter(({ requestId }) => requestId)).toEqual([]);
  const talkative = keptLog('debug');
  await (await startApp({ log: talkative.log })).ask('/people');
  await lineOf(talkative.lines, 'answered');
});

test('a registered address is spoken of by its pattern, and a file of the build by its kind', async () => {
  const { log, lines } = keptLog();
  const build = { 'assets/start-abc.js': 'x' };
  const { ask } = await startApp({ log, env: everyRequest, build });
  await ask('/healthz');
  await ask('/assets/start-abc.js');
  const routes = () => lines().flatMap(({ route }) => route ?? []);
  await vi.waitFor(() => expect(routes()).toEqual(['/healthz', '/assets/*']));
});

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
test.each<[string, Record<string, string>, RegExp]>([
  ['its own', { 'x-request-id': 'edge-7f.1234' }, /^edge-7f\.1234$/],
  ['that of its trace', { traceparent: `00-${trace}-00f067aa0ba902b7-01` }, new RegExp(`^${trace}$`)],
  ['a new one', {}, /^[0-9a-f-]{36}$/],
  ['a new one instead of an address', { 'x-request-id': 'jane@example.com' }, /^[0-9a-f-]{36}$/],
  ['a new one instead of a long one', { 'x-request-id': 'x'.repeat(65) }, /^[0-9a-f-]{36}$/],
  ['a new one instead of one that breaks lines', { 'x-request-id': '"} {"level":60' }, /^[0-9a-f-]{36}$/],
])('every answer carries the id of its request: %s', async (_, headers, expected) => {
  const { ask } = await startApp();
  for (const path of ['/people', '/healthz', '/no/such/page', '/robots.txt', '/people']) {
    const answer = await ask(path, { headers });
    expect(answer.headers['x-request-id'], path).toMatch(expected);
  }
});

test('a page from the cache, and one that has not changed, carry the id of who asks now', async () => {
  const { ask } = await startApp();
  const first = await ask('/people');
  const again = await ask('/people', { headers: { 'if-none-match': String(first.headers.etag) } });
  expect(again.status).toBe(304);
  expect(again.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
});

test('a 503 is one line, which says why', async () => {
  const { log, lines } = keptLog();
  const refused = Object.assign(new Error('connect'), {
    code: 'ECONNREFUSED',
    address: '10.0.0.5',
    port: 5432,
  });
  const { ask } = await startApp({
    log,
    env: everyRequest,
    handlePage: () => Promise.reject(new Error('query failed', { cause: refused })),
  });
  expect((await ask('/people')).status).toBe(503);
  const line = await lineOf(lines, 'unavailable');
  expect(line).toMatchObject({
    level: 40,
    status: 503,
    route: 'people-list',
    reason: 'no answer from 10.0.0.5:5432 (ECONNREFUSED)',
    because: 'query failed',
  });
  expect(lines()).toEqual([line]);
});

test('who is refused in a flood leaves no line beyond the level of requests', async () => {
  const { log, lines } = keptLog();
  const handlePage = () => Promise.reject(new Overloaded('Too many.'));
  const { ask, app } = await startApp({ log, handlePage });
  expect((await ask('/people')).status).toBe(503);
  await app.close();
  expect(lines()).toEqual([]);
});

test('who hangs up in the middle of a request, or of the answer, is no error', async () => {
  const { log, lines } = keptLog();
  const large = Buffer.alloc(30_000_000);
  const { app } = await startApp({
    log,
    env: everyRequest,
    routes: (one) => {
      one.post('/body', (request) => request.body);
      one.get('/large', (_, reply) => reply.send(large));
    },
  });
  const address = app.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  for (const request of [
    'POST /body HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
    'GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n',
  ]) {
    const before = lines().length;
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('error', () => {});
    if (request.startsWith('GET')) socket.once('data', () => socket.destroy());
    else socket.once('ready', () => setImmediate(() => socket.destroy()));
    await vi.waitFor(() => expect(lines().length).toBeGreaterThan(before));
    expect(lines().slice(before)).toMatchObject([
      { level: 30, msg: 'client left', status: null, aborted: true },
    ]);
  }
  await app.close();
  expect(lines()).toHaveLength(2);
});
