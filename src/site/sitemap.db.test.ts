import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';
import { PageCache } from '../platform/cache/page-cache.ts';
import { createApp } from './app.ts';
import { forgetPublished } from './publications/forget-published.ts';
import type { Site } from './site.ts';
import { registerSitemap } from './sitemap.ts';
import { listen, publicSite, testPages, testSite } from './testing.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let site: Site;
let app: FastifyInstance;
let ask: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  site = testSite(publicSite, database.url);
  app = createApp(site, { pages: testPages(), clientDirectory: null });
  ask = await listen(app);
});

afterAll(async () => {
  await app.close();
  await site.database.end();
  await database.drop();
});

afterEach(async () => {
  await site.database.pool.query('delete from live');
  site.cache.clear();
});

const sitemapOf = ({ database: { kysely: db } }: Site) => ({
  db,
  siteOrigin: 'https://www.example.com',
  cache: new PageCache(),
});

interface Page {
  readonly id: string;
  readonly type?: string;
  readonly locale?: string;
  readonly path: string | null;
  readonly withdrawn?: boolean;
}

/** Puts a page live without the ways of publishing. */
async function publishPage({ id, type = 'page', locale = 'en', path, withdrawn = false }: Page) {
  const { pool } = site.database;
  await pool.query(`insert into record (id, type) values ($1, $2) on conflict do nothing`, [id, type]);
  await pool.query(
    `insert into version (record_id, locale, number, slug, fields, change, published_by)
     values ($1, $2, 1, '', '{}', 'major', 'test') on conflict do nothing`,
    [id, locale],
  );
  await pool.query(
    `insert into live (record_id, locale, type, position, number, slug, path, title, fields, first_published_at,
       published_at, withdrawn_at, withdrawn_reason, search_text, search_brief)
     values ($1, $2, $6, 0, 1, '', $3, 'A page', '{}', '2026-01-01', '2026-02-03T04:05:06Z', $4, $5, '', '')`,
    [id, locale, path, withdrawn ? new Date() : null, withdrawn ? 'superseded' : null, type],
  );
}

