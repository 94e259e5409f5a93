import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { rawConnection } from '../platform/http/connections/raw-connection.fixture.ts';
import { publicSite, startApp, stopApps, testPages } from './testing.ts';

afterEach(stopApps);

test.each(['GET /people', 'GET /healthz', 'GET /no/such/page', 'POST /graphql', 'OPTIONS /people'])(
  '%s that names two hosts is refused, whichever of them is ours',
  async (line) => {
    const { app } = await startApp();
    const { port } = app.server.address() as AddressInfo;
    const ask = async (hosts: readonly string[]) => {
      const head = [`${line} HTTP/1.1`, ...hosts, 'Connection: close', '', ''].join('\r\n');
      return (await rawConnection(port, { sends: head })).ended;
    };
    const ours = `Host: localhost:${port}`;
    expect(await ask([ours, 'host: other.example'])).toMatch(/^HTTP\/1\.1 400 .*content-security-policy/is);
    expect(await ask(['HOST: other.example', ours])).toMatch(/^HTTP\/1\.1 400 /);
    expect(await ask([ours])).not.toMatch(/^HTTP\/1\.1 400 /);
  },
);

describe('a page', () => {
  test('is rendered once, compressed as asked, and answered with 304 when it is known', async () => {
    let renders = 0;
    const { handlePage } = testPages();
    const { ask } = await startApp({
      handlePage: (request, site) => {
        renders += 1;
        return handlePage(request, site);
      },
    });
    const plain = await ask('/people');
    const br = await ask('/people', { headers: { 'accept-encoding': 'gzip, br' } });
    const gzip = await ask('/people', { headers: { 'accept-encoding': 'br;q=0, *' } });
    expect([plain, br, gzip].map((answer) => answer.headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(new Set([plain.body, br.body, gzip.body])).toEqual(new Set(['<p>/people</p>'.repeat(100)]));
    expect(br.headers.etag).toBe(plain.headers.etag);
    expect(plain.headers.vary).toBe('accept-encoding');

    const known = await ask('/people', { headers: { 'if-none-match': `"x", ${br.headers.etag}` } });
    expect(known).toMatchObject({ status: 304, body: '' });
    expect(known.headers).toMatchObject({
      etag: br.headers.etag,
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(renders).toBe(1);
  });

  test('waits its turn in a crowd: few are rendered at a time, and everybody is answered', async () => {
    const crowd = 100;
    const arrived = Promise.withResolvers<void>();
    const seen = { arrived: 0, rendering: 0, most: 0 };
    const { handlePage } = testPages();
    const { ask } = await startApp({
      searchRead: (_, search) => {
        seen.arrived += 1;
        if (seen.arrived === crowd) arrived.resolve();
        return search;
      },
      handlePage: async (request, site) => {
        seen.rendering += 1;
        seen.most = Math.max(seen.most, seen.rendering);
        await arrived.promise;
        seen.rendering -= 1;
        return handlePage(request, site);
      },
    });
    const answers = await Promise.all(Array.from({ length: crowd }, (_, at) => ask(`/people/${at}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(crowd);
    expect(seen.most).toBeLessThanOrEqual(4);
  });

  test('answers HEAD as GET, without the body', async () => {
    const { ask } = await startApp();
    const get = await ask('/people');
    const head = await ask('/people', { method: 'HEAD' });
    const { date: _, 'x-request-id': __, ...expected } = get.headers;
    expect(head).toMatchObject({ status: 200, headers: expected, body: '' });
  });

  test('is not sent in a coding that the reader refuses', async () => {
    const { ask } = await startApp();
    const answer = await ask('/people', { headers: { 'accept-encoding': 'identity;q=0, zstd' } });
    expect(answer.status).toBe(406);
    expect(answer.body).toContain('406');
  });

  test('may be kept by anybody who asks before using it, except below /auth', async () => {
    const { ask } = await startApp();
    const cacheControl = async (path: string) => (await ask(path)).headers['cache-control'];
    expect(await cacheControl('/people')).toBe('public, max-age=0, must-revalidate');
    for (const path of ['/auth', '/auth/profile', '/fr-fr/auth/profile']) {
      expect(await cacheControl(path)).toBe('no-store');
    }
    expect(await cacheControl('/authors')).toBe('public, max-age=0, must-revalidate');
  });

  test('that was taken down is not served once more', async () => {
    const { ask, site } = await startApp();
    await ask('/people');
    expect(site.cache.size).toBe(1);
    site.cache.publication({ recordIds: ['people'], types: [], hard: true });
    expect(site.cache.size).toBe(0);
  });
});

describe('every answer', () => {
  const build = { 'assets/site-1a2b.css': 'body { color: inherit }' };

  test.each([
    '/people',
    '/robots.txt',
    '/healthz',
    '/readyz',
    '/assets/site-1a2b.css',
    '/speculation-rules.json',
    '/%ZZ',
  ])('to %s carries the security headers', async (path) => {
    const { ask } = await startApp({ build });
    const { headers } = await ask(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'none'`);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('age');
  });

  test('asks for https alone when the site is there', async () => {
    const { ask } = await startApp({ env: publicSite });
    const { headers } = await ask('/people');
    expect(headers['strict-transport-security']).toBe('max-age=63072000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  test('for HTML alone names the speculation rules, which are served', async () => {
    const { ask } = await startApp();
    expect((await ask('/people')).headers['speculation-rules']).toBe('"/speculation-rules.json"');
    expect((await ask('/robots.txt')).headers).not.toHaveProperty('speculation-rules');
    const rules = await ask('/speculation-rules.json');
    expect(rules.headers['content-type']).toMatch('application/speculationrules+json');
    expect(JSON.parse(rules.body)).toMatchObject({ prerender: [{ eagerness: 'moderate' }] });
  });
});

describe('a redirect', () => {
  test('keeps the query of each reader to that reader, also when many ask at once', async () => {
    const requested = Promise.withResolvers<void>();
    const { ask } = await startApp({
      handlePage: async ({ search }) => {
        await requested.promise;
        const location = search === '' ? '/new' : `/new${search}`;
        return { status: 308, headers: {}, location, body: '', tags: new Set(), maxAge: null };
      },
      searchRead: () => '',
    });
    const queries = ['?email=jane%40example.com', '?email=john%40example.com', ''];
    const answers = queries.map((query) => ask(`/old${query}`));
    requested.resolve();
    expect((await Promise.all(answers)).map(({ headers }) => headers.location)).toEqual([
      '/new?email=jane%40example.com',
      '/new?email=john%40example.com',
      '/new',
    ]);
  });
});

describe('a request that cannot be answered', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'])(
    'by %s is told what can be done',
    async (method) => {
      const { ask } = await startApp();
      const answer = await ask('/people', { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    },
  );

  test('at a route of its own is told the methods of that route', async () => {
    const { ask } = await startApp({ routes: (app) => app.post('/graphql', () => ({})) });
    const answer = await ask('/graphql', { method: 'PUT' });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
  });

  test('because its address is too long is refused in the language of the address', async () => {
    const { ask } = await startApp();
    expect((await ask(`/${'x'.repeat(1_999)}`)).status).toBe(200);
    const answer = await ask(`/fr-fr/${'x'.repeat(2_000)}`);
    expect(answer.status).toBe(414);
    expect(answer.body).toContain('lang="fr-fr"');
  });

  test('with a broken address reaches the pages as it was written', async () => {
    const { ask } = await startApp();
    expect((await ask('/people/%E0%A4%A')).body).toContain('/people/%E0%A4%A');
  });

  test.each(['http://elsewhere.example/people?page=2', '/people?page=2'])(
    '%s means this site',
    async (target) => {
      const { ask } = await startApp();
      expect((await ask(target)).body).toContain('<p>/people?page=2</p>');
    },
  );

  test('with a target that is no address is malformed', async () => {
    const { ask } = await startApp();
    expect((await ask('people')).status).toBe(400);
  });

  test('because its address or its headers are far too long is told so in plain words', async () => {
    const { ask } = await startApp();
    for (const answer of [
      await ask(`/fr-fr/${'x'.repeat(20_000)}`),
      await ask('/people', { headers: { cookie: 'x'.repeat(20_000) } }),
    ]) {
      expect(answer.status).toBe(431);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.body).toBe('The address or the headers of the request are too long.');
    }
  });

  test('by a program is told why in JSON, without internals', async () => {
    const { ask } = await startApp({
      routes: (app) => {
        app.post('/fails', () => Promise.reject(new Error('secret of the house')));
        app.post('/away', (): never => {
          throw Object.assign(new Error('refused by db.internal'), {
            code: 'ECONNREFUSED',
            syscall: 'connect',
          });
        });
      },
    });
    const failed = await ask('/fails', { method: 'POST' });
    expect([failed.status, failed.body]).toEqual([500, '{"message":"Something went wrong"}']);
    const away = await ask('/away', { method: 'POST' });
    expect([away.status, away.headers['retry-after']]).toEqual([503, '5']);
    expect(away.body).not.toContain('internal');
    const headers = { 'content-type': 'text/nonsense', 'content-length': '0' };
    expect((await ask('/fails', { method: 'POST', headers })).status).toBe(415);
  });

  test('because rendering fails shows no internals', async () => {
    const { ask } = await startApp({ handlePage: () => Promise.reject(new Error('secret of the house')) });
    const answer = await ask('/people');
    expect(answer.status).toBe(500);
    expect(answer.body).not.toContain('secret');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('the canonical host', () => {
  const env = { NODE_ENV: 'production', ...publicSite };

  test('is the only one that is answered, in production with an origin of its own', async () => {
    const { ask } = await startApp({ env });
    const other = await ask('/people?page=2', { headers: { host: 'example.com' } });
    expect([other.status, other.headers.location]).toEqual([308, 'https://www.example.com/people?page=2']);
    const own = await ask('/people?page=2', { headers: { host: 'www.example.com' } });
    expect(own.status).toBe(200);
    expect((await ask('/healthz')).status).toBe(200);
  });

  test('never leads to somebody else', async () => {
    const { ask } = await startApp({ env });
    const answer = await ask('//evil.example/', { headers: { host: 'example.com' } });
    expect(answer.headers.location).toBe('https://www.example.com//evil.example/');
  });
});

test('a request in flight is finished when the server is told to stop', async () => {
  const rendering = Promise.withResolvers<void>();
  const requested = Promise.withResolvers<void>();
  const { handlePage } = testPages();
  const { app, ask } = await startApp({
    handlePage: async (request, site) => {
      requested.resolve();
      await rendering.promise;
      return handlePage(request, site);
    },
  });
  const answer = ask('/people');
  await requested.promise;
  const closed = app.close();
  rendering.resolve();
  expect((await answer).status).toBe(200);
  await closed;
  await expect(ask('/people')).rejects.toThrow('ECONNREFUSED');
});
