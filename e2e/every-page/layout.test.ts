import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isSiteLocale } from '../../src/i18n/locales.ts';
import { narrow, wide } from '../testing/browser.ts';
import { browserForFile, siteForFile } from '../testing/for-file.ts';
import { lostText, spaceText } from '../testing/lost-text.ts';
import { everyPlace, templatesIn } from '../testing/places.ts';
import { settled } from '../testing/tabs.ts';

const narrowest = { width: 320, height: 568 };
/** What is left of 1280 px when a reader enlarges everything to 200 %. */
const enlarged = { width: 640, height: 450 };

const site = siteForFile();
const { inTabs, openPage } = await browserForFile(site.origin);
const places = await everyPlace(site.database);

async function findings(page: Page, address: string): Promise<string[]> {
  const found: string[] = [];
  const look = async (how: string) => {
    await settled(page);
    for (const lost of await lostText(page)) found.push(`${address} ${how}: ${lost}`);
  };
  await page.setViewportSize(wide);
  await page.goto(address);
  const words = await wordsOn(page);
  await page.setViewportSize(enlarged);
  await look('at 200 %');
  const left = new Set(await wordsOn(page));
  const gone = words.filter((word) => !left.has(word));
  if (gone.length > 0) found.push(`${address} at 200 %: gone are ${gone.slice(0, 12).join(' ')}`);
  await page.setViewportSize(narrowest);
  await look('at 320 px');
  await spaceText(page);
  await look('at 320 px with wide spacing');
  return found;
}

/** The words that can be read in the page's `<main>`, with all opened that a reader may open. */
function wordsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
    return document.querySelector('main')?.innerText.split(/\s+/) ?? [];
  });
}

test.each(['en', 'fr-fr', 'zh-cn', 'nl-nl', 'de-de'] as const)(
  'nothing is lost on any template at 200 %, at 320 px, or with the widest spacing of text: %s',
  async (locale) => {
    const addresses = templatesIn(places, locale).map(({ address }) => address);
    expect(addresses.length).toBeGreaterThan(isSiteLocale(locale) ? 30 : 1);
    expect(
      await inTabs(addresses, (page, address) => findings(page, address), {
        bypassCSP: true,
        reducedMotion: 'reduce',
      }),
    ).toEqual([]);
  },
  600_000,
);

test.each(['/people', '/nowhere'])(
  'pictures that do not come leave %s as wide as the window',
  async (path) => {
    const { page } = await openPage({ viewport: narrow });
    await page.route('**/art/**', (route) => route.abort());
    await page.goto(path);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('footer img')?.complete);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width);
  },
);
