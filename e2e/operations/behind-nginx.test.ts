/** The servers behind nginx, with the example of `deploy/nginx` as it is but for addresses. */
import { mkdtemp, rm } from 'node:fs/promises';
import { request as requestPlainly } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { liveAddresses } from '../../bench/addresses.ts';
import { type Fleet, identityHost, siteHost, startFleet } from '../../bench/rolling/fleet.ts';
import { rollingRestart } from '../../bench/rolling/rolling-restart.ts';
import { ask, ordinaryDay, type Question, visitorAgent } from '../../bench/rolling/visitors.ts';
import { freePort } from '../../scripts/embedded-postgres/free-port.ts';
import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let directory: string;
let fleet: Fleet;
const agent = visitorAgent();

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  directory = await mkdtemp(join(tmpdir(), 'chancery-nginx-'));
  fleet = await startFleet({
    checkout: process.cwd(),
    databaseUrl: database.url,
    firstPort: await freePorts(),
    directory,
  });
}, 120_000);
afterAll(async () => {
  agent.destroy();
  await fleet.stop();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

/** The first of some ports that are free, as far as one can know. */
async function freePorts(): Promise<number> {
  const port = await freePort();
  return port < 65_000 ? port : 64_000;
}

const asking = (question: Question) => ask(fleet.httpsPort, agent, question, 0);

test('people reach both servers over TLS, each by its name, and are led there from plain HTTP', async () => {
  const page = await asking({ host: siteHost, path: '/people' });
  expect(page.status).toBe(200);
  expect(page.headers['strict-transport-security']).toBeDefined();
  const { status, body } = await asking({ host: identityHost, path: '/.well-known/openid-configuration' });
  expect(status).toBe(200);
  expect(JSON.parse(body).issuer).toBe(`https://${identityHost}/`);
  const plain = await new Promise<{ status: number | undefined; location: string | undefined }>(
    (resolve, reject) => {
      requestPlainly(
        { host: '127.0.0.1', port: fleet.httpPort, path: '/people?q=1', headers: { host: siteHost } },
        (answer) => {
          answer.resume();
          resolve({ status: answer.statusCode, location: answer.headers.location });
        },
      )
        .on('error', reject)
        .end();
    },
  );
  expect(plain).toEqual({ status: 308, location: `https://${siteHost}/people?q=1` });
});

test('a page and its own conditional request pass as the site sends them: nothing is kept in between', async () => {
  const page = await asking({ host: siteHost, path: '/people' });
  expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const headers = { 'if-none-match': String(page.headers.etag) };
  expect((await asking({ host: siteHost, path: '/people', headers })).status).toBe(304);
});

test('a request has the proxy’s id, whatever its sender calls it', async () => {
  const headers = { 'x-request-id': 'mine-alone' };
  const answer = await asking({ host: siteHost, path: '/people', headers });
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
});

test('the GraphQL socket opens and answers', async () => {
  const socket = new WebSocket(`wss://127.0.0.1:${fleet.httpsPort}/graphql`, 'graphql-transport-ws', {
    // Nobody has signed its certificate.
    rejectUnauthorized: false,
    headers: { host: siteHost, origin: `https://${siteHost}` },
  });
  const said: { type: string }[] = [];
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
  socket.on('message', (data) => {
    said.push(JSON.parse(String(data)));
    if (said.length === 1)
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: '{ __typename }' } }));
  });
  await expect.poll(() => said.map(({ type }) => type)).toEqual(['connection_ack', 'next', 'complete']);
  socket.terminate();
});

test('while each process is restarted, no request fails', async () => {
  const questions = ordinaryDay((await liveAddresses(database.url)).slice(0, 100));
  const { asked, failures, restarts } = await rollingRestart(fleet, { questions, count: 3_000, visitors: 8 });
  expect(failures).toEqual([]);
  expect(asked).toBeGreaterThanOrEqual(3_000);
  expect(restarts).toBeGreaterThanOrEqual(4);
}, 240_000);
