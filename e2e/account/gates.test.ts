/** What stands behind a gate, for all who come to one: nobody signed in, an account without it, one with it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SiteLocale } from '../../src/i18n/locales.ts';
import { messagesFor } from '../../src/i18n/messages.ts';
import { addressOf } from '../../src/routing/address.ts';
import { axeFaults } from '../testing/axe.ts';
import { narrow, wide } from '../testing/browser.ts';
import { readersForFile } from '../testing/for-file.ts';
import { fillSignInForm, people, signIn } from '../testing/sign-in.ts';

const { site, openPage } = await readersForFile();

const clause = '/publications/pu254/a-sanctions-clause-for-long-contracts';
const ransom = '/publications/pu236/paying-or-not-paying-a-ransom';
const course = '/training/tr104/the-map';
const chapter = '/navigator/artificial-intelligence/europe/france';
const endOfClause = 'three tiers of appeal and an arbitration';

/** Signs in at the gate itself, and is back at it. */
async function signInAtGate(page: Page, address: string, email: string = people.client.email) {
  await page.goto(address);
  await page.locator('main [data-account=sign-in] a').click();
  await fillSignInForm(page, email);
  await page.waitForURL(site.origin + address);
}

const announced = (page: Page, words: string) =>
  page.locator('main chancery-island [role=status]').filter({ hasText: words }).waitFor();

test('a client who signs in at the gate reads a reserved text to its end, with contents and notes that lead', async () => {
  const { gate } = messagesFor('en');
  const { page, problems } = await openPage();
  await signInAtGate(page, clause);
  await announced(page, gate.textShown);
  await page.getByText(endOfClause).waitFor();
  expect(await page.locator('main [data-account=sign-in]').count()).toBe(0);
  expect(await page.getByText('Freight was payable in US dollars.').count()).toBe(1);

  await page.goto(ransom);
  await announced(page, gate.textShown);
  const contents = page.getByRole('navigation', { name: messagesFor('en').record.contents });
  const last = contents.getByRole('link').last();
  await last.click();
  await page.waitForURL(/#s-/);
  const heading = page.locator(`[id="${decodeURIComponent(new URL(page.url()).hash.slice(1))}"]`);
  expect(await heading.innerText()).toBe(await last.innerText());
  await page.locator('#ref-2').click();
  expect(await page.locator('#note-2:target').count()).toBe(1);
  await page.goto(`${ransom}?from=mail${new URL(page.url()).hash}`);
  await announced(page, gate.textShown);
  expect(
    await page.locator('#note-2').evaluate((note) => note.getBoundingClientRect().top < innerHeight),
  ).toBe(true);
  expect(problems).toEqual([]);
}, 60_000);

test.each(['en', 'fr-fr', 'zh-cn'] as const)(
  'whose account does not include a text learns which service it is of, and how to ask for it: %s',
  async (locale: SiteLocale) => {
    const { gate, account } = messagesFor(locale);
    const product = { en: 'Research library', 'fr-fr': 'Bibliothèque d’études', 'zh-cn': '研究文库' }[locale];
    const { page, problems } = await openPage();
    const address = await page.goto(addressOf(locale, clause)).then(() => new URL(page.url()).pathname);
    await signInAtGate(page, address, people.visitor.email);
    await page.getByRole('heading', { name: gate.refused }).waitFor();
    await page.getByText(gate.refusedText({ product })).waitFor();
    expect(await page.getByText(endOfClause).count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: gate.ask }).click();
    await page.waitForURL(site.origin + addressOf(locale, '/auth/subscriptions'));
    await page.getByRole('button', { name: account.subscriptions.askFor({ title: product }) }).waitFor();
    expect(problems).toEqual([]);
  },
  60_000,
);

test('who is not signed in sees the gate, and loads nothing for it', async () => {
  const { page } = await openPage();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/people', { waitUntil: 'networkidle' });
  const usual = new Set(scripts);
  scripts.length = 0;
  await page.goto(clause, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: messagesFor('en').publications.gate.permission }).waitFor();
  expect(scripts.filter((script) => !usual.has(script))).toEqual([]);
  const html = await (await site.get(clause)).text();
  expect(html).toContain(messagesFor('en').publications.gate.permission);
  expect(html).not.toContain(endOfClause);
});

test('while the site cannot be asked a gate says so, and asks again when it is told to', async () => {
  const { gate } = messagesFor('en');
  const { page } = await openPage();
  let isAway = true;
  await page.route('**/graphql', (route) => (isAway ? route.abort() : route.continue()));
  await signIn(page, { ...people.client, from: ransom });
  await announced(page, gate.failed);
  const again = page.getByRole('button', { name: gate.again });
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/graphql'));
  await again.click();
  await refused;
  await again.waitFor();
  isAway = false;
  await again.press('Enter');
  await announced(page, gate.textShown);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
}, 60_000);

test('parts of courses and answers of the Navigator open as well, and axe finds nothing', async () => {
  const { gate } = messagesFor('en');
  const { page, problems } = await openPage();
  await signIn(page, { ...people.client, from: chapter });
  await announced(page, gate.answersShown);
  await page.getByText(/^Systems of Annex III have until 2\sDecember\s2027/).waitFor();
  await page.goto(course);
  await announced(page, gate.textShown);
  await page.getByText('For every flow: from which company to which company').waitFor();
  await page.goto(ransom);
  await announced(page, gate.textShown);
  const looks = [
    [wide, 'light'],
    [narrow, 'dark'],
  ] as const;
  expect(await axeFaults(page, looks, { within: () => 'main' })).toEqual([]);
  expect(problems).toEqual([]);
}, 120_000);
