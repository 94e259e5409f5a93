/** Another firm's site: its names, addresses and legal lines come out of one file, and no code is changed for it. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/embedded-postgres/free-port.ts';
import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';
import { siteLocales } from '../../src/i18n/locales.ts';
import { connect, type Database } from '../../src/platform/db/connect.ts';
import { addressOf } from '../../src/routing/links.ts';
import { everyPlace, templatesIn } from '../testing/places.ts';
import { startSiteOn } from '../testing/site.ts';
import { startIdentityProcess } from '../testing/site-process.ts';

/** But in the ids of records, which pictures are named by. */
const own = /(?<![a-z]-)fenwarden|芬沃登/i;

/** What the demonstration's file has, with other names: whatever is not in the file keeps ours. */
function inOtherNames(text: string): string {
  return text
    .replaceAll('fenwardenlisle.example', 'firm.example')
    .replaceAll('Fenwarden Lisle', 'Example & Partners')
    .replaceAll('芬沃登', '示例')
    .replaceAll(/fenwarden/gi, 'example');
}

/** The demonstration's own texts, which speak of the firm as any content does. */
async function renameInContent({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string; column: string; type: string }>(`
    select c.table_name as name, c.column_name as column, c.udt_name as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.udt_name in ('text', 'jsonb')
      and c.is_generated = 'NEVER' and c.column_name !~ '(^|_)id$'
      -- One row for each word: two may become one.
      and t.table_name <> 'search_word'`);
  const client = await pool.connect();
  try {
    for (const { name, column, type } of rows) {
      const named = `"${column}"::text`;
      // What was published is kept as it was by triggers.
      await client.query(`alter table "${name}" disable trigger user`);
      await client.query(`
        update "${name}" set "${column}" = regexp_replace(replace(replace(replace(${named},
          'fenwardenlisle.example', 'firm.example'), 'Fenwarden Lisle', 'Example & Partners'),
          '芬沃登', '示例'), 'fenwarden', 'example', 'gi')::${type}
        where ${named} ~* 'fenwarden|芬沃登'`);
    }
  } finally {
    client.release(true);
  }
}

const directory = await mkdtemp(join(tmpdir(), 'chancery-firm-'));
const file = join(directory, 'firm.json');
await writeFile(file, inOtherNames(await readFile('src/platform/settings/demonstration-firm.json', 'utf8')));
const database = await createTestDatabase({ seeded: true });
const content = connect(database.url);
await renameInContent(content);
await content.end();
const [port, identityPort] = [await freePort(), await freePort()];
const env = { FIRM_FILE: file, PORT: String(port), IDENTITY_PORT: String(identityPort) };
const [site, identity] = await Promise.all([
  startSiteOn(database.url, env),
  startIdentityProcess(database.url, env),
]);
afterAll(async () => {
  await Promise.all([identity.stop(), site.stop()]);
  await database.drop();
  await rm(directory, { recursive: true });
});

test('a site started as “Example & Partners” says nowhere that it is Fenwarden Lisle', async () => {
  const places = await everyPlace(site.database);
  const pages = [...siteLocales, 'de-de' as const].flatMap((locale) => templatesIn(places, locale));
  const people = places.filter(({ route, locale }) => route.name === 'person' && locale === 'en');
  const addresses = [
    ...pages.map(({ address }) => address),
    ...people.slice(0, 3).map(({ address }) => `${address}.vcf`),
    ...siteLocales.map((locale) => addressOf(locale, '/design')),
    ...['/news.atom', '/publications.atom', '/events.ics', '/sitemap.xml', '/icon.svg', '/nothing-here'],
  ];
  const found: string[] = [];
  for (const address of addresses) {
    const text = await (await fetch(site.origin + address)).text();
    const [at] = own.exec(text) ? [text.search(own)] : [];
    if (at !== undefined) found.push(`${address}: ${text.slice(Math.max(0, at - 60), at + 60)}`);
  }
  expect(found).toEqual([]);
  expect(await (await fetch(`${site.origin}/`)).text()).toContain('Example &amp; Partners');
}, 240_000);

test('nor do the pages of its identity provider', async () => {
  for (const path of ['forgotten-password', 'security']) {
    const text = await (await fetch(`http://localhost:${identityPort}/${path}`)).text();
    expect(text).not.toMatch(own);
    expect(text).toContain('Example &amp; Partners');
  }
});
