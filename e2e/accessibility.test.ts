import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { allLocales } from '../src/routing/locales.ts';
import { routes } from '../src/routing/routes.ts';
import { narrow, wide } from './testing/browser.ts';
import { browserForFile, siteForFile } from './testing/for-file.ts';
import { everyPlace, type Place, templatesIn } from './testing/places.ts';
import { inTurns, settled } from './testing/tabs.ts';

type Look = readonly [width: 'wide' | 'narrow', scheme: 'light' | 'dark'];

const site = await siteForFile();
const { inTabs } = await browserForFile(site.origin);
const places = await everyPlace(site.database);
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that colours decide: what else a page is does not depend on the scheme. */
const ofColours = { runOnly: ['color-contrast', 'link-in-text-block'] };
/** All of level A and AA and of good practice; the size of targets (2.5.8) is off unless asked for. */
const all = { rules: { 'target-size': { enabled: true } } };
/** Header and footer are the same on every page: they are examined in every look here, elsewhere in one. */
const withFrame = new Set(['/', '/fr-fr', '/zh-cn', '/graduates']);

/** What axe finds on a page in each of its looks, one of each width in full; the page is loaded once. */
async function findings(page: Page, address: string, looks: readonly Look[]): Promise<string[]> {
  const found: string[] = [];
  const widths = new Set<string>();
  await page.goto(address);
  await page.evaluate(axe);
  for (const [width, colorScheme] of looks) {
    await page.setViewportSize(width === 'wide' ? wide : narrow);
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const rules = widths.has(width) ? ofColours : all;
    const options = { ...rules, resultTypes: ['violations'], preload: false };
    const isWhole = withFrame.has(address) || (width === 'wide' && colorScheme === 'light');
    widths.add(width);
    const { violations } = (await page.evaluate(
      `axe.run('${isWhole ? 'html' : 'main'}', ${JSON.stringify(options)})`,
    )) as AxeResults;
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
    const look = (page: Page, address: string) => findings(page, address, looks);
    // Without motion each look is there at once.
    const found = await inTabs([...addresses, '/no-such-page'], look, { reducedMotion: 'reduce' });
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
  const english = places.filter(({ locale }) => locale === 'en');
  const others = allLocales
    .filter((locale) => locale !== 'en')
    .flatMap((locale) => templatesIn(places, locale));
  expect(english).toHaveLength(routes.length);
  const faults = async ({ address }: Place) => {
    const { results } = await validator.validateString(await (await site.get(address)).text());
    return results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, line, column }) => `${address} ${line}:${column} ${ruleId} ${message}`);
  };
  expect(await inTurns([...english, ...others], faults)).toEqual([]);
}, 240_000);
