import { chromium } from 'playwright-core';
import { table } from '../table.ts';

/** What a key costs in the grid of a status table. Milliseconds. */
interface GridCosts {
  readonly side: number;
  /** Until the page has done what the key asks for, layout included; median, 95th percentile and slowest of all keys. */
  readonly median: number;
  readonly ninetyFifth: number;
  readonly slowest: number;
  readonly keys: number;
}

const sides = [12, 100];
const address = '/navigator/data-protection/europe/france/status-table?with=germany';

/** Presses arrow keys in tables of a site that were made so large in the browser. */
export async function gridAtScale(origin: string, executablePath: string): Promise<GridCosts[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const costs: GridCosts[] = [];
    for (const side of sides) {
      const page = await browser.newPage();
      await page.goto(origin + address);
      await page.evaluate((size) => {
        const [rows] = document.querySelectorAll('main table tbody');
        const row = rows?.querySelector('tr:has(td)');
        const heads = document.querySelector('main table thead tr');
        if (!rows || !row || !heads) throw new Error('There is no table.');
        for (const line of [heads, row])
          while (line.children.length <= size) line.append(line.lastElementChild?.cloneNode(true) ?? '');
        rows.replaceChildren(...Array.from({ length: size }, () => row.cloneNode(true)));
        for (const other of document.querySelectorAll('main table tbody ~ tbody')) other.remove();
      }, side);
      await page
        .locator('main table tbody tr:first-child td')
        .first()
        .click({ position: { x: 2, y: 2 } });
      await page.locator('main table[role=grid]').waitFor();
      costs.push({ side, ...(await page.evaluate(pressKeys)) });
      await page.close();
    }
    return costs;
  } finally {
    await browser.close();
  }
}

/** Runs in the page: every key is pressed in a frame of its own, and what it changed is laid out before time is read. */
async function pressKeys() {
  const keys = ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'End', 'Home', 'PageDown'];
  const times: number[] = [];
  for (let n = 0; n < 80; n += 1) {
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    const key = keys[n % keys.length] ?? 'ArrowDown';
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
    document.activeElement?.getBoundingClientRect();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return {
    median: times[40] ?? 0,
    ninetyFifth: times[76] ?? 0,
    slowest: times.at(-1) ?? 0,
    keys: times.length,
  };
}

/** A part of the chapter of the report. */
export function gridTable(costs: readonly GridCosts[]): string {
  return table(
    ['grid', 'ms for a key', '95th percentile', 'slowest', 'keys'],
    costs.map(({ side, median, ninetyFifth, slowest, keys }) => [
      `${side} × ${side}`,
      median.toFixed(1),
      ninetyFifth.toFixed(1),
      slowest.toFixed(1),
      String(keys),
    ]),
  );
}
