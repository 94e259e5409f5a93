/** A new content type is its declaration, its page folder and its seed: no other file is edited here. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildIfStale } from '../../scripts/build.ts';
import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';
import { type LaterVersion, laterVersion } from '../testing/later-version.ts';
import { type SiteProcess, startSiteProcess } from '../testing/site-process.ts';
import { addThrowawayType } from '../testing/throwaway-type.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let version: LaterVersion;
let site: SiteProcess;

beforeAll(async () => {
  [database, version] = await Promise.all([createTestDatabase({ seeded: false }), laterVersion()]);
  const { checkout } = version;
  await addThrowawayType(checkout);
  const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: checkout });
  await run('scripts/generate.ts', '--queries');
  const seed =
    "const { seedIfEmpty } = await import('./scripts/seed/seed.ts'); await seedIfEmpty(process.argv[1], 'seed');";
  await Promise.all([buildIfStale(checkout), run('--input-type=module', '-e', seed, database.url)]);
  site = await startSiteProcess(database.url, {}, { checkout });
}, 180_000);
afterAll(async () => {
  await site?.stop();
  await version?.remove();
  await database?.drop();
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
