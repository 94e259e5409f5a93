import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, narrow, openPage, wide } from './testing/browser.ts';
import { everyPlace, type Place, templatesIn } from './testing/places.ts';
import { startTestSite, type TestSite } from './testing/site.ts';

let site: TestSite;
let browser: Browser;
let places: Place[];

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  places = await everyPlace(site.database);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

async function onPaper(path: string, viewport = wide, colorScheme: 'light' | 'dark' = 'light') {
  const { page, close } = await openPage(browser, { viewport, colorScheme });
  await page.goto(site.origin + path);
  await page.emulateMedia({ media: 'print', colorScheme });
  return { page, close };
}

/** Pages of a PDF: its page tree names each one. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const articles = () => places.filter(({ route, locale }) => route.name === 'publication' && locale === 'en');

describe('on paper', () => {
  test('every template is the page and the firm’s name, and nothing to operate', async () => {
    const wrong: string[] = [];
    const printed = templatesIn(places, 'en');
    expect(printed.length).toBeGreaterThan(30);
    for (const { address, route } of printed) {
      const { page, close } = await onPaper(address);
      const seen = await page.evaluate(() => {
        const isSeen = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
        return {
          frame: [...document.querySelectorAll('body > div > *')]
            .filter(isSeen)
            .map(({ tagName }) => tagName),
          head: document.querySelector<HTMLElement>('body > div > header')?.innerText.trim(),
          controls: [...document.querySelectorAll('button, input, select, form, nav')].filter(isSeen).length,
          art: [...document.querySelectorAll<HTMLImageElement>('img[src^="/art/"]')].filter(
            (image) => isSeen(image) && image.width > 120,
          ).length,
          heading: [...document.querySelectorAll('h1')].filter(isSeen).length,
        };
      });
      const head = route.languages === 'graduate' ? 'Fenwarden Lisle\nGraduates' : 'Fenwarden Lisle';
      const good = { frame: ['HEADER', 'MAIN'], head, controls: 0, art: 0, heading: 1 };
      if (JSON.stringify(seen) !== JSON.stringify(good)) wrong.push(`${address} ${JSON.stringify(seen)}`);
      await close();
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  test('an article is 10.5 pt black on white, whatever the reader’s colours', async () => {
    const [article] = articles();
    const { page, close } = await onPaper(article?.address ?? '', wide, 'dark');
    const look = await page
      .locator('.prose p')
      .first()
      .evaluate((paragraph) => {
        const { color, fontSize, lineHeight } = getComputedStyle(paragraph);
        return {
          color,
          fontSize,
          lineHeight,
          paper: getComputedStyle(document.documentElement).backgroundColor,
        };
      });
    const white = 'rgb(255, 255, 255)';
    expect(look).toEqual({ color: 'rgb(0, 0, 0)', fontSize: '14px', lineHeight: '18.6667px', paper: white });
    await close();
  });

  test('an article says where its links lead', async () => {
    const [article] = articles();
    const { page, close } = await onPaper(article?.address ?? '');
    const link = page.locator('.prose a[href^="http"]').first();
    const [href, after] = await link.evaluate((a) => [
      a.getAttribute('href'),
      getComputedStyle(a, '::after').content,
    ]);
    expect(after).toBe(`" (${href})"`);
    await close();
  });

  test.each([
    ['on leave', '/people/pe147/sorcha-devlin', wide],
    ['from a telephone', '/people/pe147/sorcha-devlin', narrow],
    ['in French', '/fr-fr/people/pe102/etienne-marchetti', wide],
    ['in Chinese', '/zh-cn/people/pe103/wei-jingyi', wide],
  ])('a person is one page of A4: %s', async (_, path, viewport) => {
    const { page, close } = await onPaper(path, viewport);
    await expect.poll(() => page.locator('img[src*="/vcards/"]').isVisible()).toBe(true);
    expect(await page.getByText('@fenwardenlisle.example').first().isVisible()).toBe(true);
    expect(await pagesOf(page)).toBe(1);
    await close();
  });
});
