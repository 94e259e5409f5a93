import type { Page } from 'playwright-core';

/** One movement that the reader did not cause. */
interface Movement {
  /** As browsers score it: the share of the view that moved, times how far. */
  readonly value: number;
  /** What moved, as HTML. */
  readonly nodes: string;
}

type Watched = { readonly shifts: Movement[] };

const watched = new WeakSet<Page>();

/**
 * Notes everything that moves without the reader's doing, from the first paint, on every page that is opened in this
 * tab from now on.
 */
export async function watchShifts(page: Page): Promise<void> {
  if (watched.has(page)) return;
  watched.add(page);
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    const shifts: { value: number; nodes: string }[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'a node that is gone');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push({ value, nodes: sources.map(({ node }) => nameOf(node)).join(' | ') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Scrolls from top to bottom a screen at a time, so that everything that loads late is asked for. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });
}

/** What has moved since the page was opened, with the nodes. */
export async function shiftsOf(page: Page): Promise<Movement[]> {
  return page.evaluate(async () => {
    // Entries are handed over after the frame in which they arose.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as Watched).shifts;
  });
}
