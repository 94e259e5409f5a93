import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { personFields, published, publishedOffice } from '../../content/testing/published.fixture.ts';
import { createApp } from '../app.ts';
import { forgetPublished } from '../publications/forget-published.ts';
import type { Site } from '../site.ts';
import { listen, publicSite, testPages, testSite } from '../testing.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let site: Site;
let app: FastifyInstance;
let ask: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  site = testSite(publicSite, database.url);
  const db = site.database.kysely;
  await publishedOffice(db);
  const translations = { 'zh-cn': { title: '魏静怡', jobTitle: '合伙人' } };
  const fields = personFields('Jingyi', 'Wei', { phone: '+86 21 0000 2903' });
  await published(db, { type: 'person', id: 'pe1', slug: 'jingyi-wei', fields, translations });
  const former = personFields('Ada', 'Eton', { standing: 'former' });
  await published(db, { type: 'person', id: 'pe2', fields: former });
  await published(db, { type: 'person', id: 'pe3', fields: personFields('Mary', 'Ward') });
  app = createApp(site, { pages: testPages(), clientDirectory: null });
  ask = await listen(app);
});

afterAll(async () => {
  await app.close();
  await site.database.end();
  await database.drop();
});

test('a person’s card is saved under their name, and asked for again before each use', async () => {
  const answer = await ask('/vcards/en/pe1.vcf');
  expect(answer.status).toBe(200);
  expect(answer.body).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n/);
  expect(answer.body).toContain('\r\nURL:https://www.example.com/people/pe1/jingyi-wei\r\n');
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, no-cache',
    'content-disposition': 'attachment; filename="jingyi-wei.vcf"',
    'content-type': 'text/vcard; charset=utf-8',
    'x-robots-tag': 'noindex',
  });
  const { etag = '' } = answer.headers;
  expect((await ask('/vcards/en/pe1.vcf', { headers: { 'if-none-match': String(etag) } })).status).toBe(304);
});

test('a card is in the language of its page', async () => {
  expect((await ask('/vcards/zh-cn/pe1.vcf')).body).toContain('FN;PREF=1:魏静怡\r\n');
});

test('what is most needed of a card is there as a picture for cameras', async () => {
  const answer = await ask('/vcards/zh-cn/pe1.svg');
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, no-cache',
    'content-type': 'image/svg+xml; charset=utf-8',
    'x-robots-tag': 'noindex',
  });
  expect(answer.headers['content-disposition']).toBeUndefined();
  expect(answer.body).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1"/);
  const english = await ask('/vcards/en/pe1.svg');
  expect(english.body).not.toBe(answer.body);
});

test('a card is made once, and anew when the person’s record changes', async () => {
  expect((await ask('/vcards/en/pe3.vcf')).body).toContain('FN;PREF=1:Mary Ward');
  const change = (title: string) =>
    site.database.pool.query("update live set title = $1 where record_id = 'pe3'", [title]);
  await change('Mary Lisle');
  expect((await ask('/vcards/en/pe3.vcf')).body).toContain('FN;PREF=1:Mary Ward');
  forgetPublished({ recordIds: ['pe3'], types: [], hard: true }, site);
  expect((await ask('/vcards/en/pe3.vcf')).body).toContain('FN;PREF=1:Mary Lisle');
});

test.each([
  '/vcards/en/pe2.vcf',
  '/vcards/en/pe2.svg',
  '/vcards/en/pe1.png',
  '/vcards/en/pe9.vcf',
  '/vcards/en/pe1',
  '/vcards/xx/pe1.vcf',
  '/vcards/en-sg/pe1.vcf',
  '/vcards/en/office-london.vcf',
  "/vcards/en/'.vcf",
])('there is no card at %s', async (path) => {
  expect((await ask(path)).status).toBe(404);
});
