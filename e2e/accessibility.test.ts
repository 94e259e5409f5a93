import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { HtmlValidate } from 'html-validate';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allLocales } from '../src/routing/locales.ts';
import { routes } from '../src/routing/routes.ts';
import { launchBrowser, narrow, openPage, wide } from './testing/browser.ts';
import { everyPlace, type Place, templatesIn } from './testing/places.ts';
import { startTestSite, type TestSite } from './testing/site.ts';

let site: TestSite;
let browser: Browser;
let places: Place[];
let axe: string;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  places = await everyPlace(site.database);
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

async function findings(addresses: readonly string[], viewport: typeof wide, colorScheme: 'light' | 'dark') {
  const { page, close } = await openPage(browser, { viewport, colorScheme, bypassCSP: true });
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(site.origin + address);
    await page.evaluate(axe);
    const results = (await page.evaluate('axe.run()')) as AxeResults;
    for (const { id, nodes } of results.violations) found.push(`${address} ${id}: ${nodes[0]?.html}`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) found.push(`${address} is ${overflow} px too wide`);
  }
  await close();
  return found;
}

test.each([
  ['en', 'wide', 'light'],
  ['en', 'narrow', 'dark'],
  ['fr-fr', 'narrow', 'light'],
  ['zh-cn', 'wide', 'dark'],
] as const)(
  'axe finds nothing on any template: %s, %s, %s',
  async (locale, width, scheme) => {
    const addresses = templatesIn(places, locale).map(({ address }) => address);
    expect(addresses.length).toBeGreaterThan(30);
    expect(await findings([...addresses, '/no-such-page'], width === 'wide' ? wide : narrow, scheme)).toEqual(
      [],
    );
  },
  300_000,
);

test('the HTML of every row in English, and of every template in each other language, is valid', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    // Boxes of one question share their name (HTML, "Constructing the entry list").
    rules: { 'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button'] }] },
  });
  const wrong: string[] = [];
  const english = places.filter(({ locale }) => locale === 'en');
  const others = allLocales
    .filter((locale) => locale !== 'en')
    .flatMap((locale) => templatesIn(places, locale));
  expect(english).toHaveLength(routes.length);
  for (const { address } of [...english, ...others]) {
    const report = await validator.validateString(await (await site.get(address)).text());
    for (const { messages } of report.results)
      for (const { ruleId, message, line, column } of messages)
        wrong.push(`${address} ${line}:${column} ${ruleId} ${message}`);
  }
  expect(wrong).toEqual([]);
}, 120_000);
