import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { narrow, wide } from '../testing/browser.ts';
import { browserForFile, siteForFile } from '../testing/for-file.ts';

const site = siteForFile();
const { openPage } = await browserForFile(site.origin);

test.each([
  ['reduce', false],
  ['no-preference', true],
] as const)('pages pass into one another only where motion is welcome: %s', async (reducedMotion, passes) => {
  const { page } = await openPage({ reducedMotion });
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: unknown };
      Object.assign(window, { revealed: viewTransition !== null });
    });
  });
  await page.goto('/people');
  await page.locator('main a[href^="/people/"]').first().click();
  await page.waitForURL(/\/people\/[^/]+\//);
  // A page may be loaded before it is first drawn, and only then is it revealed.
  await page.waitForFunction(() => 'revealed' in window);
  expect(await page.evaluate('window.revealed')).toBe(passes);
});

/** Whether something changes a part of the page as it is seen. */
async function isSeen(page: Page, selector: string, change: (element: Element) => void): Promise<boolean> {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`There is no ${selector} to be seen.`);
  const clip = { x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16 };
  const before = await page.screenshot({ clip });
  await element.evaluate(change);
  return !before.equals(await page.screenshot({ clip }));
}

test('in forced colours the current page is marked, in the navigation and in the path to it', async () => {
  const { page } = await openPage({ forcedColors: 'active' });
  await page.goto('/people');
  const current = 'header nav [aria-current]';
  expect(await isSeen(page, current, (link) => link.removeAttribute('aria-current'))).toBe(true);
});

test.each([
  ['wide', wide],
  ['narrow', narrow],
])(
  'in forced colours focus shows on links, fields, boxes and buttons: %s',
  async (_, viewport) => {
    const { page } = await openPage({ forcedColors: 'active', viewport });
    const unseen: string[] = [];
    await page.goto('/search?q=data');
    // From here on focus counts as the keyboard's.
    await page.keyboard.press('Tab');
    for (const kind of ['main a', 'main input[type=search]', 'main button', 'footer input[type=radio]']) {
      const focus = (element: Element) => (element as HTMLElement).focus({ preventScroll: true });
      if (!(await isSeen(page, `${kind}:visible`, focus))) unseen.push(kind);
    }
    expect(unseen).toEqual([]);
  },
  60_000,
);
