import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPage } from './testing/browser.ts';
import { everyPlace, type Place } from './testing/places.ts';
import { startTestSite, type TestSite } from './testing/site.ts';

/** Bytes, brotli at its best: what a visitor's first visit costs. */
const budget = { script: 2_000, style: 15_000, html: 15_000, longList: 40_000 };
/** Pages that list everything there is. */
const longLists = new Set(['site-map', 'people-list']);

let site: TestSite;
let browser: Browser;
let places: Place[];

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  places = (await everyPlace(site.database)).filter(({ route }) => route.kind !== 'auth');
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

function brotli(bytes: Buffer | string): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

test('the HTML of every page on its longest record stays within its budget', async () => {
  const heavy: string[] = [];
  for (const { address, route } of places) {
    const size = brotli(await (await site.get(address)).text());
    const limit = longLists.has(route.name) ? budget.longList : budget.html;
    if (size > limit) heavy.push(`${address}: ${size} of ${limit}`);
  }
  expect(heavy).toEqual([]);
}, 240_000);

test('a reader who touches nothing loads at most 2 kB of script, 15 kB of style, two fonts, from one origin', async () => {
  const names = new Set<string>();
  const oneOfEach = places.filter(({ route, locale }) => {
    const isNew = locale === 'en' && !names.has(route.area + route.kind);
    if (isNew) names.add(route.area + route.kind);
    return isNew;
  });
  expect(oneOfEach.length).toBeGreaterThan(30);
  const heavy: string[] = [];
  const { page, problems, close } = await openPage(browser);
  const loaded = new Map<string, { type: string; bytes: number }>();
  page.on('response', async (response) => {
    const type = response.request().resourceType();
    const body = await response.body().catch(() => Buffer.alloc(0));
    loaded.set(response.url(), { type, bytes: brotli(body) });
  });
  for (const { address } of oneOfEach) {
    loaded.clear();
    await page.goto(site.origin + address, { waitUntil: 'networkidle' });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    const all = [...loaded].map(([url, { type, bytes }]) => ({ url, type, bytes }));
    const sum = (type: string) =>
      all.filter((one) => one.type === type).reduce((total, one) => total + one.bytes, 0);
    const foreign = all.filter(({ url }) => !url.startsWith(site.origin));
    if (sum('script') > budget.script) heavy.push(`${address}: ${sum('script')} bytes of script`);
    if (sum('stylesheet') > budget.style) heavy.push(`${address}: ${sum('stylesheet')} bytes of style`);
    if (all.filter(({ type }) => type === 'font').length > 2) heavy.push(`${address}: more than two fonts`);
    if (foreign.length > 0) heavy.push(`${address}: ${foreign[0]?.url}`);
  }
  await close();
  expect(heavy).toEqual([]);
  expect(problems).toEqual([]);
}, 300_000);

test('nothing more is loaded in the ten seconds after', async () => {
  const { page, close } = await openPage(browser);
  await page.clock.install();
  await page.goto(site.origin, { waitUntil: 'networkidle' });
  const late: string[] = [];
  page.on('request', (request) => late.push(request.url()));
  await page.clock.runFor(10_000);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(late).toEqual([]);
  await close();
});
