import { Resvg } from '@resvg/resvg-js';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { personFields, published, publishedOffice } from '../../content/testing/published.fixture.ts';
import { createApp } from '../../site/app.ts';
import type { Site } from '../../site/site.ts';
import { listen, testPages, testSite } from '../../site/testing.ts';
import { nameplatePath, pressPortraitPath } from './address.ts';

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
  const fields = { ...personFields('Jingyi', 'Wei'), title: 'Jingyi <Wei>' };
  await published(db, { type: 'person', id: 'pe1', slug: 'jingyi-wei', fields, translations });
  await published(db, { type: 'section', id: 'about', slug: 'about-us', fields: { title: 'About us' } });
  app = createApp(site, { pages: testPages(), clientDirectory: null });
  ask = await listen(app);
});

afterAll(async () => {
  await app.close();
  await site.database.end();
  await database.drop();
});

test('a portrait is saved as a drawing that says whose it is and whom to credit', async () => {
  const { status, headers, body } = await ask(pressPortraitPath('en', 'pe1', 'svg'));
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-disposition': 'attachment; filename="pe1-en.svg"',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  expect(body).toMatch(
    /^<svg [^>]*><title>Jingyi &lt;Wei&gt;<\/title><desc>Drawing: Fenwarden Lisle<\/desc>/,
  );
});

test.each([
  [pressPortraitPath('zh-cn', 'pe1', 'png'), [1600, 1920], ['魏静怡', '绘图：']],
  [nameplatePath('en', 'name-dark', 'png'), [2400, 480], ['Fenwarden Lisle', 'Drawing: ']],
])('%s is a picture for print with a title and a credit inside', async (path, size, words) => {
  const answer = await fetch(`http://${hostOf()}${path}`);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const png = Buffer.from(await answer.arrayBuffer());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(size);
  for (const word of words) expect(png.includes(Buffer.from(word))).toBe(true);
  expect(decodes(png, size)).toBe(true);
});

test('the name is drawn in paths, which need no font, light or dark', async () => {
  const [dark, light] = await Promise.all(
    (['name-dark', 'name-light'] as const).map((plate) => ask(nameplatePath('fr-fr', plate, 'svg'))),
  );
  expect(dark?.body).toContain('fill="#0e2240"');
  expect(light?.body).toContain('fill="#fbfbf9"');
  expect(dark?.body).not.toContain('<text');
});

test.each([
  '/press-pictures/en/nobody.svg',
  '/press-pictures/en/about.svg',
  '/press-pictures/de/pe1.svg',
  '/press-pictures/fr-fr/pe1.jpg',
  '/press-pictures/en/%00.png',
])('%s is nothing', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

function hostOf(): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port.');
  return `127.0.0.1:${address.port}`;
}

/** Whether another program can read a picture: checksums and all. */
function decodes(png: Buffer, [width, height]: readonly number[]): boolean {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: 40 } }).render().pixels.some((value) => value > 0);
}
