/** What somebody who is signed in does with a report: saves it, sees what has changed, keeps it, shares it. */

import { sql } from 'kysely';
import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { publishAgain } from '../../src/account/reports/navigator.fixture.ts';
import { formatDay } from '../../src/i18n/format.ts';
import type { SiteLocale } from '../../src/i18n/locales.ts';
import { messagesFor } from '../../src/i18n/messages.ts';
import { all, parsed } from '../../src/reports/write/unpacked.fixture.ts';
import { narrow } from '../testing/browser.ts';
import { browserForFile, siteWithIdentityForFile } from '../testing/for-file.ts';
import { pressAt, tabTo } from '../testing/keyboard.ts';
import { offline } from '../testing/offline-proof.ts';
import { enterSignInForm, people, signIn } from '../testing/sign-in.ts';
import { compare, findChanges, lastYear, peers, press, services, taken, topics } from './steps.ts';

const site = await siteWithIdentityForFile();
const { openPage } = await browserForFile(site.origin);
const m = messagesFor('en').reportBuilder.saved;
const builder = '/navigator/artificial-intelligence/report-builder';

/** Publishes an answer, by the names of service, chapter and topic in English addresses, in a language with words added to its headline. */
async function amend(
  [service, chapter, topic]: readonly [string, string, string],
  locale: SiteLocale,
  added: string,
): Promise<void> {
  const entry = await site.database.kysely
    .selectFrom('live')
    .innerJoin('translation', 'translation.record_id', 'live.record_id')
    .innerJoin('navigator_period', 'navigator_period.record_id', 'live.record_id')
    .where(sql<boolean>`navigator_period.held @> current_date`)
    .innerJoin('live as above', 'above.record_id', 'live.parent_id')
    .where(sql<boolean>`live.fields ->> 'topic' like ${`%-${topic}`}`)
    .where('above.slug', '=', chapter)
    .where('above.locale', '=', 'en')
    .where('above.path', 'like', `/navigator/${service}/%`)
    .where('live.type', '=', 'navigatorCell')
    .where('live.locale', '=', locale)
    .where('translation.locale', '=', locale)
    .select(['live.record_id as id', 'live.title as title', 'translation.fields as fields'])
    .executeTakeFirstOrThrow();
  const fields = entry.fields as Record<string, unknown>;
  const amended = { ...fields, title: `${entry.title}, ${added}` };
  await publishAgain(site.database.kysely, entry.id, amended, locale);
}

/** What the program that checks a file offline says of one, line by line, all of it good. */
async function provedBy(file: ReadonlyMap<string, string>): Promise<string[]> {
  const proved = await offline(site, file.get('customXml/item1.xml'));
  expect(proved.length).toBeGreaterThan(1);
  expect(proved.filter((line) => !line.startsWith('genuine: '))).toEqual([]);
  return proved;
}

