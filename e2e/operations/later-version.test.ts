/**
 * A later version of this software, built from its sources: beside the older one on one database, as in every
 * deployment, and with a content type more, which is its declaration, its page folder and its seed.
 */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/embedded-postgres/free-port.ts';
import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { type LaterVersion, laterVersion } from '../testing/later-version.ts';
import { type SiteProcess, startIdentityProcess, startSiteProcess } from '../testing/site-process.ts';
import { addThrowawayType } from '../testing/throwaway-type.ts';

type Database = Awaited<ReturnType<typeof createTestDatabase>>;

let later: LaterVersion;
let database: Database;
/** Runs from the checkout in which the later version is built meanwhile. */
let replaced: SiteProcess;
let replacedBuild: string;
beforeAll(async () => {
  later = await laterVersion();
  database = await createTestDatabase({ seeded: true });
  replacedBuild = await later.currentBuild();
  replaced = await startSiteProcess(database.url, {}, { checkout: later.checkout });
  await later.addMigration('9001_later-column.sql', 'alter table record add column later text;');
  await addThrowawayType(later.checkout);
  await later.run('scripts/generate.ts', '--queries');
  await later.build();
}, 180_000);
afterAll(async () => {
  await replaced?.stop();
  await database?.drop();
  await later?.remove();
});

describe('A content type more', () => {
  let own: Database;
  let site: SiteProcess;

  beforeAll(async () => {
    own = await createTestDatabase({ seeded: false });
    await later.migrate(own.url);
    const seed =
      "const { seedIfEmpty } = await import('./scripts/seed/seed.ts'); await seedIfEmpty(process.argv[1], 'seed');";
    await later.run('--input-type=module', '-e', seed, own.url);
    site = await startSiteProcess(own.url, {}, { checkout: later.checkout });
  }, 60_000);
  afterAll(async () => {
    await site?.stop();
    await own?.drop();
  });

  async function text(path: string): Promise<string> {
    const response = await fetch(site.origin + path);
    expect([path, response.status]).toEqual([path, 200]);
    return response.text();
  }

  async function ask(query: string): Promise<unknown> {
    const response = await fetch(`${site.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return response.json();
  }

  const address = '/publications/gazettes/gz1/tariffs-of-the-grid';

  test('it is in GraphQL, with a list that is filtered and counted, its address and its label', async () => {
    const query = `{ gazettes(locale: "fr-fr", filter: { kind: [DECREE] }) {
      totalCount nodes { title kind url typeLabel } facets { field values { value count } } } }`;
    expect(await ask(query)).toMatchObject({
      data: {
        gazettes: {
          totalCount: 1,
          nodes: [{ title: 'Tarifs du réseau', kind: 'DECREE', typeLabel: 'Bulletin officiel' }],
          facets: expect.arrayContaining([{ field: 'kind', values: [{ value: 'DECREE', count: 1 }] }]),
        },
      },
    });
  });

  test('it has a page in each language, with the labels of its choices', async () => {
    expect(await text(address)).toContain('Decree');
    expect(await text('/fr-fr/publications/gazettes/gz1/tarifs-du-reseau')).toContain('Décret');
  });

  test('it is found by the search on its tab, under its label, and on no other', async () => {
    const found = await text('/fr-fr/search/insights?q=tarifs');
    expect(found).toContain('<mark>Tarifs</mark> du réseau');
    expect(found).toContain('Bulletin officiel');
    expect(await text('/fr-fr/search/people?q=tarifs')).not.toContain('<mark>Tarifs</mark>');
  });

  test('it is suggested while somebody types', async () => {
    expect(await ask('{ suggest(text: "tarif", locale: "en") { title url } }')).toMatchObject({
      data: { suggest: [{ title: 'Tariffs of the grid', url: address }] },
    });
  });

  test('it is in the sitemap, in its languages', async () => {
    const sitemap = await text('/sitemaps/en.xml');
    expect(sitemap).toContain(`${address}</loc>`);
    expect(sitemap).toContain('hreflang="fr-FR"');
  });

  test('it stands in the lists that it declares', async () => {
    expect(await text('/sectors/sector/energy')).toContain(`href="${address}"`);
  });
});

describe('Two versions on one database', () => {
  let older: SiteProcess;
  let newer: SiteProcess;

  beforeAll(async () => {
    older = await startSiteProcess(database.url);
    await later.migrate(database.url);
    newer = await startSiteProcess(database.url, {}, { checkout: later.checkout });
  }, 60_000);
  afterAll(() => Promise.all([older?.stop(), newer?.stop()]));

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
    const style = (paths: readonly string[]) => paths.find((path) => /\/site-[^/]+\.css$/.test(path)) ?? '';
    const [ofOlder, ofNewer] = [style(await loadedBy(older)), style(await loadedBy(newer))];
    expect(ofNewer).not.toBe(ofOlder);
    for (const path of [ofOlder, ofNewer]) {
      const [one, other] = [await get(older.origin, path), await get(newer.origin, path)];
      expect(one).toMatchObject({ status: 200, type: expect.stringContaining('text/css') });
      expect(other).toEqual(one);
    }
    expect((await get(older.origin, ofNewer)).text).toContain('.only-later');
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
    expect(await later.currentBuild()).not.toBe(replacedBuild);
    const files = await loadedBy(replaced);
    expect(files).not.toEqual([]);
    expect(files).toEqual(await loadedBy(older));
    for (const file of files) expect((await get(replaced.origin, file)).status, file).toBe(200);
    // Loaded when the first of them is drawn.
    expect((await get(replaced.origin, '/people')).status).toBe(200);
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
});
