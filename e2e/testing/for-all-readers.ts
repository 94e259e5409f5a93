/** What the open page does for readers who want no motion, have colours of their own, or print it. */
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';

/** Parts of the page that move although no motion is wanted, by element and class. */
export async function movingParts(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page.evaluate(() => {
    const lasts = (durations: string) => durations.split(',').some((duration) => parseFloat(duration) > 0);
    const names = [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const transition = style.transitionProperty !== 'none' && lasts(style.transitionDuration);
        const animation = style.animationName !== 'none' && lasts(style.animationDuration);
        const name = `${element.localName}.${element.getAttribute('class') ?? ''}${pseudo ?? ''}`;
        return transition || animation ? [name] : [];
      }),
    );
    return [...new Set(names)];
  });
}

/** Buttons and fields that have no edge in forced colours, as HTML. */
export async function withoutEdge(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, textarea, a[class*="Button-"]')].flatMap(
      (element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return [];
        const { appearance, borderBottomStyle, borderBottomWidth, textDecorationLine } =
          getComputedStyle(element);
        const edge = borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) > 0;
        const drawn = edge || appearance !== 'none' || textDecorationLine.includes('underline');
        return drawn ? [] : [element.outerHTML.slice(0, 120)];
      },
    ),
  );
  await page.emulateMedia({ forcedColors: null });
  return found;
}

/**
 * What is wrong with the page on paper, which is to have the firm's name in its head, the text with its heading, and
 * nothing to operate.
 */
export async function faultsOnPaper(page: Page, head: string): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const seen = await page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
    return {
      frame: [...document.querySelectorAll('body > div > *')].filter(isSeen).map(({ tagName }) => tagName),
      head: document.querySelector<HTMLElement>('body > div > header')?.innerText.trim(),
      controls: [...document.querySelectorAll('button, input, select, form, nav')].filter(isSeen).length,
      art: [...document.querySelectorAll<HTMLImageElement>('img[src^="/art/"]')].filter(
        (image) => isSeen(image) && image.width > 120,
      ).length,
      heading: [...document.querySelectorAll('h1')].filter(isSeen).length,
    };
  });
  await page.emulateMedia({ media: null });
  const good = { frame: ['HEADER', 'MAIN'], head, controls: 0, art: 0, heading: 1 };
  return isDeepStrictEqual(seen, good) ? [] : [JSON.stringify(seen)];
}
