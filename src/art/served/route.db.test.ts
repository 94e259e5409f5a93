import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { unpublish } from '../../content/publish/unpublish.ts';
import { personFields, published, publishedOffice } from '../../content/testing/published.fixture.ts';
import { createApp } from '../../site/app.ts';
import { forgetPublished } from '../../site/publications/forget-published.ts';
import type { Site } from '../../site/site.ts';
import { listen, testPages, testSite } from '../../site/testing.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let site: Site;
let app: FastifyInstance;
let ask: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  site = testSite({}, database.url);
  const db = site.database.kysely;
  await publishedOffice(db);
  const translations = { 'zh-cn': { title: '魏静怡', jobTitle: '合伙人' } };
  const fields = personFields('Jingyi', 'Wei');
  await published(db, { type: 'person', id: 'pe1', slug: 'jingyi-wei', fields, translations });
  await published(db, { type: 'person', id: 'pe2', slug: 'ada-eton', fields: personFields('Ada', 'Eton') });
  await published(db, { type: 'section', id: 'about', slug: 'about-us', fields: { title: 'About us' } });
  app = createApp(site, { pages: testPages(), clientDirectory: null });
  ask = await listen(app);
});

afterAll(async () => {
  await app.close();
  await site.database.end();
  await database.drop();
});

const status = async (path: string) => (await ask(path)).status;

test.each([
  '/art/v2/plate/pe1-JW.svg',
  '/art/v2/plate-small/pe1-%E9%AD%8F.svg',
  '/art/v2/plate/pe1.svg',
  '/art/v2/card/about.svg',
  '/art/card/about.svg',
  '/art/v2/band/foot.svg',
  '/art/v2/rosette/sign-in.svg',
])('%s shows a record or a page of ours, and is drawn', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatch(/^<svg /);
});

test.each([
  '/art/v2/card/invented.svg',
  '/art/v2/card/pe10.svg',
  '/art/card/invented.svg',
  '/art/v2/plate/pe1-XY.svg',
  '/art/v2/plate/pe1-WJ.svg',
  '/art/v2/plate/about-XY.svg',
  '/art/v2/plate/sign-in-XY.svg',
  '/art/v2/plate/invented-JW.svg',
])('%s shows nothing there is, and is not drawn', async (path) => {
  expect(await status(path)).toBe(404);
});

test('letters may be written in the address as browsers write them', async () => {
  const { body } = await ask('/art/v2/plate/pe1-%E9%AD%8F.svg');
  expect(body).toContain('id="t0"');
  expect(body).not.toContain('id="t1"');
});

test('a record that was taken down has no picture any more', async () => {
  const path = '/art/v2/plate/pe2-AE.svg';
  expect(await status(path)).toBe(200);
  await unpublish(site.database.kysely, {
    recordId: 'pe2',
    locale: 'all',
    actor: 'editor',
    instead: { reason: 'A mistake' },
  });
  forgetPublished({ recordIds: ['pe2'], types: [], hard: true }, site);
  expect(await status(path)).toBe(404);
});

test('while pictures are drawn other requests are answered', async () => {
  const answered: string[] = [];
  const kinds = ['contour', 'summit', 'plate', 'lead', 'rosette'];
  const pictures = kinds.flatMap((kind) =>
    ['pe1', 'about'].map(async (seed) => {
      await ask(`/art/v2/${kind}/${seed}.svg`);
      answered.push('picture');
    }),
  );
  const probe = ask('/healthz').then(() => answered.push('probe'));
  await Promise.all([...pictures, probe]);
  expect(answered.indexOf('probe')).toBeLessThan(5);
});
