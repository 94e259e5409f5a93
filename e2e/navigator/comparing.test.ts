/** The navigator as a general counsel uses it: compare, see what changed and why, take it along, prove it. */
import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SiteLocale } from '../../src/i18n/locales.ts';
import { messagesFor } from '../../src/i18n/messages.ts';
import { all, parsed, unpacked } from '../../src/reports/write/unpacked.fixture.ts';
import { narrow } from '../testing/browser.ts';
import { readersForFile } from '../testing/for-file.ts';
import { pressAt, tabTo } from '../testing/keyboard.ts';
import { offline } from '../testing/offline-proof.ts';
import { signIn } from '../testing/sign-in.ts';

const { site, openPage } = await readersForFile();
const peers = ['germany', 'spain', 'japan', 'singapore'];
const topics = ['breach', 'transfers', 'cookies'];
const lastYear = '2025-11-24';
const table = '/navigator/data-protection/europe/france/status-table';

async function filesOf(download: Promise<Download>) {
  return unpacked(await readFile(await (await download).path()));
}

/** By a mouse or a finger. */
const press = (target: Locator) => target.click();

/** Chooses in the form of the status table, and sends it. `act` presses a button, or ticks a box. */
async function compare(
  page: Page,
  locale: SiteLocale,
  act: (target: Locator, key: 'Enter' | 'Space') => Promise<void> = press,
): Promise<void> {
  const m = messagesFor(locale).navigatorTable;
  const form = page.getByRole('form', { name: m.change });
  await act(page.locator('summary').filter({ hasText: m.change }), 'Enter');
  for (const [name, keys] of Object.entries({ with: peers, topic: topics }))
    for (const box of await form.locator(keys.map((key) => `[name=${name}][value=${key}]`).join()).all())
      await act(box, 'Space');
  await form.locator('[name=on]').fill(lastYear);
  await act(form.getByRole('button', { name: m.apply }), 'Enter');
  await page.waitForURL(/on=/);
}

test('by keyboard alone: five jurisdictions as at last year, what changed since and why, as Word and Excel, proved offline and by the code', async () => {
  const { page, problems } = await openPage();
  await page.goto(table);
  await compare(page, 'en', pressAt);
  const cells = page.locator('main table[class] td[data-status]');
  expect(await cells.count()).toBe(5 * 3);
  await page.getByText('The law on 24 November 2025, as this site has it now.').waitFor();
  // Most of it was only written down since.
  await page.goto(`${page.url()}&known=${lastYear}`);
  expect(await cells.count()).toBe(5);
  await page.getByText('as this site had it at the end of 24 November 2025 (UTC).').first().waitFor();
  // What was changed since then, now.
  const query = `?with=${peers.join()}&topic=${topics.join()}`;
  await page.goto(`${table}${query}&since=${lastYear}`);
  // The table is one stop: arrows move in it, as another test says.
  await cells.locator('p a').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#/);
  const topic = new URL(page.url()).hash;
  const why = page.locator(`#changes article:has(a[href$="${topic}"])`).first();
  expect(await why.locator('ins, del').count()).toBeGreaterThan(0);
  // The reason, beside the words that differ.
  expect(await why.locator('h3 + p').innerText()).toMatch(/\w+ \w+/);

  const builder = '/navigator/data-protection/report-builder';
  const choice = `${query.replace('=', '=france,')}&on=${lastYear}&depth=full`;
  await signIn(page, { from: `${builder}${choice}` });
  const preview = page.locator('#report-preview');
  await preview.getByRole('heading', { name: 'Singapore', level: 3 }).waitFor();
  const take = (name: string) => {
    const download = page.waitForEvent('download');
    return Promise.all([filesOf(download), pressAt(page.getByRole('button', { name, exact: true }))]);
  };
  const [word] = await take('Word');
  const document = parsed(word.get('word/document.xml'));
  const styled = (style: string) =>
    all(document, 'w:p')
      .filter((one) => all(one, 'w:pStyle')[0]?.attributes['w:val'] === style)
      .map(({ text }) => text);
  expect(styled('Heading1')).toEqual(
    expect.arrayContaining(['France', 'Germany', 'Spain', 'Japan', 'Singapore', 'How to check it']),
  );
  expect(styled('Disclaimer')).toEqual([messagesFor('en').navigator.demonstration]);
  const proved = await offline(site, word.get('customXml/item1.xml'));
  expect(proved).toHaveLength(5 * 3);
  expect(proved.every((line) => line.startsWith('genuine: '))).toBe(true);
  const [excel] = await take('Excel');
  const sheets = [...excel].flatMap(([path, xml]) => (path.includes('worksheets/') ? [parsed(xml)] : []));
  expect(sheets.map((sheet) => all(sheet, 'row').length)).toContain(1 + 5 * 3);
  expect(sheets.flatMap((sheet) => all(sheet, 'f'))).toEqual([]);
  expect(await offline(site, excel.get('customXml/item1.xml'))).toEqual(proved);
  const [code = ''] = /(?:[0-9A-Z]{6}-){4}[0-9A-Z]{2}/.exec(document.text) ?? [];
  await page.goto(builder);
  await tabTo(page.getByLabel('Code on the report'));
  await page.keyboard.type(code.toLowerCase());
  await page.keyboard.press('Enter');
  await page
    .locator('#check [role=status]')
    .filter({ hasText: /^Genuine/ })
    .waitFor();
  expect(await page.locator('#check li').count()).toBe(5 * 3);
  expect(problems).toEqual([]);
});

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

const inLanguages = [
  ['en', '/navigator/data-protection/europe/france/status-table', 'Singapore'],
  ['fr-fr', '/fr-fr/navigator/protection-des-donnees/europe/france/status-table', 'Singapour'],
  ['zh-cn', '/zh-cn/navigator/data-protection/europe/france/status-table', '新加坡'],
] as const;

test.each(inLanguages)(
  'on a phone without scripts, from the table to the printed report: %s',
  async (locale, from, singapore) => {
    const { page, problems } = await openPage({ javaScriptEnabled: false, viewport: narrow });
    const { reportBuilder: m, navigator } = messagesFor(locale);
    await page.goto(from);
    await page.getByText(navigator.demonstration).first().waitFor();
    await compare(page, locale);
    expect(await page.locator('main td[data-status]').count()).toBe(5 * 3);
    expect(await page.locator('main').innerText()).toContain(singapore);
    const service = from.split('/europe/')[0] ?? '';
    await page.goto(`${service}/report-builder`);
    for (const key of ['france', 'ireland', 'singapore'])
      await page.locator(`[name=with][value=${key}]`).check();
    for (const key of topics) await page.locator(`[name=topic][value=${key}]`).check();
    await page.locator('[name=on]').fill(lastYear);
    await page.getByRole('button', { name: m.show }).click();
    await page.locator('#report-sheet h3').filter({ hasText: singapore }).first().waitFor();
    const code = /(?:[0-9A-Z]{6}-){4}[0-9A-Z]{2}/;
    expect(await page.locator('#report-sheet').innerText()).toMatch(code);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#report-sheet').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: m.show }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    const overflow = () =>
      page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await overflow()).toBe(0);
    expect(problems).toEqual([]);
  },
);
