import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { RouteName } from '../../src/routing/routes.ts';
import { narrow, wide } from '../testing/browser.ts';
import { browserForFile, siteForFile } from '../testing/for-file.ts';
import { everyPlace, type Place } from '../testing/places.ts';

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

/** As many keys are on their way to the page at once: it answers them one by one. */
const keysAtOnce = 20;
const shift = 8;

/** What a walk through a page's fields and links has come to; lies in the page. */
interface Walk {
  steps: number;
  hasLeft: boolean;
  readonly problems: string[];
}
type Walked = Window & { readonly walk: Walk; endStep(): void };

test.each([
  ['Tab', 'wide', 0, wide],
  ['Shift+Tab', 'wide', shift, wide],
  ['Tab', 'narrow', 0, narrow],
  ['Shift+Tab', 'narrow', shift, narrow],
] as const)(
  'focus goes through the page in its order, is always seen, and nothing lies over it: %s, %s',
  async (_key, _window, modifiers, viewport) => {
    const walk = async (page: Page, { address }: Place) => {
      await page.goto(address);
      const { steps, problems } = await walkThrough(page, modifiers);
      expect(steps, address).toBeGreaterThan(10);
      return problems.map((problem) => `${address}: ${problem}`);
    };
    expect(await inTabs(places, walk, { viewport })).toEqual([]);
  },
  300_000,
);

/** Presses Tab until focus leaves the page, or for as many steps as suffice. */
async function walkThrough(page: Page, modifiers: number): Promise<Walk> {
  await page.evaluate(lookAtEveryStep, modifiers === shift);
  const client = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers };
  const press = () => [
    client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
    client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
  ];
  let hasLeft = false;
  for (let pressed = 0; pressed < mostSteps && !hasLeft; pressed += keysAtOnce) {
    await Promise.all(Array.from({ length: keysAtOnce }, press).flat());
    hasLeft = await page.evaluate(() => (window as unknown as Walked).walk.hasLeft);
  }
  await client.detach();
  return page.evaluate(() => {
    const { walk, endStep } = window as unknown as Walked;
    endStep();
    return walk;
  });
}

/** Runs in the page: looks at where focus is before each key takes it on, so that the page has come to rest there. */
function lookAtEveryStep(isBackwards: boolean): void {
  const walk: Walk = { steps: 0, hasLeft: false, problems: [] };
  let isUnderWay = false;
  let previous: Element | undefined;
  const endStep = () => {
    if (!isUnderWay) return;
    const focused = document.activeElement;
    walk.hasLeft = !focused || focused === document.body;
    if (!focused || walk.hasLeft) return;
    walk.steps += 1;
    const problem = problemOf(focused) ?? disorderOf(focused);
    if (problem) walk.problems.push(problem);
    previous = focused;
  };
  addEventListener(
    'keydown',
    (event) => {
      if (!walk.hasLeft) endStep();
      isUnderWay = true;
      // Otherwise it would begin anew.
      if (walk.hasLeft) event.preventDefault();
    },
    { capture: true },
  );
  Object.assign(window, { walk, endStep });

  function problemOf(focused: Element): string | null {
    const name = focused.outerHTML.slice(0, 120);
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
    const faint = outlineStyle === 'none' || parseFloat(outlineWidth) < 2 || /, 0\)$/.test(outlineColor);
    if (faint) return `no outline on ${name}`;
    // A link over two lines has a box for each.
    const boxes = [...focused.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const points = boxes.flatMap((box) =>
      [0.1, 0.5, 0.9].map((part) => [box.left + box.width * part, middleOf(box)] as const),
    );
    const seen = points.some(([x, y]) => {
      const above = document.elementFromPoint(x, y);
      return focused.contains(above) || focused.closest('label')?.contains(above);
    });
    return seen ? null : `hidden is ${name}`;
  }

  /** Who always goes on to what stands further on in the page is nowhere led in a circle. */
  function disorderOf(focused: Element): string | null {
    if (!previous?.isConnected) return null;
    const further = isBackwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    if (previous.compareDocumentPosition(focused) & further) return null;
    return `out of order is ${focused.outerHTML.slice(0, 120)}, after ${previous.outerHTML.slice(0, 120)}`;
  }

  /** Of what is taller than the window, as a long table is, the middle of the part that is in it. */
  function middleOf({ top, bottom, height }: DOMRect): number {
    if (height <= innerHeight) return top + height / 2;
    return (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  }
}