test('by keyboard alone on a phone: a report is saved, compared with what is said later, kept anew, shared by a link, and watched', async () => {
  const { page, problems } = await openPage();
  await signIn(page, { ...people.client, from: builder });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${builder}?with=france,european-union`);
  await tabTo(page.getByLabel(m.name));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('For the board');
  await pressAt(page.getByRole('button', { name: m.save, exact: true }));
  await page.getByRole('heading', { name: m.openOne({ title: 'For the board' }) }).waitFor();
  await page.getByText(m.changed({ count: 0 })).waitFor();
  expect(page.url()).toContain('&saved=');

  await amend(['artificial-intelligence', 'european-union', 'general-law'], 'en', 'said anew');
  await page.goto('/auth/dashboard');
  await pressAt(page.getByRole('link', { name: m.compareThis({ title: 'For the board' }) }));
  await page.locator('[data-redline]').waitFor();
  expect(await page.locator('[data-redline] ins').allInnerTexts()).toEqual([
    expect.stringContaining('said anew'),
  ]);
  const kept = await taken(page.getByRole('button', { name: m.asWord }), pressAt);
  expect(kept.get('word/document.xml')).not.toContain('said anew');
  await page.getByText(messagesFor('en').reportBuilder.made).first().waitFor();
  const workbook = await taken(page.getByRole('button', { name: m.asExcel }), pressAt);
  expect(workbook.get('xl/sharedStrings.xml')).toContain('European Union');
  expect([...workbook.values()].join('')).not.toContain('said anew');
  const { promise: isBrokenOff, resolve: brokenOff } = Promise.withResolvers<void>();
  await page.route('**/reports/saved', (route) => isBrokenOff.then(() => route.abort()), { times: 1 });
  await pressAt(page.getByRole('button', { name: m.asExcel }));
  const cancel = page.getByRole('button', { name: m.cancel, exact: true });
  await pressAt(cancel);
  await cancel.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(m.asExcel);
  brokenOff();
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

const journeys = [
  ['en', 'by keyboard alone', pressAt, {}],
  ['fr-fr', 'by keyboard alone', pressAt, {}],
  ['zh-cn', 'by keyboard alone', pressAt, {}],
  ['fr-fr', 'on a phone', press, narrow],
  ['zh-cn', 'by mouse', press, {}],
] as const;

test.each(journeys)(
  'five jurisdictions as at last year, what changed since and why, saved, as Word and Excel, again with what differs, and proved offline: %s, %s',
  async (locale, how, act, size) => {
    const anew = `said anew ${how}`;
    const { reportBuilder: own, report, navigator, navigatorTable } = messagesFor(locale);
    const table = `${services[locale]}/europe/france/status-table`;
    const { page, problems } = await openPage();
    if (act === press) await signIn(page, { ...people.client, from: table });
    else {
      await page.goto(table);
      await act(page.locator('header [data-account=sign-in] a'));
      await enterSignInForm(page, people.client.email);
      await page.waitForURL(site.origin + table);
    }
    await page.setViewportSize({ width: 1280, height: 900, ...size });

    await compare(page, locale, act);
    const cells = page.locator('main table[class] td[data-status]');
    expect(await cells.count()).toBe(5 * 3);
    await page.getByText(navigatorTable.lawNow({ on: formatDay(lastYear, locale) })).waitFor();
    const places = await page.locator('main table[class] thead a').allTextContents();
    // Most of it was only written down since.
    const day = formatDay(lastYear, locale);
    await page.goto(`${page.url()}&known=${lastYear}`);
    await page.getByText(navigatorTable.lawKnown({ on: day, known: day })).waitFor();
    expect(await cells.count()).toBe(5);
    await findChanges(page, locale, act);

    // A report of the same choice is saved once in an account: by keys and otherwise it is not the same.
    const parts = act === press ? '&parts=sources' : '';
    const choice = `?with=france,${peers.join()}&topic=${topics.join()}&on=${lastYear}&depth=full${parts}`;
    await page.goto(`${services[locale]}/report-builder${choice}`);
    await page
      .locator('#report-preview h3')
      .filter({ hasText: places.at(-1) ?? '' })
      .first()
      .waitFor();
    expect(await page.getByLabel(own.saved.name).inputValue()).toContain(places[1]);
    await act(page.getByRole('button', { name: own.saved.save, exact: true }));
    await page.getByText(own.saved.changed({ count: 0 })).waitFor();

    const word = page.getByRole('button', { name: own.word, exact: true });
    const first = await taken(word, act);
    const written = parsed(first.get('word/document.xml'));
    const styled = (style: string) =>
      all(written, 'w:p')
        .filter((one) => all(one, 'w:pStyle')[0]?.attributes['w:val'] === style)
        .map(({ text }) => text);
    expect(styled('Heading1')).toEqual(expect.arrayContaining([...places, report.checked]));
    expect(styled('Disclaimer')).toEqual([navigator.demonstration]);
    const proved = await provedBy(first);
    const excel = await taken(page.getByRole('button', { name: own.excel, exact: true }), act);
    const sheets = [...excel].flatMap(([path, xml]) => (path.includes('worksheets/') ? [parsed(xml)] : []));
    expect(sheets.map((sheet) => all(sheet, 'row').length)).toContain(1 + 5 * 3);
    expect(sheets.flatMap((sheet) => all(sheet, 'f'))).toEqual([]);
    expect(await provedBy(excel)).toEqual(proved);

    await amend(['data-protection', 'france', 'breach'], locale, anew);
    // What is shown first is answered last, and does not take the place of what was asked for since.
    const { promise: isCompared, resolve: compared } = Promise.withResolvers<void>();
    const untilCompared = (route: Route) => isCompared.then(() => route.continue());
    await page.route('**/reports/saved', untilCompared, { times: 1 });
    await page.reload();
    await page.getByText(own.saved.changed({ count: 1 })).waitFor();
    await act(page.getByRole('button', { name: own.saved.whatChanged }));
    const redline = page.locator('[data-redline="1"]');
    await redline.waitFor();
    const answered = page.waitForResponse('**/reports/saved');
    compared();
    await answered;
    expect(await redline.locator('ins').allInnerTexts()).toEqual([expect.stringContaining(anew)]);
    const kept = await taken(page.getByRole('button', { name: own.saved.asWord }), act);
    const now = await taken(word, act);
    expect([kept, now].map((file) => file.get('word/document.xml')?.includes(anew))).toEqual([false, true]);
    expect(await redline.count()).toBe(1);
    expect(await provedBy(kept)).toEqual(proved);
    await provedBy(now);

    const [code = ''] = /(?:[0-9A-Z]{6}-){4}[0-9A-Z]{2}/.exec(written.text) ?? [];
    await page.goto(`${services[locale]}/report-builder`);
    const field = page.getByLabel(navigator.code.label);
    await (act === press ? field.click() : tabTo(field));
    await page.keyboard.type(code.toLowerCase());
    await page.keyboard.press('Enter');
    await page
      .locator('#check [role=status]')
      .getByText(navigator.code.superseded({ count: 1 }))
      .waitFor();
    expect(await page.locator('#check li').count()).toBe(5 * 3);
    await page.goto(`${locale === 'en' ? '' : `/${locale}`}/auth/favourites`);
    for (const words of [own.saved.heading, own.saved.changed({ count: 1 }), own.saved.myList])
      await page.getByText(words).first().waitFor();
    expect(problems).toEqual([]);
  },
  120_000,
);
