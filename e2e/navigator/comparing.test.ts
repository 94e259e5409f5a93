/** Jurisdictions side by side: by the arrow keys of a grid, and without scripts up to the printed report. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { siteLocales } from '../../src/i18n/locales.ts';
import { messagesFor } from '../../src/i18n/messages.ts';
import { narrow } from '../testing/browser.ts';
import { readersForFile } from '../testing/for-file.ts';
import { pressAt } from '../testing/keyboard.ts';
import { compare, findChanges, lastYear, peers, press, services, topics } from './steps.ts';

const { openPage } = await readersForFile();
const table = `${services.en}/europe/france/status-table`;

test('arrows move in the table, Enter leads to an answer, and the summary is copied as text with its formatting', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { page, problems } = await openPage({ permissions });
  await page.goto(`${table}?with=${peers.join()}&topic=${topics.join()}`);
  const focused = () => page.evaluate(() => document.activeElement?.closest('td, th')?.id ?? '');
  const keyboard = page.keyboard;
  await page.locator('main table[class] thead a').first().focus();
  await page.locator('main table[role=grid]').waitFor();
  await keyboard.press('Home');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  const first = await focused();
  expect(first).toMatch(/^germany_/);
  await keyboard.press('ArrowDown');
  expect(await focused()).toMatch(/^germany_/);
  expect(await focused()).not.toBe(first);
  await keyboard.press('ArrowUp');
  // One stop for the whole table: the next one is behind it.
  await keyboard.press('Tab');
  expect(await focused()).toBe('');
  const copy = page.getByRole('button', { name: 'Copy for a mail or Word' });
  await pressAt(copy);
  await page.getByText('Copied with its formatting').waitFor();
  expect(problems).toEqual([]);
  // Reading it back, Chromium parses what a page may not have: styles of its own.
  const [html, plain] = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return Promise.all(['text/html', 'text/plain'].map(async (type) => (await item?.getType(type))?.text()));
  });
  for (const text of [html, plain]) expect(text).toContain('Notice of a breach');
  expect(html).toMatch(/<table[^>]*style/);
  await page.locator('main table td[tabindex="0"]').focus();
  await keyboard.press('Enter');
  await page.waitForURL(/europe\/germany#/);
});

test('jurisdictions of a report are put in order by dragging them, and the report and its address follow', async () => {
  const { page, problems } = await openPage();
  await page.goto(`${services.en}/report-builder?with=france,germany,japan&topic=breach`);
  const order = page.locator('ol:has(input[name=order]) li');
  const sheet = page.locator('#report-sheet h3[id^=report-section]');
  const names = async (of: Locator) =>
    (await of.allInnerTexts()).flatMap((text) => /France|Germany|Japan/.exec(text) ?? []);
  await order.nth(2).hover();
  await page.locator('li[draggable=true]').first().waitFor();
  await order.nth(2).dragTo(order.nth(0));
  await page.waitForURL(/with=japan,france,germany/);
  expect(await names(order)).toEqual(['Japan', 'France', 'Germany']);
  expect(await names(sheet)).toEqual(['Japan', 'France', 'Germany']);
  await order.nth(0).dragTo(order.nth(1));
  await page.waitForURL(/with=france,japan,germany/);
  expect(await names(sheet)).toEqual(['France', 'Japan', 'Germany']);
  expect(problems).toEqual([]);
});

test.each(siteLocales)(
  'on a phone without scripts, from the table to what changed and why, and to the printed report: %s',
  async (locale) => {
    const { page, problems } = await openPage({ javaScriptEnabled: false, viewport: narrow });
    const { reportBuilder: m, report, navigator } = messagesFor(locale);
    const service = services[locale];
    const from = `${service}/europe/france/status-table`;
    await page.goto(from);
    await page.getByText(navigator.demonstration).first().waitFor();
    await compare(page, locale, press);
    expect(await page.locator('main td[data-status]').count()).toBe(5 * 3);
    const singapore = { en: 'Singapore', 'fr-fr': 'Singapour', 'zh-cn': '新加坡' }[locale];
    expect(await page.locator('main').innerText()).toContain(singapore);
    // A Chinese day is an element, which stands on the line of its words.
    const days = await page
      .locator('main td .unbroken')
      .evaluateAll((all) => all.map((day) => getComputedStyle(day).display));
    expect([...new Set(days)]).toEqual(locale === 'zh-cn' ? ['inline'] : []);
    await findChanges(page, locale, press);
    await page.goto(`${service}/report-builder`);
    for (const key of ['france', 'ireland', 'singapore'])
      await page.locator(`[name=with][value=${key}]`).check();
    for (const key of topics) await page.locator(`[name=topic][value=${key}]`).check();
    await page.locator('[name=on]').fill(lastYear);
    await page.getByRole('button', { name: m.show }).click();
    const sheet = page.locator('#report-sheet');
    await sheet.locator('h3').filter({ hasText: singapore }).first().waitFor();
    expect(await sheet.innerText()).toMatch(/(?:[0-9A-Z]{6}-){4}[0-9A-Z]{2}/);
    await page.emulateMedia({ media: 'print' });
    expect(await sheet.isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: m.show }).isVisible()).toBe(false);
    // At the foot of every page, and across it.
    expect(await sheet.locator('footer').innerText()).toContain(navigator.demonstration);
    expect(await sheet.locator('footer').evaluate((foot) => getComputedStyle(foot).breakInside)).toBe(
      'avoid',
    );
    await sheet.getByText(report.visitors).waitFor();
    await page.emulateMedia({ media: 'screen' });
    const overflow = () =>
      page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await overflow()).toBe(0);
    expect(problems).toEqual([]);
  },
);
