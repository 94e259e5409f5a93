import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedIfEmpty } from '../src/content/seed/seed.ts';
import { startGuarded, throwawayDirectory } from '../src/db/embedded/throwaway.ts';
import { migrate } from '../src/db/migrate.ts';
import { startSiteOn, type TestSite } from './testing/site.ts';

let directory: string;
let server: Awaited<ReturnType<typeof startGuarded>>;
let site: TestSite;

beforeAll(async () => {
  directory = await throwawayDirectory();
  server = await startGuarded(directory);
  await migrate(server.url);
  await seedIfEmpty(server.url, resolve('seed'));
  site = await startSiteOn(server.url, { LOG_LEVEL: 'silent' });
}, 120_000);
afterAll(async () => {
  await site.stop();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

test('while the database is away kept pages go on, others say 503, and it recovers by itself', async () => {
  expect((await site.get('/people')).status).toBe(200);
  expect((await site.get('/readyz')).status).toBe(200);

  await server.stop();
  await expect.poll(async () => (await site.get('/readyz')).status).toBe(503);
  expect((await site.get('/people')).status).toBe(200);
  const other = await site.get('/fr-fr/news');
  expect(other.status).toBe(503);
  expect(Number(other.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await other.text()).toContain('<html lang="fr-FR"');
  expect((await site.get('/healthz')).status).toBe(200);

  server = await startGuarded(directory);
  await expect.poll(async () => (await site.get('/readyz')).status).toBe(200);
  await expect.poll(async () => (await site.get('/fr-fr/news')).status).toBe(200);
}, 60_000);
