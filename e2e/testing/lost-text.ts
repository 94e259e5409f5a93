import type { Page } from 'playwright-core';
import { wide } from './browser.ts';
import { settled } from './tabs.ts';

const narrowest = { width: 320, height: 568 };
/** What is left of 1280 px when a reader enlarges everything to 200 %. */
const enlarged = { width: 640, height: 450 };

/**
 * What of the open page a reader loses who enlarges it, has the narrowest window, or spaces texts widely; in words.
 *
 * @param words that can be read on it otherwise: see `wordsAtDesk`
 */
export async function lostWhenLarge(page: Page, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const look = async (how: string) => {
    await settled(page);
    for (const lost of await lostText(page)) found.push(`${how}: ${lost}`);
  };
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  });
  await page.setViewportSize(enlarged);
  await look('at 200 %');
  const left = new Set(await wordsOn(page));
  const gone = words.filter((word) => !left.has(word));
  if (gone.length > 0) found.push(`at 200 %: gone are ${gone.slice(0, 12).join(' ')}`);
  await page.setViewportSize(narrowest);
  await look('at 320 px');
  await spaceText(page);
  await look('at 320 px with wide spacing');
  return found;
}

/** The words that can be read in the page's `<main>` in a wide window. */
export async function wordsAtDesk(page: Page): Promise<string[]> {
  await page.setViewportSize(wide);
  await settled(page);
  return wordsOn(page);
}

/** The words that can be read in the page's `<main>`, with all opened that a reader may open; it is as before then. */
function wordsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const closed = document.querySelectorAll<HTMLDetailsElement>('main details:not([open])');
    for (const details of closed) details.open = true;
    const words = document.querySelector('main')?.innerText.split(/\s+/) ?? [];
    for (const details of closed) details.open = false;
    return words;
  });
}

/**
 * Text that a reader of the page as it is now cannot get to see: beyond the sides of the page, or cut off by a box
 * that does not scroll. What is hidden on purpose, from all eyes or until it is opened, is not meant.
 */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const lost: string[] = [];
    const over = document.documentElement.scrollWidth - width;
    if (over > 0) lost.push(`the page is ${over} px too wide`);
    // Many texts lie in the same boxes.
    const known = new Map<Element, ReturnType<typeof measured>>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        const cause = cutBy(parent, box);
        if (!cause) continue;
        lost.push(`“${text.nodeValue.trim().slice(0, 40)}” is cut off by ${cause}`);
        break;
      }
    }
    return lost;

    function measured(element: Element) {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const measures = { overflowX, overflowY, position, box: element.getBoundingClientRect() };
      known.set(element, measures);
      return measures;
    }

    function cutBy(from: Element, text: DOMRect): string | null {
      // A line's box is higher than its letters.
      const [top, bottom] = [text.top + text.height / 4, text.bottom - text.height / 4];
      for (let element: Element | null = from; element; element = element.parentElement) {
        const { overflowX, overflowY, position, box } = known.get(element) ?? measured(element);
        // Only read aloud.
        if (box.width <= 2 && box.height <= 2 && overflowX !== 'visible') return null;
        const [scrolls, cuts] = [/auto|scroll/, /hidden|clip/];
        if (element !== document.body && (scrolls.test(overflowX) || scrolls.test(overflowY))) return null;
        const beside = text.left < box.left - 1 || text.right > box.right + 1;
        const beyond = top < box.top - 1 || bottom > box.bottom + 1;
        if ((cuts.test(overflowX) && beside) || (cuts.test(overflowY) && beyond))
          return element.outerHTML.slice(0, 100);
        if (position === 'fixed') break;
      }
      return text.left < -1 || text.right > width + 1 ? 'the side of the page' : null;
    }
  });
}

/** Makes every text as wide as a reader may set it: WCAG 1.4.12. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    // A style sheet that a script makes is none that the page's policy forbids.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
  });
}
