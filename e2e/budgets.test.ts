import type { Browser, Response as Loaded } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allLocales } from '../src/routing/locales.ts';
import { launchBrowser, openPage } from './testing/browser.ts';
import { everyPlace, type Place, templatesIn } from './testing/places.ts';
import { startTestSite, type TestSite } from './testing/site.ts';

/** Bytes on the way, as the server sends them to a reader who comes for the first time. */
const budget = { script: 2_000, stylesheet: 15_000, html: 15_000, longList: 40_000 };
const mostFonts = 2;
/** Pages that list everything there is. */
const longLists = new Set(['site-map', 'people-list']);

let site: TestSite;
let browser: Browser;
let places: Place[];

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  const all = await everyPlace(site.database);
  const others = allLocales.filter((locale) => locale !== 'en').flatMap((locale) => templatesIn(all, locale));
  places = [...all.filter(({ locale }) => locale === 'en'), ...others].filter(
    ({ route }) => route.kind !== 'auth',
  );
  expect(places.length).toBeGreaterThan(180);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

test('the HTML of every page on its longest record stays within its budget', async () => {
  const heavy: string[] = [];
  for (const { address, route } of places) {
    const response = await site.get(address, { headers: { 'accept-encoding': 'br' } });
    expect([response.status, response.headers.get('content-encoding')], address).toEqual([200, 'br']);
    const size = Number(response.headers.get('content-length'));
    const limit = longLists.has(route.name) ? budget.longList : budget.html;
    if (!(size > 0 && size <= limit)) heavy.push(`${address}: ${size} of ${limit}`);
    await response.body?.cancel();
  }
  expect(heavy).toEqual([]);
}, 240_000);

test('a reader who touches nothing loads at most 2 kB of script, 15 kB of style, two fonts, from one origin', async () => {
  const heavy: string[] = [];
  const waiting = [...places];
  const visitAll = async () => {
    for (let place = waiting.pop(); place; place = waiting.pop()) heavy.push(...(await visit(place)));
  };
  await Promise.all([visitAll(), visitAll()]);
  expect(heavy).toEqual([]);
}, 600_000);

/** What is wrong with a first visit, in words. */
async function visit({ address }: Place): Promise<string[]> {
  const { page, problems, close } = await openPage(browser);
  const loaded: Loaded[] = [];
  page.on('response', (response) => loaded.push(response));
  await page.goto(site.origin + address);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  const of = (type: string) => loaded.filter((response) => response.request().resourceType() === type);
  const found = problems.map((problem) => `${address}: ${problem}`);
  for (const type of ['script', 'stylesheet'] as const) {
    const sizes = await Promise.all(of(type).map(bytesOf));
    const sum = sizes.reduce((total, size) => total + size, 0);
    if (!(sum > 0 && sum <= budget[type])) found.push(`${address}: ${sum} bytes of ${type}`);
  }
  if (of('font').length > mostFonts) found.push(`${address}: ${of('font').length} fonts`);
  const foreign = loaded.filter((response) => !response.url().startsWith(site.origin));
  for (const response of foreign) found.push(`${address}: ${response.url()}`);
  await close();
  return found;
}

/** NaN when the answer does not say, or is not compressed. */
async function bytesOf(response: Loaded): Promise<number> {
  const headers = await response.allHeaders();
  return headers['content-encoding'] === 'br' ? Number(headers['content-length'] ?? Number.NaN) : Number.NaN;
}

test('nothing more is loaded in the ten seconds after', async () => {
  const { page, close } = await openPage(browser);
  await page.clock.install();
  await page.goto(site.origin, { waitUntil: 'networkidle' });
  const late: string[] = [];
  page.on('request', (request) => {
    // Pictures come when they are scrolled to.
    if (request.resourceType() !== 'image') late.push(request.url());
  });
  await page.clock.runFor(10_000);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(late).toEqual([]);
  await close();
});
