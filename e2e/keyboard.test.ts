import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { RouteName } from '../src/routing/routes.ts';
import { narrow, wide } from './testing/browser.ts';
import { browserForFile, siteForFile } from './testing/for-file.ts';
import { everyPlace, type Place } from './testing/places.ts';

/** The templates that differ most in what stays in view. */
const main: readonly RouteName[] = [
  'home',
  'people-list',
  'person',
  'publications-list',
  'publication',
  'news-item',
  'office',
  'sector-1',
  'legal-page-1',
  'event',
  'search',
  'navigator-status-table',
  'graduates-home',
];
/** More would only be more of the same kind. */
const mostSteps = 120;

const site = siteForFile();
const { inTabs } = await browserForFile(site.origin);
const places = (await everyPlace(site.database)).filter(
  ({ route, locale }) => locale === 'en' && main.includes(route.name),
);
expect(places).toHaveLength(main.length);

test.each([
  ['Tab', 'wide', wide],
  ['Shift+Tab', 'wide', wide],
  ['Tab', 'narrow', narrow],
  ['Shift+Tab', 'narrow', narrow],
] as const)(
  'focus is always seen, and nothing lies over it: %s, %s',
  async (key, _, viewport) => {
    const walk = async (page: Page, { address }: Place) => {
      await page.goto(address);
      const found: string[] = [];
      let steps = 0;
      for (; steps < mostSteps; steps++) {
        await page.keyboard.press(key);
        const problem = await focusProblem(page);
        if (problem === 'left') break;
        if (problem) found.push(`${address}: ${problem}`);
      }
      expect(steps, address).toBeGreaterThan(10);
      return found;
    };
    expect(await inTabs(places, walk, { viewport })).toEqual([]);
  },
  300_000,
);

/** What is wrong with where focus is now; `left` when it has left the page. */
function focusProblem(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'left';
    const name = focused.outerHTML.slice(0, 120);
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
    const faint = outlineStyle === 'none' || parseFloat(outlineWidth) < 2 || /, 0\)$/.test(outlineColor);
    if (faint) return `no outline on ${name}`;
    // A link over two lines has a box for each.
    const boxes = [...focused.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const points = boxes.flatMap(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].map((part) => [left + width * part, top + height / 2] as const),
    );
    const seen = points.some(([x, y]) => {
      const above = document.elementFromPoint(x, y);
      return focused.contains(above) || focused.closest('label')?.contains(above);
    });
    return seen ? null : `hidden is ${name}`;
  });
}
