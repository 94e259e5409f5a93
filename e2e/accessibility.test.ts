import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { HtmlValidate } from 'html-validate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allLocales } from '../src/routing/locales.ts';
import { routes } from '../src/routing/routes.ts';
import { launchBrowser, narrow, wide } from './testing/browser.ts';
import { everyPlace, type Place, templatesIn } from './testing/places.ts';
import { startTestSite, type TestSite } from './testing/site.ts';
import { inTabs, settled } from './testing/tabs.ts';

type Look = readonly [width: 'wide' | 'narrow', scheme: 'light' | 'dark'];

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

/** The rules that colours decide: what else a page is does not depend on the scheme. */
const ofColours = { runOnly: ['color-contrast', 'link-in-text-block'] };
/** All of level A and AA and of good practice; the size of targets (2.5.8) is off unless asked for. */
const all = { rules: { 'target-size': { enabled: true } } };

/** What axe finds on a page in each of its looks, one of each width in full; the page is loaded once. */
async function findings(page: Page, address: string, looks: readonly Look[]): Promise<string[]> {
  const found: string[] = [];
  const widths = new Set<string>();
  await page.goto(site.origin + address);
  await page.evaluate(axe);
  for (const [width, colorScheme] of looks) {
    await page.setViewportSize(width === 'wide' ? wide : narrow);
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const options = { ...(widths.has(width) ? ofColours : all), resultTypes: ['violations'] };
    widths.add(width);
    const { violations } = (await page.evaluate(`axe.run(${JSON.stringify(options)})`)) as AxeResults;
    for (const { id, nodes } of violations)
      found.push(`${address} ${width} ${colorScheme} ${id}, ${nodes.length} times: ${nodes[0]?.html}`);
  }
  return found;
}

test.each([
  [
    'en',
    [
      ['wide', 'light'],
      ['wide', 'dark'],
      ['narrow', 'dark'],
      ['narrow', 'light'],
    ],
  ],
  ['fr-fr', [['narrow', 'light']]],
  ['zh-cn', [['wide', 'dark']]],
] as const)(
  'axe finds nothing on any template: %s, %j',
  async (locale, looks) => {
    const addresses = templatesIn(places, locale).map(({ address }) => address);
    expect(addresses.length).toBeGreaterThan(30);
    const found = await inTabs(browser, [...addresses, '/no-such-page'], (page, address) =>
      findings(page, address, looks),
    );
    expect(found).toEqual([]);
  },
  600_000,
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
