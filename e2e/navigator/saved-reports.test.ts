/** What somebody who is signed in does with a report: saves it, sees what has changed, keeps it, shares it. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { publishAgain } from '../../src/account/reports/navigator.fixture.ts';
import { messagesFor } from '../../src/i18n/messages.ts';
import { browserForFile, siteWithIdentityForFile } from '../testing/for-file.ts';
import { signIn } from '../testing/sign-in.ts';

const site = await siteWithIdentityForFile();
const { openPage } = await browserForFile(site.origin);
const m = messagesFor('en').reportBuilder.saved;
const builder = '/navigator/artificial-intelligence/report-builder';

/** Publishes an answer of a chapter with another headline. */
async function amend(chapter: string): Promise<string> {
  const entry = await site.database.kysely
    .selectFrom('live')
    .innerJoin('translation', 'translation.record_id', 'live.record_id')
    .innerJoin('navigator_period', 'navigator_period.record_id', 'live.record_id')
    .where(sql<boolean>`navigator_period.held @> current_date`)
    .innerJoin('live as above', 'above.record_id', 'live.parent_id')
    .where('above.slug', '=', chapter)
    .where('above.locale', '=', 'en')
    .where('above.path', 'like', '/navigator/artificial-intelligence/%')
    .where('live.type', '=', 'navigatorCell')
    .where('live.locale', '=', 'en')
    .where('translation.locale', '=', 'en')
    .select(['live.record_id as id', 'live.title as title', 'translation.fields as fields'])
    .orderBy('live.position')
    .executeTakeFirstOrThrow();
  await publishAgain(site.database.kysely, entry.id, {
    ...(entry.fields as Record<string, unknown>),
    title: `${entry.title} amended`,
  });
  return entry.title;
}

test('a report is saved, compared with what is said later, kept anew, shared by a link, and watched', async () => {
  const { page, problems } = await openPage();
  await signIn(page, { from: builder });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${builder}?with=france,european-union`);
  await page.getByLabel(m.name).fill('For the board');
  // By keyboard alone.
  await page.getByRole('button', { name: m.save, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: m.openOne({ title: 'For the board' }) }).waitFor();
  await page.getByText(m.changed({ count: 0 })).waitFor();
  expect(page.url()).toContain('&saved=');

  await amend('european-union');
  await page.goto('/auth/dashboard');
  await page.getByRole('link', { name: m.compareThis({ title: 'For the board' }) }).click();
  await page.locator('[data-redline]').waitFor();
  expect(await page.locator('[data-redline] ins').allInnerTexts()).toEqual([
    expect.stringContaining('amended'),
  ]);
  await page.getByRole('button', { name: m.keep }).click();
  await page.getByText(m.keptNew({ number: 2 })).waitFor();
  expect(await page.locator('#saved-version option').count()).toBe(2);

  await page.getByText(m.share, { exact: true }).click();
  await page.getByLabel(m.days).selectOption('7');
  await page.getByRole('button', { name: m.makeLink }).click();
  const link = await page.getByLabel(m.link).inputValue();
  // A link to one version is not shown as one to another.
  await page.getByLabel(m.version).selectOption('1');
  await page.getByLabel(m.link).waitFor({ state: 'detached' });

  const { page: reader } = await openPage({ javaScriptEnabled: false });
  const response = await reader.goto(link);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });
  await reader.getByRole('heading', { name: 'For the board' }).first().waitFor();
  await reader.getByText('amended').first().waitFor();
  await reader.getByRole('link', { name: '简体中文' }).first().click();
  await reader.getByText('此报告由他人与您分享', { exact: false }).waitFor();

  await page.goto('/auth/favourites');
  const line = page.locator('li', { hasText: 'For the board' });
  // It is ticked once the site has heard of it.
  await line.getByLabel(m.tell).click();
  await page.getByText(m.told({ title: 'For the board' })).waitFor();
  await line.getByRole('button', { name: m.renameThis({ title: 'For the board' }) }).click();
  await page.getByLabel(m.name).fill('Spring');
  await page.getByRole('button', { name: m.apply }).click();
  await page.getByRole('link', { name: 'Spring', exact: true }).waitFor();

  await site.database.pool.query(
    `update report_link set created_at = now() - interval '9 days', expires_at = now() - interval '1 minute'`,
  );
  expect((await reader.goto(link))?.status()).toBe(404);
  await reader.getByRole('heading', { name: m.linkOver }).waitFor();

  await page.getByLabel(m.addJurisdiction).fill('France');
  await page.getByRole('button', { name: m.add, exact: true }).click();
  await page.getByText(m.added({ title: 'France' })).waitFor();
  await page.getByRole('button', { name: m.makeCalendar }).click();
  const calendar = await page.locator('#calendar-address').inputValue();
  const text = await (await fetch(calendar)).text();
  expect(text).toContain('BEGIN:VEVENT');
  expect(text).toContain('France');
  await page.getByRole('button', { name: m.endCalendar }).click();
  await page.getByText(m.calendarEnded).waitFor();
  expect((await fetch(calendar)).status).toBe(404);

  await page.getByRole('button', { name: m.removeThis({ title: 'Spring' }) }).click();
  await page.getByText(m.removeSure({ title: 'Spring' })).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(m.removed({ title: 'Spring' })).waitFor();
  expect(problems).toEqual([]);
}, 120_000);

test.each(['fr-fr', 'zh-cn'] as const)(
  'the list of reports and of jurisdictions speaks the reader’s language: %s',
  async (locale) => {
    const own = messagesFor(locale).reportBuilder.saved;
    const { page, problems } = await openPage();
    await signIn(page, { from: `/${locale}/people` });
    await page.goto(`/${locale}/auth/favourites`);
    for (const words of [own.heading, own.none, own.myList, own.calendar])
      await page.getByText(words).first().waitFor();
    expect(problems).toEqual([]);
  },
  60_000,
);
