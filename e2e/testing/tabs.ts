import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openPage } from './browser.ts';

/**
 * Does `work` for every item, a few at once.
 *
 * @returns what was found, in the order of the items
 */
export async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<readonly string[]>,
  atOnce = 2,
): Promise<string[]> {
  const found: (readonly string[])[] = [];
  const waiting = items.entries();
  const workThrough = async () => {
    for (const [at, item] of waiting) found[at] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, workThrough));
  return found.flat();
}

/**
 * `inTurns`, each of the few with a tab of its own that keeps what it has loaded.
 *
 * @param leave looks at a tab once more before it is closed
 */
export async function inTabs<Item>(
  browser: Browser,
  items: readonly Item[],
  work: (page: Page, item: Item) => Promise<readonly string[]>,
  options: BrowserContextOptions = {},
  leave: (page: Page) => Promise<readonly string[]> = async () => [],
): Promise<string[]> {
  const tabs = [await openPage(browser, options), await openPage(browser, options)];
  const idle = [...tabs];
  const found = await inTurns(
    items,
    async (item) => {
      const tab = idle.pop();
      if (!tab) throw new Error('More work at once than tabs.');
      const findings = await work(tab.page, item);
      idle.push(tab);
      return findings;
    },
    tabs.length,
  );
  for (const { page, close } of tabs) {
    found.push(...(await leave(page)));
    await close();
  }
  return found;
}

/** Resolves once the page has been drawn anew and nothing on it is on its way any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

const forgetful = new WeakSet<Page>();

/** From now on the tab loads all that a page needs anew, as for a reader who comes for the first time. */
export async function keepNothing(page: Page): Promise<void> {
  if (forgetful.has(page)) return;
  forgetful.add(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
}
