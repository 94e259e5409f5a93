import { brotliCompressSync } from 'node:zlib';
import type { Response as Loaded, Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import type { RouteName } from '../../src/routing/routes.ts';
import { narrow, wide } from '../testing/browser.ts';
import { browserForFile, ownSiteForFile } from '../testing/for-file.ts';
import { scrollThrough, shiftsOf, watchShifts } from '../testing/layout-shifts.ts';
import { publishLongText } from '../testing/long-texts.ts';
import { everyPlace, type Place, templatesIn } from '../testing/places.ts';
import { keepNothing } from '../testing/tabs.ts';

/** Bytes on the way, as the server sends them to a reader who comes for the first time. */
const budget = { script: 2_000, stylesheet: 15_000, font: 60_000, html: 15_000 };
/** What a new connection sends before it hears from the reader: ten packets (RFC 6928), headers among them. */
const firstFlight = 14_600;
const mostFonts = 2;
/** The sum of layout shifts; 0.1 counts as good. */
const mostShift = 0;
/** Templates whose record has a text of its own; publications are long already. */
const withText: readonly RouteName[] = [
  'person',
  'news-item',
  'legal-page-1',
  'office',
  'sector-1',
  'service-1',
  'about-page-1',
  'careers-page-1',
  'careers-page-2',
  'contact-page',
  'event',
  'blog-post',
  'location',
  'solution-1',
  'feature',
  'product-part-5',
  'graduates-page',
];

const site = await ownSiteForFile();
const { inTabs, openPage } = await browserForFile(site.origin);
const places = (await everyPlace(site.database)).filter(({ route }) => route.kind !== 'auth');

test('with a text of 1,500 words the HTML of every template for one record stays within its budget', async () => {
  const heavy: string[] = [];
  for (const name of withText) {
    const place = places.find(({ route, locale }) => route.name === name && locale === 'en');
    if (!place?.recordId) throw new Error(`No record is shown at ${name}.`);
    await publishLongText(site.database, place.recordId);
    await expect.poll(() => wordsAt(place.address), { message: place.address }).toBeGreaterThan(1_500);
    const size = await bytesAt(place.address);
    if (!(size <= budget.html)) heavy.push(`${place.address}: ${size} of ${budget.html}`);
  }
  expect(heavy).toEqual([]);
}, 120_000);

test.each([
  ['wide', wide],
  ['narrow', narrow],
] as const)(
  'a reader who touches nothing loads at most 2 kB of script, 15 kB of style, two fonts, from one origin, and nothing moves: %s',
  async (_, viewport) => {
    const templates = templatesIn(places, 'en');
    expect(templates.length).toBeGreaterThan(30);
    const work = async (page: Page, { address }: Place) => {
      await keepNothing(page);
      return visit(page, address);
    };
    expect(await inTabs(templates, work, { viewport })).toEqual([]);
  },
  300_000,
);

// The files are the same in every language: these readers have some of them already.
test.each(['fr-fr', 'zh-cn'] as const)(
  'a reader who goes on and on loads no more than that, and nothing moves: %s, narrow',
  async (locale) => {
    const templates = templatesIn(places, locale);
    expect(templates.length).toBeGreaterThan(30);
    const work = (page: Page, { address }: Place) => visit(page, address);
    expect(await inTabs(templates, work, { viewport: narrow })).toEqual([]);
  },
  300_000,
);

/** What is wrong with a visit, in words. */
async function visit(page: Page, address: string): Promise<string[]> {
  const found: string[] = [];
  const loaded: Loaded[] = [];
  const onTheWay = new Set<Request>();
  const asked = (request: Request) => onTheWay.add(request);
  const done = (request: Request) => onTheWay.delete(request);
  page
    .removeAllListeners()
    .on('pageerror', (error) => found.push(error.message))
    .on('console', (message) => message.type() === 'error' && found.push(message.text()))
    .on('response', (response) => loaded.push(response))
    .on('request', asked)
    .on('requestfinished', done)
    .on('requestfailed', done);
  await watchShifts(page);
  await page.goto(address);
  await scrollThrough(page);
  await expect.poll(() => [...onTheWay].map((request) => request.url())).toEqual([]);
  const shifts = await shiftsOf(page);
  if (shifts.reduce((sum, { value }) => sum + value, 0) > mostShift)
    found.push(...shifts.map(({ value, nodes }) => `moved by ${value.toFixed(4)}: ${nodes}`));
  const of = (type: string) => loaded.filter((response) => response.request().resourceType() === type);
  for (const type of ['script', 'stylesheet', 'font'] as const) {
    const sizes = await Promise.all(of(type).map(bytesOf));
    const inline = type === 'script' ? await inlineBytes(page) : 0;
    const sum = sizes.reduce((total, size) => total + size, inline);
    if (!(sum > 0 && sum <= budget[type])) found.push(`${sum} bytes of ${type}`);
  }
  if (of('font').length > mostFonts) found.push(`${of('font').length} fonts`);
  const foreign = loaded.filter((response) => !response.url().startsWith(site.origin));
  for (const response of foreign) found.push(response.url());
  return found.map((problem) => `${address}: ${problem}`);
}

/** What the scripts that stand in the page take of it, on the way. */
async function inlineBytes(page: Page): Promise<number> {
  const texts = await page.locator('script:not([src], [type])').allTextContents();
  expect(texts).toHaveLength(1);
  return brotliCompressSync(texts.join('')).length;
}

/** NaN when the answer does not say, or is a text that is not compressed. */
async function bytesOf(response: Loaded): Promise<number> {
  const headers = await response.allHeaders();
  const compressed = headers['content-encoding'] === 'br' || response.request().resourceType() === 'font';
  return compressed ? Number(headers['content-length'] ?? Number.NaN) : Number.NaN;
}

async function bytesAt(address: string): Promise<number> {
  const response = await site.get(address, { headers: { 'accept-encoding': 'br' } });
  expect([response.status, response.headers.get('content-encoding')], address).toEqual([200, 'br']);
  await response.body?.cancel();
  return Number(response.headers.get('content-length') ?? Number.NaN);
}

/** Words that stand in the page's `<main>`. */
async function wordsAt(address: string): Promise<number> {
  const html = await (await site.get(address)).text();
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  return main.replaceAll(/<[^>]*>/g, ' ').match(/\p{L}+/gu)?.length ?? 0;
}

test.each(['/', '/graduates'])(
  'the one style sheet that drawing %s waits for comes in the first ten packets',
  async (path) => {
    const { page } = await openPage();
    const sheets: Request[] = [];
    page.on('requestfinished', (request) => request.resourceType() === 'stylesheet' && sheets.push(request));
    await page.goto(path, { waitUntil: 'load' });
    const waited = sheets.filter((request) => !request.url().endsWith('-print.css'));
    const sizes = await Promise.all(waited.map((request) => request.sizes()));
    expect(sizes.length).toBe(1);
    const [size = 0] = sizes.map(
      ({ responseHeadersSize, responseBodySize }) => responseHeadersSize + responseBodySize,
    );
    expect(size).toBeGreaterThan(3_000);
    expect(size).toBeLessThanOrEqual(firstFlight);
  },
);

test('nothing more is loaded in the ten seconds after', async () => {
  const { page } = await openPage();
  await page.clock.install();
  await page.goto(site.origin, { waitUntil: 'networkidle' });
  const late: string[] = [];
  page.on('request', (request) => {
    // Pictures come when they are scrolled to, and the tab's icon when the browser has nothing else to do.
    const isIcon = request.url() === `${site.origin}/icon.svg`;
    if (request.resourceType() !== 'image' && !isIcon) late.push(request.url());
  });
  await page.clock.runFor(10_000);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(late).toEqual([]);
});
