/** Two versions on one database, as in every deployment: the older one goes on while the newer one takes over. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/embedded-postgres/free-port.ts';
import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { type LaterVersion, laterVersion } from '../testing/later-version.ts';
import { type SiteProcess, startIdentityProcess, startSiteProcess } from '../testing/site-process.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let later: LaterVersion;
let older: SiteProcess;
let newer: SiteProcess;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  later = await laterVersion();
  await later.addMigration('9001_later-column.sql', 'alter table record add column later text;');
  await later.change();
  older = await startSiteProcess(database.url);
  await later.migrate(database.url);
  newer = await startSiteProcess(database.url, {}, { checkout: later.checkout });
}, 180_000);
afterAll(async () => {
  await Promise.all([older?.stop(), newer?.stop()]);
  await later?.remove();
  await database?.drop();
});

async function get(origin: string, path: string) {
  const response = await fetch(origin + path, { redirect: 'manual' });
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes,
    text: bytes.toString(),
  };
}

/** What the first page of a version loads. */
async function loadedBy({ origin }: SiteProcess): Promise<string[]> {
  const { text } = await get(origin, '/');
  return [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
}

test('a page of either version has its style sheet, whichever version is asked for it', async () => {
  const style = (paths: readonly string[]) => paths.find((path) => /\/style-[^/]+\.css$/.test(path)) ?? '';
  const [ofOlder, ofNewer] = [style(await loadedBy(older)), style(await loadedBy(newer))];
  expect(ofNewer).not.toBe(ofOlder);
  for (const path of [ofOlder, ofNewer]) {
    const [one, other] = [await get(older.origin, path), await get(newer.origin, path)];
    expect(one).toMatchObject({ status: 200, type: expect.stringContaining('text/css') });
    expect(other).toEqual(one);
  }
  expect((await get(older.origin, ofNewer)).text).toContain('.change-1');
});

test('the older version, and its identity provider, answer every file that pages of the newer one may load', async () => {
  const port = await freePort();
  const identity = await startIdentityProcess(database.url, {
    PORT: String(await freePort()),
    IDENTITY_PORT: String(port),
  });
  try {
    const folder = join(await later.currentBuild(), 'client');
    const files = globSync('assets/*', { cwd: folder }).filter((name) => !/\.(br|gz)$/.test(name));
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) {
      const bytes = await readFile(join(folder, file));
      for (const origin of [older.origin, `http://localhost:${port}`]) {
        const answer = await get(origin, `/${file}`);
        expect(answer.status, file).toBe(200);
        expect(answer.bytes.equals(bytes), file).toBe(true);
      }
    }
  } finally {
    await identity.stop();
  }
});

test('the older version goes on, is ready and starts again on what the newer one has migrated', async () => {
  expect((await get(older.origin, '/readyz')).status).toBe(200);
  expect((await get(older.origin, '/fr-fr/people')).status).toBe(200);
  expect(await migrate(database.url)).toEqual([]);
  const again = await startSiteProcess(database.url);
  try {
    expect((await get(again.origin, '/readyz')).status).toBe(200);
    expect((await get(again.origin, '/news')).status).toBe(200);
  } finally {
    await again.stop();
  }
});

test('a build beside a running version takes nothing from it', async () => {
  const before = await later.currentBuild();
  const files = await loadedBy(newer);
  await later.change();
  expect(await later.currentBuild()).not.toBe(before);
  for (const file of files) expect((await get(newer.origin, file)).status, file).toBe(200);
  // Loaded when the first of them is drawn.
  expect((await get(newer.origin, '/people')).status).toBe(200);
});

test('what a version cannot live with is said by the migration: it is ready until then, and does not start after it', async () => {
  await later.addMigration('9002_no-old-way.sql', '-- needs: 9001_later-column.sql\nselect 1;');
  expect((await get(newer.origin, '/readyz')).status).toBe(200);
  await later.migrate(database.url);
  expect((await get(newer.origin, '/readyz')).status).toBe(200);
  await expect(migrate(database.url)).rejects.toThrow(
    'after 9002_no-old-way.sql every version has to know 9001_later-column.sql',
  );
});
