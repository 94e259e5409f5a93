/** What somebody does in the navigator, step by step, in any of its languages. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SiteLocale } from '../../src/i18n/locales.ts';
import { messagesFor } from '../../src/i18n/messages.ts';
import { unpacked } from '../../src/reports/write/unpacked.fixture.ts';

/** Beside France, by their names in addresses. */
export const peers = ['germany', 'spain', 'japan', 'singapore'];
export const topics = ['breach', 'transfers', 'cookies'];
export const lastYear = '2025-11-24';
/** Of the service on data protection, by language. */
export const services = {
  en: '/navigator/data-protection',
  'fr-fr': '/fr-fr/navigator/protection-des-donnees',
  'zh-cn': '/zh-cn/navigator/data-protection',
} as const satisfies Record<SiteLocale, string>;

/** Why the answer on cookies in France was changed in the last year, as its editors tell readers of each language. */
const whyCookies = {
  en: 'The ban on telephone marketing without consent began on 11 August 2026.',
  'fr-fr': 'L’interdiction du démarchage téléphonique sans consentement s’applique depuis le 11 août 2026.',
  'zh-cn': '禁止未经同意的电话营销自2026年8月11日起适用。',
} as const satisfies Record<SiteLocale, string>;

/** Presses a button or a link, or ticks a box, with what somebody has: keys, a mouse, a finger. */
export type Act = (target: Locator, key?: 'Enter' | 'Space') => Promise<void>;

/** By a mouse or a finger. */
export const press: Act = (target) => target.click();

/** Chooses five jurisdictions and three topics as at last year in the form of a status table, and sends it. */
export async function compare(page: Page, locale: SiteLocale, act: Act): Promise<void> {
  const m = messagesFor(locale).navigatorTable;
  const form = page.getByRole('form', { name: m.change });
  await act(page.locator('summary').filter({ hasText: m.change }));
  for (const [name, keys] of Object.entries({ with: peers, topic: topics }))
    for (const box of await form.locator(keys.map((key) => `[name=${name}][value=${key}]`).join()).all())
      await act(box, 'Space');
  await form.locator('[name=on]').fill(lastYear);
  await act(form.getByRole('button', { name: m.apply }));
  await page.waitForURL(/on=/);
}

/**
 * Finds what changed in the same since last year, and why: in the summary of the table, and at the answer word by word.
 */
export async function findChanges(page: Page, locale: SiteLocale, act: Act): Promise<void> {
  const table = `${services[locale]}/europe/france/status-table`;
  const hasText = whyCookies[locale];
  await page.goto(`${table}?with=${peers.join()}&topic=${topics.join()}&since=${lastYear}`);
  // No test says cookies anew.
  await page.locator('#summary ul').last().locator('li').filter({ hasText }).waitFor();
  const answer = page.locator('td[id=france_cookies] p a');
  // The table is one stop: arrows move in it, as another test says.
  await answer.focus();
  await (act === press ? answer.click() : page.keyboard.press('Enter'));
  await page.waitForURL(/#/);
  const topic = new URL(page.url()).hash;
  // The reason, beside the words that differ.
  const why = page.locator(`#changes article:has(a[href$="${topic}"])`).filter({ hasText });
  expect(await why.locator('ins, del').count()).toBeGreaterThan(0);
}

/** Takes a file by a button. @returns its parts by their paths */
export async function taken(button: Locator, act: Act): Promise<ReadonlyMap<string, string>> {
  const download = button.page().waitForEvent('download');
  await act(button);
  return unpacked(await readFile(await (await download).path()));
}
