import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForFile, siteForFile } from '../testing/for-file.ts';

const site = siteForFile();
const { openPage } = await browserForFile(site.origin);

const languages = ['', '/fr-fr', '/zh-cn'];
const finders = [
  { name: 'people', path: '/people', filter: 'office' },
  { name: 'publications', path: '/publications', filter: 'kind' },
  { name: 'news', path: '/news', filter: 'year' },
  { name: 'events', path: '/events', filter: 'language' },
  { name: 'deals', path: '/deals', filter: 'sector' },
  { name: 'jobs', path: '/careers', filter: 'place' },
  { name: 'training', path: '/training-series', filter: 'topic' },
];

/** The number at the end of an option's label or in the line of the count, however the language writes it. */
const numberIn = (text: string) =>
  Number(/[\d,.\s]*\d/u.exec(text.replace(/^.*[(（]/u, ''))?.[0].replaceAll(/\D/gu, ''));

const countOf = async (page: Page) => numberIn(await page.locator('[data-count]').innerText());

/** The last value of a filter: what it is in the address, and how many are said to be behind it. */
async function lastOption(page: Page, name: string): Promise<{ value: string; count: number }> {
  const option = page.getByRole('main').locator(`select[name=${name}] option`).last();
  return {
    value: (await option.getAttribute('value')) ?? '',
    count: numberIn((await option.textContent()) ?? ''),
  };
}

test.each(finders)(
  'the finder of $name shows as many as its filter says in each language, without JavaScript, and keeps it in the address',
  async ({ path, filter }) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    for (const language of languages) {
      await page.goto(language + path);
      const { value, count } = await lastOption(page, filter);
      expect(count, language).toBeGreaterThan(0);
      await page.getByRole('main').locator(`select[name=${filter}]`).selectOption(value);
      await page.getByRole('form').getByRole('button').last().click();
      await page.waitForURL((url) => url.searchParams.get(filter) === value);
      expect(await countOf(page), language).toBe(count);
    }
  },
);

test.each(finders)(
  'the finder of $name opens by keyboard on a telephone and is refined in place, in each language',
  async ({ path, filter }) => {
    const { page, problems } = await openPage({ viewport: { width: 390, height: 844 } });
    for (const language of languages) {
      await page.goto(language + path);
      await page.evaluate(() => Object.assign(window, { isStillThere: true }));
      const summary = page.getByRole('main').locator('summary:has(+ form[data-refine])');
      const select = page.getByRole('main').locator(`select[name=${filter}]`);
      expect(await select.isVisible(), language).toBe(false);
      await summary.focus();
      // Scripts that refine are loaded by the first focus or touch.
      await page.locator('body > [role=status]').waitFor({ state: 'attached' });
      await page.keyboard.press('Enter');
      const { value, count } = await lastOption(page, filter);
      await select.focus();
      await select.selectOption(value);
      await page.waitForURL((url) => url.searchParams.get(filter) === value);
      await expect.poll(() => countOf(page), { message: language }).toBe(count);
      expect(await select.isVisible(), language).toBe(true);
      expect(await select.evaluate((field) => field === document.activeElement), language).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBeLessThanOrEqual(
        390,
      );
      expect(await page.evaluate(() => 'isStillThere' in window), language).toBe(true);
    }
    expect(problems).toEqual([]);
  },
);

test('a combobox opens, names each kind and the option that arrows reach, and closes by Escape with what was typed', async () => {
  const { page } = await openPage();
  await page.goto('/');
  const field = page.getByRole('banner').getByRole('searchbox').or(page.getByRole('combobox')).first();
  await field.click();
  await page.getByRole('combobox').waitFor();
  await expect.poll(() => page.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
  await field.pressSequentially('marchetti');
  await page
    .getByRole('option', { name: /Marchetti/ })
    .first()
    .waitFor();
  await expect
    .poll(() => page.getByRole('banner').getByRole('search').ariaSnapshot())
    .toMatch(
      /combobox "[^"]+" \[expanded\][^\n]*: marchetti\n(?:.*\n)*\s+- listbox "Suggestions":\n\s+- group "People":\n\s+- option "[^"]*Marchetti/,
    );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const last = page.getByRole('option').last();
  await expect
    .poll(() => page.getByRole('combobox').getAttribute('aria-activedescendant'))
    .toBe(await last.getAttribute('id'));
  expect(await last.getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
  expect(await page.getByRole('option').count()).toBe(0);
  expect(await field.inputValue()).toBe('marchetti');
});

test('results are tabs with counts, a count, filters and a list of titles for those who hear the page', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto('/search?q=protecton+of+dtaa');
  const main = page.getByRole('main');
  await main.getByText('protection of data', { exact: false }).first().waitFor();
  expect(await main.ariaSnapshot()).toMatch(
    /- link "All [\d,]+"(?:.*\n)*.*- link "People \d+"(?:.*\n)*.*- heading "[^"]*[Dd]ata[^"]*" \[level=2\]/,
  );
  await main.getByRole('link', { name: /protecton of dtaa/ }).click();
  await page.waitForURL('**/search?q=protecton+of+dtaa&exact=1');
});

test('the number of a case finds what it is about, and one that nobody cites says so and leads onward', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  for (const language of languages) {
    await page.goto(`${language}/search?q=C-634%2F21`);
    expect(await countOf(page), language).toBeGreaterThan(0);
    await page.goto(`${language}/search?q=C-634%2F22`);
    const main = page.getByRole('main');
    expect(await main.locator('ol').count()).toBe(0);
    await main.getByRole('link', { name: /C-634\/21/ }).click();
    expect(await countOf(page), language).toBeGreaterThan(0);
  }
});

test('a list that nothing passes offers the way back to all of it', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  for (const language of languages) {
    await page.goto(`${language}/people?q=xyzzyxyzzy`);
    expect(await page.getByRole('main').locator('a[href*="/people/pe"]').count()).toBe(0);
    await page.getByRole('main').locator(`a[href="${language}/people"]`).first().click();
    await page.waitForURL(`**${language}/people`);
    expect(await countOf(page)).toBeGreaterThan(100);
  }
});
