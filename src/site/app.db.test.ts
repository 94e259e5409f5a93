import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';
import { databaseProxy } from '../platform/db/testing/database-proxy.ts';
import { createApp } from './app.ts';
import type { Pages } from './page-server.ts';
import type { Site } from './site.ts';
import { listen, publicSite, testPages, testSite } from './testing.ts';

const proxy = databaseProxy();
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let site: Site;
let app: FastifyInstance;
let ask: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  site = testSite(publicSite, await proxy.start(database.url));
});

afterAll(async () => {
  await site.database.end();
  await proxy.stop();
  await database.drop();
});

beforeEach(async () => {
  const handlePage: Pages['handlePage'] = async (request, self) => {
    await self.database.pool.query('select 1');
    return testPages().handlePage(request, self);
  };
  app = createApp(site, { pages: testPages({ handlePage }), clientDirectory: null });
  ask = await listen(app);
});

afterEach(async () => {
  await app.close();
});

test('the site is ready when the database is there and migrated', async () => {
  expect(await ask('/readyz')).toMatchObject({ status: 200, body: '{"ok":true}' });
  await site.database.pool.query('begin; create table kept as table migration; truncate migration; commit');
  expect(await ask('/readyz')).toMatchObject({
    status: 503,
    body: '{"ok":false,"problem":"database not migrated"}',
  });
  await site.database.pool.query('begin; insert into migration table kept; drop table kept; commit');
  expect((await ask('/readyz')).status).toBe(200);
});

test('while the database is away kept pages go on, others say when to come back, and all recovers by itself', async () => {
  expect((await ask('/kept')).status).toBe(200);
  await proxy.stop();
  expect((await ask('/kept')).status).toBe(200);
  const other = await ask('/zh-cn/other');
  expect(other).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
  expect(other.body).toContain('lang="zh-cn"');
  expect((await ask('/sitemap.xml')).status).toBe(503);
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: '{"ok":false,"problem":"database away"}' });
  expect((await ask('/healthz')).status).toBe(200);
  await proxy.reopen();
  expect((await ask('/zh-cn/other')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(200);
});
