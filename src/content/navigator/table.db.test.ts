import { afterAll, beforeAll, expect, test } from 'vitest';
import { gateOf } from '../access/gates.ts';
import { anonymous, type Viewer } from '../context.ts';
import { type TestSite, testSite } from '../publish/test-site.fixture.ts';
import { recordLoaders } from '../records/loaders.ts';
import { navigatorTable, type TableRequest } from './table.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  const permission = { access: 'permission', permission: 'product|nav-s' };
  await site.add({ id: 'ns', type: 'navigatorService', slug: 's', fields: { title: 'S', ...permission } });
  await site.add({ id: 'nr', type: 'navigatorRegion', slug: 'r', parentId: 'ns', fields: { title: 'R' } });
  for (const slug of ['atlantis', 'lemuria', 'mu']) {
    await site.add({ id: `j${slug}`, type: 'jurisdiction', slug, fields: { title: slug, iso: 'XX' } });
    const fields = { title: slug, jurisdiction: `j${slug}` };
    await site.add({ id: `nc-${slug}`, type: 'navigatorChapter', slug, parentId: 'nr', fields });
  }
  for (const slug of ['scope', 'breach']) {
    const fields = { title: slug, question: '?', answerType: 'text', group: 'What it covers' };
    await site.add({ id: `nt-${slug}`, type: 'navigatorTopic', slug, parentId: 'ns', fields });
  }
  for (const chapter of ['atlantis', 'lemuria'])
    for (const topic of ['scope', 'breach']) {
      const fields = { title: `${chapter} ${topic}`, topic: `nt-${topic}`, legalStatus: 'in-force' };
      const id = `${chapter}-${topic}`;
      await site.create({ id, type: 'navigatorCell', slug: topic, parentId: `nc-${chapter}`, fields });
      await site.publish(id, 'en', { at: new Date('2025-01-10T09:00:00Z') });
    }
  const fields = { title: 'Corrected', topic: 'nt-breach', legalStatus: 'none' };
  await site.save('atlantis-breach', 'en', { slug: 'breach', fields });
  await site.publish('atlantis-breach', 'en', { at: new Date('2026-02-01T09:00:00Z'), change: 'correction' });
});
afterAll(() => site.end());

async function table(request: Partial<TableRequest>, viewer: Viewer = anonymous) {
  const loaders = recordLoaders(site.database.kysely, new Set());
  const service = await loaders.record('ns', 'fr-fr');
  if (!service) throw new Error('The service is not there.');
  const none = { on: '2026-11-20', known: null, jurisdictions: null, topics: null };
  const found = await navigatorTable(service, { ...none, ...request }, loaders);
  const cells = await Promise.all(
    found.cells.map(async ({ jurisdiction, topic, entry, known }) => ({
      place: `${jurisdiction} ${topic}`,
      title: entry.title,
      changed: (await loaders.lastChange(entry, known))?.at.toISOString().slice(0, 10) ?? null,
      gate: (await gateOf(entry, { viewer, loaders }))?.kind ?? null,
    })),
  );
  return { ...found, cells };
}

test('a table holds what its address names in the order it is given, topics in their own, and says what is nothing', async () => {
  const request = { jurisdictions: ['mu', 'oz', 'lemuria', 'mu'], topics: ['scope', 'breach', 'tides'] };
  const { jurisdictions, topics, cells, unknown } = await table(request);
  expect(jurisdictions.map(({ key }) => key)).toEqual(['mu', 'lemuria']);
  expect(topics.map(({ key, groupKey }) => [key, groupKey])).toEqual([
    ['breach', 'what-it-covers'],
    ['scope', 'what-it-covers'],
  ]);
  expect(cells.map(({ place }) => place)).toEqual(['lemuria breach', 'lemuria scope']);
  expect(unknown).toEqual(['oz', 'tides']);
});

test('topics none of which is one narrow nothing: the table has all, and says what is nothing', async () => {
  const { topics, cells, unknown } = await table({ jurisdictions: ['atlantis'], topics: ['tides', 'moons'] });
  expect(topics.map(({ key }) => key)).toEqual(['breach', 'scope']);
  expect(cells.map(({ place }) => place)).toEqual(['atlantis breach', 'atlantis scope']);
  expect(unknown).toEqual(['tides', 'moons']);
});

test('each time has its answers, when they were changed, and the same gate', async () => {
  const request = { jurisdictions: ['atlantis'], topics: ['breach'] };
  const permitted = { id: 'u1', permissions: new Set(['product|nav-s']) };
  expect((await table(request)).cells).toEqual([
    { place: 'atlantis breach', title: 'Corrected', changed: '2026-02-01', gate: 'permission' },
  ]);
  const known = new Date('2025-12-31T23:59:59.999Z');
  expect((await table({ ...request, known })).cells).toEqual([
    { place: 'atlantis breach', title: 'atlantis breach', changed: null, gate: 'permission' },
  ]);
  expect((await table({ ...request, known }, permitted)).cells).toMatchObject([{ gate: null }]);
});
