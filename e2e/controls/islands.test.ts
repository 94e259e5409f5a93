import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import type { Trigger } from '../../src/browser/islands/kit/define.ts';
import { browserForFile } from '../testing/for-file.ts';
import { startIslandPages, testIslands } from '../testing/island-pages.ts';

const pages = await startIslandPages();
afterAll(() => pages.stop());
const { openPage } = await browserForFile(pages.origin);

test('there are islands to test', () => {
  expect(testIslands.length).toBeGreaterThan(1);
});

/** A page with the island, and how often the browser has asked for what makes it live. */
async function open(island: string, trigger: Trigger) {
  const { page, problems } = await openPage();
  const asked: string[] = [];
  const held: (() => void)[] = [];
  let isHolding = false;
  await page.route('**/assets/hydrate-*', (route) => {
    asked.push(route.request().url());
    if (isHolding) held.push(() => void route.continue());
    else void route.continue();
  });
  return {
    page,
    problems,
    asked,
    /** Has the island come late; the returned function lets it come. */
    hold: () => {
      isHolding = true;
      return () => {
        isHolding = false;
        for (const release of held) release();
      };
    },
    visit: () => page.goto(pages.pathOf(island, trigger), { waitUntil: 'networkidle' }),
  };
}

/** A click on an island that is alive is counted; before that nothing happens. */
async function expectAlive(page: Page, clicks = 1): Promise<void> {
  await page.locator('chancery-island b').click();
  await expectClicks(page, clicks);
}

async function expectClicks(page: Page, clicks: number): Promise<void> {
  await expect.poll(() => page.locator('output').getAttribute('data-clicks')).toBe(String(clicks));
}

describe.each(testIslands.map(({ name }) => name))('%s', (name) => {
  test.each(['load', 'signed-in-first'] as const)('on %s comes to life by itself', async (trigger) => {
    const { page, problems, asked, visit } = await open(name, trigger);
    await visit();
    expect(asked).toHaveLength(1);
    await expectAlive(page);
    expect(problems).toEqual([]);
  });

  test('on visible comes to life when it is scrolled into view, not before', async () => {
    const { page, problems, asked, visit } = await open(name, 'visible');
    await visit();
    expect(asked).toEqual([]);
    const arrived = page.waitForResponse('**/assets/hydrate-*');
    await page.locator('chancery-island output').evaluate((element) => element.scrollIntoView());
    await arrived;
    await page.waitForLoadState('networkidle');
    await expectAlive(page);
    expect(asked).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  test('on interaction is not loaded until it is touched, and then once', async () => {
    const { page, problems, asked, visit } = await open(name, 'interaction');
    await visit();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.locator('chancery-island b').hover();
    await expect.poll(() => asked.length).toBe(1);
    await page.locator('chancery-island input, chancery-island textarea').focus();
    await expectAlive(page);
    expect(asked).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  test('answers the click that was made on a part of it before it was alive, once', async () => {
    const { page, problems, asked, hold, visit } = await open(name, 'interaction');
    const release = hold();
    await visit();
    await page.locator('chancery-island b').click();
    await page.locator('chancery-island b').click();
    await expect.poll(() => asked.length).toBe(1);
    expect(await page.locator('output').getAttribute('data-clicks')).toBe('0');
    release();
    await expectClicks(page, 1);
    await expectAlive(page, 2);
    expect(problems).toEqual([]);
  });

  test('keeps what was typed before it was alive, and learns of it', async () => {
    const { page, problems, asked, hold, visit } = await open(name, 'interaction');
    const release = hold();
    await visit();
    const field = page.locator('chancery-island input, chancery-island textarea');
    await field.pressSequentially('written early');
    await expect.poll(() => asked.length).toBe(1);
    expect(await page.locator('output').textContent()).toBe('');
    release();
    await expect.poll(() => page.locator('output').textContent()).toBe('written early');
    expect(await field.inputValue()).toBe('written early');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await field.pressSequentially(', and on');
    await expect.poll(() => page.locator('output').textContent()).toBe('written early, and on');
    expect(problems).toEqual([]);
  });
});
