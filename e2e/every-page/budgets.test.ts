import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import type { RouteName } from '../../src/routing/routes.ts';
import { browserForFile, ownSiteForFile } from '../testing/for-file.ts';
import { publishLongText } from '../testing/long-texts.ts';
import { everyPlace } from '../testing/places.ts';

/** Bytes of a page's HTML on the way to a reader. */
const mostHtml = 15_000;
/** What a new connection sends before it hears from the reader: ten packets (RFC 6928), headers among them. */
const firstFlight = 14_600;
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
const { openPage } = await browserForFile(site.origin);
const places = (await everyPlace(site.database)).filter(({ route }) => route.kind !== 'auth');

test('with a text of 1,500 words the HTML of every template for one record stays within its budget', async () => {
  const heavy: string[] = [];
  for (const name of withText) {
    const place = places.find(({ route, locale }) => route.name === name && locale === 'en');
    if (!place?.recordId) throw new Error(`No record is shown at ${name}.`);
    await publishLongText(site.database, place.recordId);
    await expect.poll(() => wordsAt(place.address), { message: place.address }).toBeGreaterThan(1_500);
    const size = await bytesAt(place.address);
    if (!(size <= mostHtml)) heavy.push(`${place.address}: ${size} of ${mostHtml}`);
  }
  expect(heavy).toEqual([]);
}, 120_000);

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
