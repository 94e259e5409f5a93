/** axe in the pages of a browser, with the rules that our pages keep. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page, ViewportSize } from 'playwright-core';
import { settled } from './tabs.ts';

/** A window and the reader's colours. */
export type Look = readonly [viewport: ViewportSize, scheme: 'light' | 'dark'];

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All of level A and AA and of good practice; the size of targets (2.5.8) is off unless asked for. */
const all = { rules: { 'target-size': { enabled: true } } };
/** The rules that colours decide: what else a page is does not depend on the scheme. */
const byColours = ['color-contrast', 'link-in-text-block'];
const ofColours = { runOnly: byColours };
/** The rules that also places decide: what else a page is depends on the width only where it hides a part of itself. */
const ofPlaces = { runOnly: [...byColours, 'target-size', 'scrollable-region-focusable'] };

/** Without what nobody reads: how each part of the page could be found again, and what is right with it. */
const onlyWhatIsSaid = { resultTypes: ['violations'], selectors: false, preload: false };

interface Examination {
  /** The part of the page, which may differ from look to look; default the whole. */
  readonly within?: (look: Look) => 'html' | 'main';
  /**
   * Every rule runs at each width, unless the page is examined so in another language: then once, and at other widths
   * those that places and colours decide.
   */
  readonly everyRule?: 'at each width' | 'once';
  /** What else is wrong with the page in a look. */
  readonly besides?: (look: Look) => Promise<readonly string[]>;
}

/**
 * What axe finds on the page that is open, in each look: by every rule once at each width, and by those of colours
 * when only the scheme is another. Without motion each look is there at once.
 */
export async function axeFaults(
  page: Page,
  looks: readonly Look[],
  { within = () => 'html', everyRule = 'at each width', besides = async () => [] }: Examination = {},
): Promise<string[]> {
  const found: string[] = [];
  const widths = new Set<number>();
  await page.evaluate(axe);
  for (const look of looks) {
    const [viewport, colorScheme] = look;
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const atThisWidth = widths.size === 0 || everyRule === 'at each width' ? all : ofPlaces;
    const rules = widths.has(viewport.width) ? ofColours : atThisWidth;
    widths.add(viewport.width);
    const options = JSON.stringify({ ...rules, ...onlyWhatIsSaid });
    const { violations } = (await page.evaluate(`axe.run('${within(look)}', ${options})`)) as AxeResults;
    const faults = violations.map(({ id, nodes }) => `${id}, ${nodes.length} times: ${nodes[0]?.html}`);
    for (const fault of [...faults, ...(await besides(look))])
      found.push(`${viewport.width} ${colorScheme} ${fault}`);
  }
  return found;
}
