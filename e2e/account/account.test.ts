/** An account as its owner lives with it: signed in at the real hosted page, kept over pages and tabs, left again. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type SiteLocale, siteLocales } from '../../src/i18n/locales.ts';
import { messagesFor } from '../../src/i18n/messages.ts';
import { addressOf } from '../../src/routing/address.ts';
import { axeFaults, type Look } from '../testing/axe.ts';
import { narrow, wide } from '../testing/browser.ts';
import { ownersForFile } from '../testing/for-file.ts';
import { enterSignInForm, signIn } from '../testing/sign-in.ts';

const { site, people, openPage } = await ownersForFile();

const article = '/publications/pu111/platform-work-twelve-days-to-the-deadline';
const news = '/news';

/** An account page once it shows what is its owner's. */
async function openAccount(page: Page, locale: SiteLocale, name: string) {
  await page.goto(addressOf(locale, `/auth/${name}`));
  await page.locator('main section').first().waitFor();
}

test.each(siteLocales)(
  'a reader signs in, is back where they were, saves a page, finds it, changes the profile and leaves: %s',
  async (locale) => {
    const { account, accountPages, navigation, saving } = messagesFor(locale);
    const { page, problems } = await openPage();
    const start = await page.goto(addressOf(locale, article)).then(() => new URL(page.url()).pathname);
    await page.getByRole('banner').getByRole('link', { name: navigation.signIn }).click();
    await enterSignInForm(page, people.client.email);
    await page.waitForURL(site.origin + start);

    const save = page.getByRole('button', { name: saving.action, exact: true });
    await page.locator('[data-record][aria-pressed=false]').waitFor();
    await save.click();
    await page.getByText(saving.saved).waitFor();
    await page.reload();
    await page.locator('[data-record][aria-pressed=true]').waitFor();

    await openAccount(page, locale, 'favourites');
    const line = page.locator('main li').filter({ has: page.locator(`a[href="${start}"]`) });
    await line.getByText(account.favourites.addNote).click();
    await line.getByRole('textbox').fill('For the board');
    await line.getByRole('button', { name: account.favourites.saveNote }).click();
    // The words stand in the field from the first: a removal sent before they are saved could be overtaken.
    await line.getByRole('textbox').waitFor({ state: 'detached' });
    await line.getByText('For the board').waitFor();
    await line.getByText(account.favourites.remove, { exact: true }).click();
    await page.getByRole('button', { name: account.favourites.undo }).waitFor();
    expect(await line.count()).toBe(0);

    await openAccount(page, locale, 'profile');
    await page.getByLabel(account.profile.jobTitle).fill(`Counsel ${locale}`);
    await page.getByRole('button', { name: account.profile.save }).click();
    await page.getByText(account.profile.saved).waitFor();
    await openAccount(page, locale, 'profile');
    expect(await page.getByLabel(account.profile.jobTitle).inputValue()).toBe(`Counsel ${locale}`);

    await page.getByRole('main').getByRole('button', { name: accountPages.menu.signOut }).click();
    await page.waitForURL(site.origin + addressOf(locale, '/'));
    await page
      .getByRole('banner')
      .getByRole('link', { name: messagesFor(locale).navigation.signIn })
      .waitFor();
    await page.goto(addressOf(locale, '/auth/profile'));
    await page.getByRole('heading', { name: account.status.signedOut }).waitFor();
    expect(problems).toEqual([]);
  },
  60_000,
);

test('whoever signs out in one tab is signed out in all of them', async () => {
  const { page } = await openPage();
  await signIn(page, people.client);
  const other = await page.context().newPage();
  await other.goto('/auth/favourites');
  await other.locator('main section').first().waitFor();
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Account' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${site.origin}/`);
  await other.waitForURL(`${site.origin}/`);
  await other.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
}, 60_000);

test('pages saved before signing in are offered to the account, and are in it afterwards', async () => {
  const { page } = await openPage({ viewport: narrow });
  await page.goto(article);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Kept in this browser').waitFor();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Sign in to have it everywhere' }).waitFor();
  await page.goto('/auth/favourites');
  await page.locator(`main a[href="${article}"]`).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await enterSignInForm(page, people.visitor.email);
  await page.waitForURL('**/auth/favourites');
  await page.getByRole('button', { name: 'Add to my favourites' }).click();
  await page.getByText('Add a note').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('chancery.saves'))).toBeNull();
}, 60_000);

test('the header is as wide for those who are signed in, and nothing moves or flashes', async () => {
  const { page } = await openPage();
  const boxOf = () => page.getByRole('banner').locator('[data-account=sign-in]').boundingBox();
  await page.goto(news);
  const before = await boxOf();
  await signIn(page, people.client);
  await page.goto(news, { waitUntil: 'commit' });
  await page.locator('#end').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-signed-in'))).toBe(true);
  expect(await boxOf()).toEqual(before);
}, 60_000);

test('a sign-in that was not begun here is answered in plain words', async () => {
  const { page } = await openPage();
  await page.goto('/fr-fr/auth?code=abc&state=def');
  await page.waitForURL('**/fr-fr/auth/sign-in-failed');
  await page.getByRole('heading', { name: messagesFor('fr-fr').account.outcome.failed }).waitFor();
  expect(await page.title()).toContain('Fenwarden Lisle');
});

