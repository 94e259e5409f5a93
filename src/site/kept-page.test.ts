import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { rawConnection } from '../platform/http/connections/raw-connection.fixture.ts';
import { listenFor } from '../platform/observe/measured-events.ts';
import type { Pages } from './page-server.ts';
import { keptLog, publicSite, startApp, stopApps, testPages } from './testing.ts';

afterEach(stopApps);

/** Pages as the site has them: of a row of the route table. */
const handlePage: Pages['handlePage'] = async (address, site) => ({
  ...(await testPages().handlePage(address, site)),
  route: 'people-list',
});

const ours = ['Host: www.example.com'];
const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port;

const requestOf = (line: string, lines: readonly string[]) =>
  [`${line} HTTP/1.1`, ...lines, 'Accept-Encoding: br', '', ''].join('\r\n');

/** Has the page kept, and asks for it once more over a connection that stays open; with the whole answer. */
async function askAgain(app: FastifyInstance, lines: readonly string[], line = 'GET /people') {
  const answersTo = async (...requests: readonly string[]) => {
    const last = requestOf('GET /version', [...ours, 'Connection: close']);
    const { ended } = await rawConnection(portOf(app), { sends: requests.join('') + last });
    return (await ended).split(/(?=HTTP\/1\.1 )/);
  };
  await answersTo(requestOf('GET /people', ours));
  const [answer = ''] = await answersTo(requestOf(line, lines));
  return answer;
}

/** Lines of an answer's head, without what differs from answer to answer. */
const headOf = (answer: string) =>
  (answer.split('\r\n\r\n')[0] ?? '')
    .split('\r\n')
    .map((line) => line.replace(/^(x-request-id|Date): .+/, '$1'))
    .sort();

test('its head is the one that Node makes of the same headers', async () => {
  const { app } = await startApp({ env: publicSite, handlePage });
  const kept = await askAgain(app, ours);
  // Its answers to HEAD are made by Node.
  expect(headOf(kept)).toEqual(headOf(await askAgain(app, ours, 'HEAD /people')));
  expect(kept).toMatch(/^content-security-policy: default-src 'none';/m);
  expect(kept).toMatch(/^Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r$/m);
  expect(kept).toMatch(/^x-request-id: [0-9a-f-]{36}\r$/m);
});

test('who names another host is led to the right one, and who names two is refused', async () => {
  const { app } = await startApp({ env: { ...publicSite, NODE_ENV: 'production' }, handlePage });
  expect(await askAgain(app, ['Host: other.example'])).toMatch(
    /^HTTP\/1\.1 308 .*location: https:\/\/www\.example\.com\/people\r/s,
  );
  expect(await askAgain(app, ['Host: www.example.com', 'Host: other.example'])).toMatch(/^HTTP\/1\.1 400 /);
});

test('it is counted, has a line in the log and bears the id that the request brought', async () => {
  const { log, lines } = keptLog();
  const { app } = await startApp({ env: { REQUEST_LOG_LEVEL: 'info' }, handlePage, log });
  const counted: string[] = [];
  const stop = listenFor('request', ({ route, status }) => counted.push(`${route} ${status}`));
  const answer = await askAgain(app, ['Host: localhost', 'X-Request-Id: brought-along-1']);
  stop();
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*x-request-id: brought-along-1\r/s);
  expect(counted.filter((one) => one === 'people-list 200')).toHaveLength(2);
  const line = lines().find(({ requestId }) => requestId === 'brought-along-1');
  expect(line).toMatchObject({ msg: 'answered', path: '/people', route: 'people-list', status: 200 });
});

test('an unknown proxy is spoken of, and a reader who has the page is told so', async () => {
  const { log, lines } = keptLog();
  const { app, ask } = await startApp({ handlePage, log });
  const { etag = '' } = (await ask('/people')).headers;
  const answer = await askAgain(app, [
    'Host: localhost',
    `If-None-Match: ${String(etag)}`,
    'X-Forwarded-For: 192.0.2.1',
  ]);
  expect(answer).toMatch(/^HTTP\/1\.1 304 /);
  expect(lines().map(({ msg }) => msg)).toEqual([expect.stringMatching(/^sends X-Forwarded-For/)]);
});

test('while the server stops, its answer ends the connection', async () => {
  const stopping = Promise.withResolvers<string | undefined>();
  const { app } = await startApp({
    handlePage,
    // The last moment in which somebody is still let in.
    routes: (started) => started.addHook('preClose', () => ask().then(stopping.resolve, stopping.reject)),
  });
  const port = portOf(app);
  const ask = () =>
    new Promise<string | undefined>((resolve, reject) => {
      const sent = request({
        port,
        host: '127.0.0.1',
        path: '/people',
        headers: { connection: 'keep-alive' },
      });
      sent.once('error', reject).once('response', (answer) => {
        answer.resume().once('end', () => resolve(answer.headers.connection));
      });
      sent.end();
    });
  await ask();
  expect(await ask()).toBe('keep-alive');
  await app.close();
  expect(await stopping.promise).toBe('close');
});

test('where its bytes cannot be read, that request alone fails', async () => {
  const { ask } = await startApp({
    handlePage: async (address, site) => ({
      ...(await handlePage(address, site)),
      brotli: Buffer.from('no Brotli'),
    }),
  });
  const plainly = { headers: { 'accept-encoding': 'identity' } };
  const statuses = [];
  // It is kept from the first on.
  for (const path of ['/people', '/people', '/version']) statuses.push((await ask(path, plainly)).status);
  expect(statuses).toEqual([500, 500, 200]);
});
