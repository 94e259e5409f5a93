import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { narrow, wide } from '../testing/browser.ts';
import { browserForFile, siteForFile } from '../testing/for-file.ts';
import { everyPlace, type Place, templatesIn } from '../testing/places.ts';

const site = siteForFile();
const { inTabs, openPage } = await browserForFile(site.origin);
const templates = templatesIn(await everyPlace(site.database), 'en');

test('for a reader who wants no motion nothing on any template is animated', async () => {
  const known = new Set<string>();
  const moving = async (page: Page, { address }: Place) => {
    await page.goto(address);
    const found = await page.evaluate(() => {
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
    const first = found.filter((name) => !known.has(name));
    for (const name of first) known.add(name);
    return first.map((name) => `${name}, first on ${address}`);
  };
  expect(await inTabs(templates, moving, { reducedMotion: 'reduce' })).toEqual([]);
}, 300_000);

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

test('in forced colours every button and field has an edge', async () => {
  const edgeless = async (page: Page, { address }: Place) => {
    await page.goto(address);
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
    return found.map((html) => `${address}: ${html}`);
  };
  expect(await inTabs(templates, edgeless, { forcedColors: 'active' })).toEqual([]);
}, 300_000);