test('the sitemap lists every live page of a language with the languages it exists in', async () => {
  await publishPage({ id: 'home', path: '/' });
  await publishPage({ id: 'deals', path: '/deals' });
  await publishPage({ id: 'deals', path: '/deals', locale: 'fr-fr' });
  await publishPage({ id: 'no-page', path: null });
  await publishPage({ id: 'old', path: '/old', withdrawn: true });
  await publishPage({ id: 'remote', path: '/remote' });
  await publishPage({ id: 'thanks', path: '/thank-you/apply' });
  await publishPage({ id: 'searching', path: '/searching' });

  const index = await ask('/sitemap.xml');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(index.body.match(/https:[^<]*/g)).toEqual([
    'https://www.example.com/sitemaps/en.xml',
    'https://www.example.com/sitemaps/fr-fr.xml',
  ]);
  expect(index.body).toContain('<lastmod>2026-02-03T04:05:06.000Z</lastmod>');

  const english = await ask('/sitemaps/en.xml');
  expect(locations(english.body)).toEqual(['/', '/deals', '/searching']);
  const french = await ask('/sitemaps/fr-fr.xml');
  expect(locations(french.body)).toEqual(['/fr-fr/deals']);
  const alternates = (body: string) => body.match(/<xhtml:link[^>]*deals"\/>/g);
  expect(alternates(french.body)).toEqual([
    '<xhtml:link rel="alternate" hreflang="en" href="https://www.example.com/deals"/>',
    '<xhtml:link rel="alternate" hreflang="fr-FR" href="https://www.example.com/fr-fr/deals"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.com/deals"/>',
  ]);
  expect(alternates(english.body)).toEqual(alternates(french.body));
  // What exists in one language has none, here as in the page's head.
  expect(english.body).not.toMatch(/hreflang=[^>]*searching/);
});

test('a sitemap of more than a few pages is compressed as asked', async () => {
  for (let n = 1; n <= 20; n += 1) await publishPage({ id: `page-${n}`, path: `/page-${n}` });
  const plain = await ask('/sitemaps/en.xml');
  for (const encoding of ['br', 'gzip']) {
    const compressed = await ask('/sitemaps/en.xml', { headers: { 'accept-encoding': encoding } });
    expect(compressed.headers['content-encoding']).toBe(encoding);
    expect(compressed.body).toBe(plain.body);
  }
});

test('pages that show a record again, below its address, are listed in the order of all and in its languages', async () => {
  const service = { id: 'tax', type: 'navigatorService', path: '/navigator/tax' };
  const chapter = { id: 'uk', type: 'navigatorChapter', path: '/navigator/tax/europe/uk' };
  await publishPage(service);
  await publishPage(chapter);
  await publishPage({ ...chapter, locale: 'fr-fr', path: '/navigator/impots/europe/uk' });
  await publishPage({
    id: 'ireland',
    type: 'navigatorChapter',
    path: '/navigator/tax/europe/ie',
    withdrawn: true,
  });
  const { body } = await ask('/sitemaps/en.xml');
  expect(locations(body)).toEqual([
    '/navigator/tax',
    '/navigator/tax/europe/uk',
    '/navigator/tax/europe/uk/status-table',
    '/navigator/tax/report-builder',
  ]);
  expect(body).toContain(
    'hreflang="fr-FR" href="https://www.example.com/fr-fr/navigator/impots/europe/uk/status-table"',
  );
});

test('the areas of the site map are listed, and of no other section', async () => {
  await publishPage({ id: 'map', type: 'section', path: '/site-map' });
  await publishPage({ id: 'deals', type: 'section', path: '/deals' });
  const listed = locations((await ask('/sitemaps/en.xml')).body);
  expect(listed).toEqual(expect.arrayContaining(['/deals', '/site-map', '/site-map?area=people']));
  expect(listed.filter((address) => address.includes('?')).every((one) => one.startsWith('/site-map?'))).toBe(
    true,
  );
});

test.each([
  '/sitemaps/zh-cn.xml',
  '/sitemaps/en-2.xml',
  '/sitemaps/en-1.xml',
  '/sitemaps/xx.xml',
  '/sitemaps/en',
])('there is no %s when there is nothing in it', async (path) => {
  await publishPage({ id: 'home', path: '/' });
  expect((await ask(path)).status).toBe(404);
});

test('a language of many pages is cut into files that together hold each page once', async () => {
  const paths = Array.from({ length: 7 }, (_, n) => `/page-${n}`);
  for (const path of paths) await publishPage({ id: path.slice(1), path });
  const small = fastify();
  registerSitemap(small, { ...sitemapOf(site), perFile: 3 });
  const read = async (path: string) => (await small.inject(path)).body;
  const files = (await read('/sitemap.xml')).match(/\/sitemaps\/[^<]*/g) ?? [];
  expect(files).toEqual(['/sitemaps/en.xml', '/sitemaps/en-2.xml', '/sitemaps/en-3.xml']);
  const bodies = await Promise.all(files.map(read));
  expect(bodies.map((body) => locations(body).length)).toEqual([3, 3, 1]);
  expect(bodies.flatMap(locations)).toEqual(paths);
});

test('no more are written at the same time than allowed, and the next when one is done', async () => {
  await publishPage({ id: 'home', path: '/' });
  const statusesWith = async (mostAtOnce: number) => {
    const small = fastify();
    const options = sitemapOf(site);
    registerSitemap(small, { ...options, mostAtOnce });
    const one = await small.inject('/sitemaps/en.xml');
    options.cache.clear();
    return [one.statusCode, (await small.inject('/sitemaps/en.xml')).statusCode];
  };
  expect(await statusesWith(0)).toEqual([503, 503]);
  expect(await statusesWith(1)).toEqual([200, 200]);
});

test('what is kept of an answer has nothing of the request that it was made for', async () => {
  await publishPage({ id: 'home', path: '/' });
  for (const id of ['the-first-request', 'the-second-request']) {
    const { headers } = await ask('/sitemaps/en.xml', { headers: { 'x-request-id': id } });
    expect(headers['x-request-id']).toBe(id);
  }
});

test('it is written once, and again when something was published, of whatever type', async () => {
  await publishPage({ id: 'home', path: '/' });
  const read = async () => [
    (await ask('/sitemap.xml')).body.includes('/sitemaps/fr-fr.xml'),
    locations((await ask('/sitemaps/en.xml')).body),
  ];
  expect(await read()).toEqual([false, ['/']]);
  await publishPage({ id: 'wei', type: 'person', path: '/people/wei' });
  await publishPage({ id: 'wei', type: 'person', path: '/people/wei', locale: 'fr-fr' });
  expect(await read()).toEqual([false, ['/']]);
  forgetPublished({ recordIds: ['wei'], types: ['person'], hard: true }, site);
  expect(await read()).toEqual([true, ['/', '/people/wei']]);
});

function locations(body: string): string[] {
  return [...body.matchAll(/<loc>https:\/\/www\.example\.com([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
}
