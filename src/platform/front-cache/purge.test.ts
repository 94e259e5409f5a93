import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FrontCache } from './front-cache.ts';
import { purge } from './purge.ts';

interface Received {
  readonly line: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Stands for the service: writes down what it is asked, and answers as it is told to. */
let server: Server;
let received: Received[];
let answer: { status: number; body: string };
beforeEach(async () => {
  received = [];
  answer = { status: 200, body: '{"success":true}' };
  server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    received.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

function front(kind: FrontCache['kind'], path = ''): FrontCache {
  const { port } = server.address() as AddressInfo;
  return { kind, addresses: [`http://127.0.0.1:${port}${path}`], token: 'secret-1', seconds: 60 };
}
const keys = (count: number) => Array.from({ length: count }, (_, at) => `k${at}`);

describe('telling to forget', () => {
  test('Fastly: a batch of at most 256 surrogate keys of the service', async () => {
    await purge(front('fastly', '/service/SU1Z0isxPaozGVKXdv0eY'), keys(300));
    expect(received.map(({ line }) => line)).toEqual(
      Array(2).fill('POST /service/SU1Z0isxPaozGVKXdv0eY/purge'),
    );
    for (const { headers } of received)
      expect(headers).toMatchObject({
        'fastly-key': 'secret-1',
        'content-type': 'application/json',
        accept: 'application/json',
      });
    const batches = received.map(({ body }) => JSON.parse(body) as { surrogate_keys: string[] });
    expect(batches.map((batch) => batch.surrogate_keys.length)).toEqual([256, 44]);
    expect(batches.flatMap((batch) => batch.surrogate_keys)).toEqual(keys(300));
  });

  test('Cloudflare: tags of the zone, thirty at a time', async () => {
    await purge(front('cloudflare', '/client/v4/zones/023e105f4ecef8ad9ca31a8372d0c353'), keys(31));
    expect(received.map(({ line }) => line)).toEqual(
      Array(2).fill('POST /client/v4/zones/023e105f4ecef8ad9ca31a8372d0c353/purge_cache'),
    );
    expect(received[0]?.headers).toMatchObject({
      authorization: 'Bearer secret-1',
      'content-type': 'application/json',
    });
    expect(received.map(({ body }) => JSON.parse(body))).toEqual([{ tags: keys(30) }, { tags: ['k30'] }]);
  });

  test('Varnish: every server', async () => {
    const one = front('varnish');
    await purge({ ...one, addresses: [...one.addresses, ...one.addresses] }, ['a', 'b']);
    expect(received.map(({ line, headers }) => [line, headers['xkey-purge']])).toEqual(
      Array(2).fill(['PURGE /', 'a b']),
    );
  });
});

test.each([
  ['refuses', 'fastly', { status: 401, body: '{"msg":"Provided credentials are missing or invalid"}' }],
  ['says that it has not', 'cloudflare', { status: 200, body: '{"success":false,"errors":[{"code":1012}]}' }],
  ['says something else', 'cloudflare', { status: 200, body: '<html>' }],
  ['is told from where it must not', 'varnish', { status: 405, body: '' }],
] as const)('a cache that %s has not been told, and why is said without the token', async (_, kind, said) => {
  answer = said;
  const failure = await purge(front(kind), ['a']).catch((error: Error) => error);
  expect(failure).toMatchObject({ name: 'PurgeFailed' });
  expect(String(failure)).toContain(String(said.status));
  expect(String(failure)).not.toContain('secret-1');
});

test('a cache that cannot be reached has not been told', async () => {
  const nobody: FrontCache = {
    kind: 'varnish',
    addresses: ['http://127.0.0.1:1'],
    token: undefined,
    seconds: 60,
  };
  await expect(purge(nobody, ['a'])).rejects.toThrow('varnish at 127.0.0.1:1 cannot be reached');
});
