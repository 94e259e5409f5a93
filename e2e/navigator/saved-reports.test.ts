/** What somebody who is signed in does with a report: saves it, sees what has changed, keeps it, shares it. */
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { publishAgain } from '../../src/account/reports/navigator.fixture.ts';
import type { SiteLocale } from '../../src/i18n/locales.ts';
import { messagesFor } from '../../src/i18n/messages.ts';
import { unpacked } from '../../src/reports/write/unpacked.fixture.ts';
import { browserForFile, siteWithIdentityForFile } from '../testing/for-file.ts';
import { pressAt, tabTo } from '../testing/keyboard.ts';
import { offline } from '../testing/offline-proof.ts';
import { signIn } from '../testing/sign-in.ts';

const site = await siteWithIdentityForFile();
const { openPage } = await browserForFile(site.origin);
const m = messagesFor('en').reportBuilder.saved;
const builder = '/navigator/artificial-intelligence/report-builder';

/** Publishes an answer of a chapter, by the name of both in English addresses, with another headline in a language. */
async function amend(service: string, chapter: string, locale: SiteLocale = 'en'): Promise<void> {
  const entry = await site.database.kysely
    .selectFrom('live')
    .innerJoin('translation', 'translation.record_id', 'live.record_id')
    .innerJoin('navigator_period', 'navigator_period.record_id', 'live.record_id')
    .where(sql<boolean>`navigator_period.held @> current_date`)
    .innerJoin('live as above', 'above.record_id', 'live.parent_id')
    .where('above.slug', '=', chapter)
    .where('above.locale', '=', 'en')
    .where('above.path', 'like', `/navigator/${service}/%`)
    .where('live.type', '=', 'navigatorCell')
    .where('live.locale', '=', locale)
    .where('translation.locale', '=', locale)
    .select(['live.record_id as id', 'live.title as title', 'translation.fields as fields'])
    .orderBy('live.position')
    .executeTakeFirstOrThrow();
  const fields = entry.fields as Record<string, unknown>;
  const amended = { ...fields, title: `${entry.title}, said anew` };
  await publishAgain(site.database.kysely, entry.id, amended, locale);
}

/** Takes a Word file by a button, and checks its proof offline. */
async function provedWord(button: Locator): Promise<{ text: string; proved: string[] }> {
  const download = button.page().waitForEvent('download');
  await pressAt(button);
  const word = await unpacked(await readFile(await (await download).path()));
  return {
    text: word.get('word/document.xml') ?? '',
    proved: await offline(site, word.get('customXml/item1.xml')),
  };
}

