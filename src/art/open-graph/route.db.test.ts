import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { createApp } from '../../site/app.ts';
import type { Site } from '../../site/site.ts';
import { listen, testPages, testSite } from '../../site/testing.ts';
import { openGraphPath } from './address.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let site: Site;
let app: FastifyInstance;
let ask: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  site = testSite({}, database.url);
  app = createApp(site, { pages: testPages(), clientDirectory: null });
  ask = await listen(app);
});

afterAll(async () => {
  await app.close();
  await site.database.end();
  await database.drop();
});

const person = { id: 'pe101', locale: 'en', title: 'Helena Okafor' } as const;

test('a record is shared with a picture that other sites may show, and caches ask for each time', async () => {
  const answer = await ask(openGraphPath(person));
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=0, must-revalidate',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.length).toBe(Number(answer.headers['content-length']));
  const headers = { 'if-none-match': String(answer.headers.etag), 'accept-encoding': 'br, gzip' };
  expect((await ask(openGraphPath(person), { headers })).status).toBe(304);
  const compressed = await ask(openGraphPath(person), { headers: { 'accept-encoding': 'br, gzip' } });
  expect(compressed.headers['content-encoding']).toBeUndefined();
});

test('an address with the title of yesterday shows the one of today', async () => {
  const today = await ask(openGraphPath(person));
  for (const path of ['/og/v1/en/pe101.png', openGraphPath({ ...person, title: 'Helena Smith' })]) {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 200, headers: { etag: today.headers.etag } });
  }
});

test.each(['/og/v1/en/nobody.png', '/og/v1/xx/pe101.png', '/og/v1/en/pe101.svg', '/og/v1/en/%00.png'])(
  '%s is nothing',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);