test.each([
  ['/auth/email-verified-callback?state=ok', 'Your email address is confirmed'],
  ['/auth/email-verified-callback', 'Confirm your email address'],
  ['/auth/email-verified-callback?state=expired', 'This link has expired'],
  ['/auth/password-reset-callback?state=used', 'This link was used before'],
  ['/auth/access-denied', 'You have no access to this'],
  ['/auth/session-ended', 'Your session has ended'],
])('%s says “%s” without JavaScript, and no cache keeps it', async (address, heading) => {
  const { page } = await openPage({ javaScriptEnabled: false });
  const response = await page.goto(address);
  expect(response?.headers()['cache-control']).toBe('no-store');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
});

test('what was typed in the profile is there again after the session has ended', async () => {
  const { page } = await openPage();
  await signIn(page, people.client);
  await openAccount(page, 'en', 'profile');
  await page.getByLabel('Last name').fill('Northgate-Ashdown');
  await page.goto('/auth/session-ended');
  await openAccount(page, 'en', 'profile');
  expect(await page.getByLabel('Last name').inputValue()).toBe('Northgate-Ashdown');
  await page.getByText('is here again').waitFor();
}, 60_000);

test('a reader follows a topic, changes how often, pauses, goes on, and asks for access', async () => {
  const { page, problems } = await openPage();
  const m = messagesFor('en').account;
  await signIn(page, people.client);
  await openAccount(page, 'en', 'newsletters-and-alerts');
  const topic = page.getByLabel(m.alerts.topic, { exact: true });
  await topic.focus();
  const first = page.locator('#alert-subject-options option').first();
  await first.waitFor({ state: 'attached' });
  const title = (await first.getAttribute('value')) ?? '';
  await topic.fill('no such topic');
  await page.getByRole('button', { name: m.alerts.addAction }).click();
  await page.getByText(m.alerts.choose).waitFor();
  await topic.fill(title);
  await page.getByRole('button', { name: m.alerts.addAction }).click();
  const often = page.getByLabel(`How often: ${title}`);
  await often.selectOption('DAILY');
  // It shows what is stored.
  await expect.poll(() => often.inputValue()).toBe('DAILY');
  const { times } = m.alerts;
  await page.getByLabel(times.hour).selectOption('18');
  await page.getByLabel(times.zone).selectOption('Asia/Shanghai');
  await page.getByRole('button', { name: times.save }).click();
  await page.getByText(times.saved).waitFor();
  await page.reload();
  await often.waitFor();
  expect(await often.inputValue()).toBe('DAILY');
  expect(await page.getByLabel(times.hour).inputValue()).toBe('18');
  expect(await page.getByLabel(times.zone).inputValue()).toBe('Asia/Shanghai');

  const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(m.alerts.pauseUntil).fill(soon);
  await page.getByRole('button', { name: m.alerts.pauseAction }).click();
  await page.getByRole('button', { name: m.alerts.goOn }).click();
  await page.getByRole('button', { name: m.alerts.pauseAction }).waitFor();

  await openAccount(page, 'en', 'subscriptions');
  const asking = page.getByRole('button', { name: 'Ask for access to “Speaking up, and being heard”' });
  await asking.click();
  await page.getByLabel(m.subscriptions.note).fill('For the whole team');
  await page.getByRole('button', { name: m.subscriptions.send }).click();
  await page.getByText(m.subscriptions.states.REQUESTED).waitFor();
  expect(await asking.count()).toBe(0);
  expect(problems).toEqual([]);
}, 60_000);

test('who wants the account deleted is asked twice, and can change their mind', async () => {
  const { page } = await openPage();
  const m = messagesFor('en').account.profile;
  await signIn(page, people.client);
  await openAccount(page, 'en', 'profile');
  await page.getByRole('button', { name: m.erase }).click();
  await page.getByRole('button', { name: m.eraseSure }).click();
  await page.getByText('Your account will be erased on').first().waitFor();
  await page.getByRole('button', { name: m.keep }).first().click();
  await page.getByRole('button', { name: m.erase }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: m.download }).click(),
  ]);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    subject: expect.stringContaining('auth0|'),
  });
}, 60_000);

test('axe finds nothing on the pages of an account, signed in, in all looks', async () => {
  const { page } = await openPage();
  await signIn(page, { ...people.client, from: article });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved to your favourites.').waitFor();
  const found: string[] = [];
  const looks = [wide, narrow].flatMap((viewport): Look[] => [
    [viewport, 'light'],
    [viewport, 'dark'],
  ]);
  for (const name of ['profile', 'dashboard', 'favourites', 'newsletters-and-alerts', 'subscriptions']) {
    await openAccount(page, 'en', name);
    const besides = async () =>
      (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) ? ['is too wide'] : [];
    found.push(...(await axeFaults(page, looks, { besides })).map((fault) => `${name} ${fault}`));
  }
  expect(found).toEqual([]);
}, 120_000);
