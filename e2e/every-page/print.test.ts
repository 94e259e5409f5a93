import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { narrow, wide } from '../testing/browser.ts';
import { browserForFile, siteForFile } from '../testing/for-file.ts';
import { everyPlace } from '../testing/places.ts';

const site = siteForFile();
const { openPage } = await browserForFile(site.origin);
const places = await everyPlace(site.database);

/** A page as it is printed. */
async function onPaper(path: string, viewport = wide, colorScheme: 'light' | 'dark' = 'light') {
  const { page } = await openPage({ viewport, colorScheme });
  await page.goto(path);
  await page.emulateMedia({ media: 'print', colorScheme });
  return page;
}

/** Pages of a PDF: its page tree names each one. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const articles = () => places.filter(({ route, locale }) => route.name === 'publication' && locale === 'en');

describe('on paper', () => {
  test('an article is 10.5 pt black on white, whatever the reader’s colours', async () => {
    const [article] = articles();
    const page = await onPaper(article?.address ?? '', wide, 'dark');
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
  });

  test('an article says where its links lead', async () => {
    const [article] = articles();
    const page = await onPaper(article?.address ?? '');
    const link = page.locator('.prose a[href^="http"]').first();
    const [href, after] = await link.evaluate((a) => [
      a.getAttribute('href'),
      getComputedStyle(a, '::after').content,
    ]);
    expect(after).toBe(`" (${href})"`);
  });

  test.each([
    ['on leave', '/people/pe147/sorcha-devlin', wide],
    ['from a telephone', '/people/pe147/sorcha-devlin', narrow],
    ['in French', '/fr-fr/people/pe102/etienne-marchetti', wide],
    ['in Chinese', '/zh-cn/people/pe103/wei-jingyi', wide],
  ])('a person is one page of A4: %s', async (_, path, viewport) => {
    const page = await onPaper(path, viewport);
    await expect.poll(() => page.locator('img[src*="/vcards/"]').isVisible()).toBe(true);
    expect(await page.getByText('@fenwardenlisle.example').first().isVisible()).toBe(true);
    expect(await pagesOf(page)).toBe(1);
  });
});
