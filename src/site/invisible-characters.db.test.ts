/** What is copied, searched, read aloud or taken into other programs is what is seen. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyPlace } from '../../e2e/testing/places.ts';
import { inTurns } from '../../e2e/testing/tabs.ts';
import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';
import { errorPage } from '../pages/errors/error-page.tsx';
import { createApp } from './app.ts';
import { handlePage, searchRead } from './handle-page.ts';
import type { Site } from './site.ts';
import { listen, testSite } from './testing.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let site: Site;
let app: FastifyInstance;
let ask: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  site = testSite({}, database.url);
  app = createApp(site, { pages: { handlePage, searchRead, errorPage }, clientDirectory: null });
  ask = await listen(app);
});
afterAll(async () => {
  await app.close();
  await site.database.end();
  await database.drop();
});

/** Soft hyphens, joiners and spaces without width, marks of direction and of byte order; also as HTML writes them. */
const invisible =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]|&(?:shy|zwj|zwnj|ZeroWidthSpace|NoBreak|[lr]lm);|&#(?:173|8203|8204|8205|8288|65279|x(?:ad|200b|200c|200d|2060|feff));/iu;

/** The places of invisible characters in a text, with what stands around them. */
function invisibleIn(text: string): string[] {
  const at = text.search(invisible);
  return at < 0 ? [] : [JSON.stringify(text.slice(Math.max(0, at - 20), at + 20))];
}

test('they are found', () => {
  for (const text of [
    '2027\u2060年',
    'a\u200bb',
    'a\ufeff',
    'co\u00adop',
    'a&shy;b',
    'a&#8288;b',
    'a&#x200B;b',
  ])
    expect(invisibleIn(text), text).toHaveLength(1);
  expect(invisibleIn('« Que faire\u202f? », 5\u00a0mai, 2027年6月30日')).toEqual([]);
});

test('no page has an invisible character, in any of its languages, nor has a file that it offers', async () => {
  const files = new Set<string>();
  const pages = await inTurns(
    await everyPlace(site.database),
    async ({ address }) => {
      const { body } = await ask(address);
      for (const [, href = ''] of body.matchAll(/(?:href|src)="(\/[^"]*)"/g))
        if (/\.(?:csv|ics|json|txt|vcf|xml)(?:\?|$)|\/feed|\/art\//.test(href))
          files.add(href.replaceAll('&amp;', '&'));
      return invisibleIn(body).map((found) => `${address}: ${found}`);
    },
    4,
  );
  const kinds = new Set([...files].map((file) => /\.(\w+)(?:\?|$)/.exec(file)?.[1]));
  expect([...kinds]).toEqual(expect.arrayContaining(['csv', 'ics', 'vcf', 'xml']));
  const found = await inTurns(
    [...files, '/sitemap.xml', '/robots.txt'],
    async (file) => {
      const { body } = await ask(file);
      // Spreadsheets know by a mark of byte order that a table is in UTF-8.
      const text = /\.csv/.test(file) ? body.replace(/^\ufeff/, '') : body;
      return invisibleIn(text).map((one) => `${file}: ${one}`);
    },
    4,
  );
  expect([...pages, ...found]).toEqual([]);
}, 240_000);
