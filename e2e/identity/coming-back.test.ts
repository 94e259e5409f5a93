/** Where somebody ends who began on a page, and did what a mail asked: on that page, signed in. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { messagesFor } from '../../src/i18n/messages.ts';
import { hostedMessages } from '../../src/identity/hosted/messages/messages.ts';
import { mailTo } from '../../src/identity/testing/hosted-pages.ts';
import { ownersForFile } from '../testing/for-file.ts';
import { fillSignInForm } from '../testing/sign-in.ts';

const { site, people, openPage } = await ownersForFile();

const article = '/publications/pu111/platform-work-twelve-days-to-the-deadline';
const password = 'four plain words here';

/** From a page of the site to the form of signing in. @returns the page's own address */
async function beginOn(page: Page, path: string): Promise<string> {
  await page.goto(path);
  const began = page.url();
  await page.locator('header [data-account=sign-in] a').click();
  await page.locator('input[name=password]').waitFor();
  return began;
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.locator('button[value="/sign-up"]').first().click();
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form#typed button:not([name])').click();
  await page.waitForURL(/\/sign-up\/[^/]+\/sent/);
}

const newAddress = () => `${crypto.randomUUID()}@example.com`;
const linkTo = async (email: string) => (await mailTo(site, email)).link;

/** Waits until the page is there, and shows that somebody is signed in. */
async function arrivesAt(page: Page, address: string): Promise<void> {
  await page.waitForURL(address);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-signed-in'));
}

/** A day later the sign-in that was begun is long over, at both ends. */
async function hoursLater(context: BrowserContext): Promise<void> {
  for (const { name, value } of await context.cookies()) {
    if (!/interaction|resume/.test(name)) continue;
    await site.database.pool.query(`delete from oidc_model where model = 'Interaction' and id = $1`, [value]);
    await context.clearCookies({ name });
  }
}

test.each([
  ['en', article],
  ['fr-fr', `/fr-fr${article}`],
  ['zh-cn', '/zh-cn/people?q=a#main'],
] as const)('a newcomer who signs up is back where they began, hours later: %s', async (locale, path) => {
  const { page, problems } = await openPage();
  const email = newAddress();
  const began = await beginOn(page, path);
  await signUp(page, email);
  await hoursLater(page.context());
  await page.goto(await linkTo(email));
  await page.getByRole('button', { name: hostedMessages(locale).verifyEmail.button }).click();
  await arrivesAt(page, began);
  expect(problems).toEqual([]);
});

test('in another browser as well, with the password', async () => {
  const { page } = await openPage();
  const email = newAddress();
  const began = await beginOn(page, article);
  await signUp(page, email);
  const { page: other, problems } = await openPage();
  await other.goto(await linkTo(email));
  await other.locator('input[name=password]').fill(password);
  await other.getByRole('button', { name: hostedMessages('en').verifyEmail.button }).click();
  await arrivesAt(other, began);
  expect(problems).toEqual([]);
});

test('who forgot their password signs in once with the new one, and is back', async () => {
  const { page } = await openPage();
  const email = newAddress();
  await beginOn(page, article);
  await signUp(page, email);
  await page.goto(await linkTo(email));
  await page.getByRole('button', { name: hostedMessages('en').verifyEmail.button }).click();
  await page.waitForURL(`**${article}`);

  const { page: other } = await openPage();
  const began = await beginOn(other, `/fr-fr${article}`);
  await other.locator('button[value="/forgotten-password"]').click();
  await other.locator('input[name=email]').fill(email);
  await other.locator('form#typed button:not([name])').click();
  await other.waitForURL(/\/forgotten-password\/[^/]+\/sent/);
  const { page: third } = await openPage();
  await third.goto((await mailTo(site, email, 2)).link);
  await third.locator('input[name=password]').fill('another four plain words');
  await third.getByRole('button', { name: hostedMessages('fr-fr').resetPassword.button }).click();
  await third.getByRole('heading', { level: 1, name: messagesFor('fr-fr').account.outcome.reset }).waitFor();
  await third.getByRole('main').getByRole('button').first().click();
  await third.locator('input[name=email]').fill(email);
  await third.locator('input[name=password]').fill('another four plain words');
  await third.locator('input[name=password]').press('Enter');
  await arrivesAt(third, began);
});

test('the link that signs in does so in another browser, and leads to where it was asked for', async () => {
  const { page } = await openPage();
  const { email } = people.visitor;
  const began = await beginOn(page, article);
  await page.locator('button[value="/sign-in/code"]').click();
  await page.locator('input[name=email]').fill(email);
  await page.locator('form#typed button:not([name])').click();
  await page.locator('input[name=code]').waitFor();
  const { page: other } = await openPage();
  await other.goto(await linkTo(email));
  await other.getByRole('button', { name: hostedMessages('en').link.button }).click();
  await arrivesAt(other, began);
});

test('where to go on is a page of the site, whoever wrote the address', async () => {
  const { page } = await openPage();
  await page.goto('/auth?to=https%3A%2F%2Fevil.example%2Fpeople');
  await fillSignInForm(page, people.visitor.email);
  await arrivesAt(page, `${site.origin}/`);
});

test('the sign-in page has the colours that were chosen on the site, from its first moment', async () => {
  const { page } = await openPage({ colorScheme: 'light' });
  const choose = async (theme: string) => {
    await page.goto('/people');
    await page.locator(`input[name=theme][value=${theme}]`).check({ force: true });
    await page.locator('header [data-account=sign-in] a').click();
    await page.locator('input[name=password]').waitFor();
    return page.evaluate(() => [
      document.documentElement.dataset.theme ?? 'none',
      getComputedStyle(document.documentElement).colorScheme,
    ]);
  };
  const scripts = page.context();
  expect(await choose('dark')).toEqual(['dark', 'dark']);
  const { page: plain } = await openPage({ javaScriptEnabled: false, colorScheme: 'light' });
  await plain.context().addCookies(await scripts.cookies());
  await plain.goto(`${site.identityOrigin}/nowhere`);
  expect(await plain.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await choose('light')).toEqual(['light', 'light']);
  expect(await choose('system')).toEqual(['none', 'light dark']);
});
