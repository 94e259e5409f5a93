import type { Page } from 'playwright-core';

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

    function cutBy(from: Element, text: DOMRect): string | null {
      // A line's box is higher than its letters.
      const [top, bottom] = [text.top + text.height / 4, text.bottom - text.height / 4];
      for (let element: Element | null = from; element; element = element.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(element);
        const box = element.getBoundingClientRect();
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

/** Makes every text as wide as a reader may set it: WCAG 1.4.12. The context has to bypass the CSP. */
export async function spaceText(page: Page): Promise<void> {
  await page.addStyleTag({
    content: `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-block-end: 2em !important }`,
  });
}