test('by keyboard alone on a phone: a report is saved, compared with what is said later, kept anew, shared by a link, and watched', async () => {
  const { page, problems } = await openPage();
  await signIn(page, { from: builder });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${builder}?with=france,european-union`);
  await tabTo(page.getByLabel(m.name));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('For the board');
  await pressAt(page.getByRole('button', { name: m.save, exact: true }));
  await page.getByRole('heading', { name: m.openOne({ title: 'For the board' }) }).waitFor();
  await page.getByText(m.changed({ count: 0 })).waitFor();
  expect(page.url()).toContain('&saved=');

  await amend('artificial-intelligence', 'european-union');
  await page.goto('/auth/dashboard');
  await pressAt(page.getByRole('link', { name: m.compareThis({ title: 'For the board' }) }));
  await page.locator('[data-redline]').waitFor();
  expect(await page.locator('[data-redline] ins').allInnerTexts()).toEqual([
    expect.stringContaining('said anew'),
  ]);
  const kept = page.getByRole('button', { name: m.asWord });
  expect((await provedWord(kept)).text).not.toContain('said anew');
  await pressAt(page.getByRole('button', { name: m.keep }));
  await page.getByText(m.keptNew({ number: 2 })).waitFor();
  expect(await page.locator('#saved-version option').count()).toBe(2);

  await pressAt(page.locator('summary').filter({ hasText: m.share }));
  await pressAt(page.getByLabel(m.days), 'ArrowUp');
  await pressAt(page.getByRole('button', { name: m.makeLink }));
  const link = await page.getByLabel(m.link).inputValue();
  // A link to one version is not shown as one to another.
  await pressAt(page.getByLabel(m.version), 'ArrowDown');
  await page.getByLabel(m.link).waitFor({ state: 'detached' });

  const { page: reader } = await openPage({ javaScriptEnabled: false });
  const response = await reader.goto(link);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'strict-origin',
  });
  await reader.getByRole('heading', { name: 'For the board' }).first().waitFor();
  await reader.getByText('said anew').first().waitFor();
  await reader.getByRole('link', { name: '简体中文' }).first().click();
  await reader.getByText('此报告由他人与您分享', { exact: false }).waitFor();

  await page.goto('/auth/favourites');
  const line = page.locator('li', { hasText: 'For the board' });
  await pressAt(line.getByLabel(m.tell), 'ArrowDown');
  await page.getByText(m.told({ title: 'For the board' })).waitFor();
  await pressAt(line.getByRole('button', { name: m.renameThis({ title: 'For the board' }) }));
  await page.getByLabel(m.name).fill('Spring');
  await pressAt(page.getByLabel(m.name));
  await page.getByRole('link', { name: 'Spring', exact: true }).waitFor();

  await site.database.pool.query(
    `update report_link set created_at = now() - interval '9 days', expires_at = now() - interval '1 minute'`,
  );
  expect((await reader.goto(link))?.status()).toBe(404);
  await reader.getByRole('heading', { name: m.linkOver }).waitFor();

  await page.getByLabel(m.addJurisdiction).fill('France');
  await pressAt(page.getByRole('button', { name: m.add, exact: true }));
  await page.getByText(m.added({ title: 'France' })).waitFor();
  await pressAt(page.getByRole('button', { name: m.makeCalendar }));
  const calendar = await page.locator('#calendar-address').inputValue();
  const text = await (await fetch(calendar)).text();
  expect(text).toContain('BEGIN:VEVENT');
  expect(text).toContain('France');
  await pressAt(page.getByRole('button', { name: m.endCalendar }));
  await page.getByText(m.calendarEnded).waitFor();
  expect((await fetch(calendar)).status).toBe(404);

  await pressAt(page.getByRole('button', { name: m.removeThis({ title: 'Spring' }) }));
  await page.getByText(m.removeSure({ title: 'Spring' })).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(m.removed({ title: 'Spring' })).waitFor();
  expect(problems).toEqual([]);
}, 120_000);

const inLanguages = [
  [
    'fr-fr',
    '/fr-fr/navigator/protection-des-donnees/report-builder',
    /^Protection des données\s: France et Allemagne$/,
  ],
  ['zh-cn', '/zh-cn/navigator/data-protection/report-builder', /保护：法国和德国$/],
] as const;

test.each(inLanguages)(
  'the same in the reader’s language, as Word with its proof, and the list of jurisdictions: %s',
  async (locale, from, name) => {
    const { saved: own, word } = messagesFor(locale).reportBuilder;
    const { page, problems } = await openPage();
    await signIn(page, { from: `${from}?with=france,germany` });
    expect(await page.getByLabel(own.name).inputValue()).toMatch(name);
    await pressAt(page.getByRole('button', { name: own.save, exact: true }));
    await page.getByText(own.changed({ count: 0 })).waitFor();
    await amend('data-protection', 'france', locale);
    await page.reload();
    await page.getByText(own.changed({ count: 1 })).waitFor();
    await pressAt(page.getByRole('button', { name: own.whatChanged }));
    const redline = page.locator('[data-redline="1"]');
    await redline.waitFor();
    expect(await redline.locator('ins').allInnerTexts()).toEqual([expect.stringContaining('said anew')]);
    const before = await provedWord(page.getByRole('button', { name: own.asWord }));
    const now = await provedWord(page.getByRole('button', { name: word, exact: true }));
    expect([before, now].map(({ text }) => text.includes('said anew'))).toEqual([false, true]);
    for (const { proved } of [before, now]) {
      expect(proved.length).toBeGreaterThan(10);
      expect(proved.filter((line) => !line.startsWith('genuine: '))).toEqual([]);
    }
    await page.goto(`/${locale}/auth/favourites`);
    for (const words of [own.heading, own.changed({ count: 1 }), own.myList, own.calendar])
      await page.getByText(words).first().waitFor();
    expect(problems).toEqual([]);
  },
  60_000,
);
