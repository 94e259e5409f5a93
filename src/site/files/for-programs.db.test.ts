import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { createApp } from '../app.ts';
import { handlePage } from '../handle-page.ts';
import type { Site } from '../site.ts';
import { listen, publicSite, testPages, testSite } from '../testing.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let site: Site;
let app: ReturnType<typeof createApp>;
let ask: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  site = testSite(publicSite, database.url);
  app = createApp(site, { pages: testPages(), clientDirectory: null });
  ask = await listen(app);
});

afterAll(async () => {
  await app.close();
  await site.database.end();
  await database.drop();
});

const page = async (pathname: string) => {
  const { status, headers, body } = await handlePage({ pathname, search: '' }, site);
  return { status, headers, body: String(await body) };
};

/** Where a record's page is, as its canonical address says. */
async function pathOf(id: string, locale = 'en'): Promise<string> {
  const { rows } = await site.database.pool.query<{ path: string }>(
    'select path from live where record_id = $1 and locale = $2',
    [id, locale],
  );
  return rows[0]?.path ?? '';
}

test('a page of a record is there as Markdown, and says where to cite it from', async () => {
  const path = await pathOf('pu102');
  const { body: html } = await page(path);
  expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${path}.md">`);
  const { status, headers, body } = await page(`${path}.md`);
  const canonical = /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1];
  expect([status, headers['content-type'], headers.link]).toEqual([
    200,
    'text/markdown; charset=utf-8',
    `<${canonical}>; rel="canonical"`,
  ]);
  expect(body).toContain(`canonical: "${canonical}"`);
  expect(body).toMatch(
    /^---\ntitle: "The Arbitration Act 2025.*\n(?:.+\n)*published: "\d{4}-\d\d-\d\dT.*\n(?:.+\n)*authors: \["/,
  );
  expect(body.length).toBeGreaterThan(1_000);
});

test('a translation is there in its language, and what is not translated in English', async () => {
  const { body } = await page(`/fr-fr${await pathOf('service-tax', 'fr-fr')}.md`);
  expect(body).toContain('language: "fr-fr"');
  expect(body).toContain('# Fiscalité');
});

test('what is closed is not in it', async () => {
  const path = await pathOf('pu104');
  const { rows } = await site.database.pool.query<{ last: string }>(
    `select (fields -> 'body' -> -1 -> 'children' -> 0 ->> 'text') as last from live
     where record_id = 'pu104' and locale = 'en'`,
  );
  const [{ body: html }, { body, status }] = await Promise.all([page(path), page(`${path}.md`)]);
  const last = rows[0]?.last.slice(0, 40) ?? '';
  expect(last).not.toBe('');
  expect([status, html.includes(last), body.includes(last)]).toEqual([200, false, false]);
  expect(body).toContain('access: "sign-in"');
});

test.each(['/search.md', '/auth/profile.md', '/navigator/data-protection/report-builder.md', '/nowhere.md'])(
  'no text is at %s',
  async (path) => {
    expect((await page(path)).status).toBe(404);
  },
);

test('assistants find the services, and from them all else', async () => {
  const { status, body } = await ask('/llms.txt');
  expect(status).toBe(200);
  expect(body).toMatch(/^# .+\n\n> /);
  const [, link] = /\[Tax\]\(https?:\/\/[^/]+(\/services\/[^)]+\.md)\)/.exec(body) ?? [];
  expect((await page(link ?? '')).status).toBe(200);
});

test.each([
  ['en', '/search?q={searchTerms}'],
  ['fr-fr', '/fr-fr/search?q={searchTerms}'],
  ['zh-cn', '/zh-cn/search?q={searchTerms}'],
])('browsers learn how to search in %s', async (locale, template) => {
  const { body, headers } = await ask(`/opensearch/${locale}.xml`);
  expect(headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
  expect(body).toContain(`${template}"/>`);
  expect((await page(locale === 'en' ? '/' : `/${locale}`)).body).toContain(
    `href="/opensearch/${locale}.xml"`,
  );
});

test('the sheet of deals has every one of them, however many there are, once, below one row of names', async () => {
  const { pool } = site.database;
  // The versions behind the copies are nothing that a list reads.
  await pool.query('alter table live drop constraint live_record_id_locale_number_fkey');
  const { rows: names } = await pool.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = 'live' and is_generated = 'NEVER' and column_name not in ('record_id', 'title', 'path')",
  );
  const columns = names.map(({ name }) => name).join(', ');
  await pool.query(`
    insert into live (record_id, title, path, ${columns})
    select 'many' || n, 'Matter ' || n, null, ${columns} from generate_series(1, 1100) n,
      (select * from live where type = 'deal' and locale = 'en' limit 1) one`);
  const { body } = await page('/deals.csv');
  const lines = body.trimEnd().split('\r\n');
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from live where type = 'deal' and locale = 'en' and withdrawn_at is null",
  );
  expect(lines).toHaveLength(1 + (rows[0]?.count ?? 0));
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.filter((line) => line.startsWith('\ufeff'))).toHaveLength(1);
});
