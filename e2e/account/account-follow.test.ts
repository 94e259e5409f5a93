/** What leads into an account and out of it again: links “Follow”, the way back from the sign-in page, a provider that is away. */
import { expect, test } from 'vitest';
import { messagesFor } from '../../src/i18n/messages.ts';
import { addressOf } from '../../src/routing/address.ts';
import { ownersForFile } from '../testing/for-file.ts';
import { enterSignInForm, signIn } from '../testing/sign-in.ts';

const { site, people, openPage } = await ownersForFile();

const frenchNews = '/fr-fr/news';

test.each([
  ['en', 'pe121', 'AUTHOR'],
  ['fr-fr', 'topic-data-protection', 'TOPIC'],
  ['zh-cn', 'pu111', 'RECORD'],
] as const)(
  'a link “Follow” leads through the sign-in to one button, and says afterwards that it is followed: %s %s',
  async (locale, record, kind) => {
    const { account, navigation } = messagesFor(locale);
    const m = account.alerts;
    const { page, problems } = await openPage();
    const plain = addressOf(locale, '/auth/newsletters-and-alerts');
    const address = `${plain}?follow=${record}`;
    await page.goto(address);
    await page.getByText(m.follow.signIn).waitFor();
    await page.getByRole('main').getByRole('button', { name: navigation.signIn }).click();
    await enterSignInForm(page, people.client.email);
    await page.waitForURL(site.origin + address);

    await page.getByText(m.follow.what[kind]).waitFor();
    await page.getByLabel(m.follow.often, { exact: true }).selectOption('DAILY');
    await page.getByRole('button', { name: m.follow.action, exact: true }).click();
    await page.getByText(m.follow.alreadyText).waitFor();
    const alert = page.locator('main li').filter({ has: page.locator('select') });
    const often = alert.locator('select');
    expect(await often.inputValue()).toBe('DAILY');
    await page.waitForURL(site.origin + plain);

    await page.goto(address);
    await page.getByText(m.follow.alreadyText).waitFor();
    await page.waitForURL(site.origin + plain);
    await page.reload();
    await often.waitFor();
    expect(await page.getByText(m.follow.alreadyText).count()).toBe(0);
    await alert.getByRole('button').click();
    await page.getByText(m.none).waitFor();
    expect(problems).toEqual([]);
  },
  60_000,
);

test('a link “Follow” to what is not there says so', async () => {
  const { page } = await openPage();
  await signIn(page, people.client);
  for (const id of ['nothing', '%00', '<b>']) {
    await page.goto(`/auth/newsletters-and-alerts?follow=${id}`);
    await page
      .getByRole('heading', { name: messagesFor('en').account.alerts.newsletters, exact: true })
      .waitFor();
  }
  await page.goto('/auth/newsletters-and-alerts?follow=nothing');
  await page.getByText(messagesFor('en').account.alerts.follow.gone).waitFor();
}, 60_000);

test('“Follow this search” leads to one button, for the words that were looked for', async () => {
  const { page } = await openPage();
  const { account, search } = messagesFor('en');
  const m = account.alerts.follow;
  await signIn(page, { ...people.client, from: '/search?q=green%20bonds&type=publication' });
  await page.getByRole('link', { name: search.follow }).click();
  await page.getByText(m.what.SEARCH).waitFor();
  await page.getByRole('button', { name: m.action, exact: true }).click();
  await page.getByText(m.alreadyText).waitFor();
  await page.getByLabel(account.alerts.frequencyOf({ title: 'green bonds' })).waitFor();
}, 60_000);

test('a saved page can be followed, and a newsletter shows a recent issue', async () => {
  const { page, problems } = await openPage();
  const m = messagesFor('en').account.alerts;
  await signIn(page, {
    ...people.client,
    from: '/publications/pu111/platform-work-twelve-days-to-the-deadline',
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved to your favourites.').waitFor();
  await page.goto('/auth/newsletters-and-alerts');
  await page.getByLabel(m.addKind).selectOption('RECORD');
  const option = page.locator('#alert-subject-options option');
  await option.first().waitFor({ state: 'attached' });
  const title = (await option.first().getAttribute('value')) ?? '';
  await page.getByLabel(m.page, { exact: true }).fill(title);
  await page.getByRole('button', { name: m.addAction }).click();
  await page.getByLabel(m.frequencyOf({ title })).waitFor();
  await page.getByText(m.issueOf({ title: 'Monday briefing' })).click();
  await page.getByRole('heading', { name: 'The issue of 14 September 2026' }).waitFor();
  await page.locator('details[open] a[href^="/"]').first().waitFor();
  expect(problems).toEqual([]);
}, 60_000);

test('two newsletters that are ticked one right after the other are both chosen', async () => {
  const { page } = await openPage();
  await signIn(page, people.client);
  await page.goto('/auth/newsletters-and-alerts');
  const boxes = ['Monday briefing', 'Second Draft'].map((name) => page.getByRole('checkbox', { name }));
  const elements = await Promise.all(boxes.map((box) => box.elementHandle()));
  // Before any answer can come.
  await page.evaluate((all) => {
    for (const one of all) (one as HTMLElement).click();
  }, elements);
  await page.getByText(messagesFor('en').account.alerts.savedNewsletters).waitFor();
  for (const box of boxes) expect(await box.isChecked()).toBe(true);
  await expect
    .poll(
      async () => {
        await page.reload();
        return Promise.all(boxes.map((box) => box.isChecked()));
      },
      { timeout: 15_000 },
    )
    .toEqual([true, true]);
}, 60_000);

test('the page that the provider leads back to waits in the language of the page where one began', async () => {
  const { page } = await openPage();
  const { outcome } = messagesFor('fr-fr').account;
  const seen = Promise.withResolvers<void>();
  await page.route('**/oauth/token', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await page.goto(frenchNews);
  await page.locator('header [data-account=sign-in] a').click();
  await enterSignInForm(page, people.client.email);
  const heading = page.getByRole('heading', { level: 1, name: outcome.signingIn });
  await heading.waitFor();
  expect(new URL(page.url()).pathname).toBe('/auth');
  expect(await heading.getAttribute('lang')).toBe('fr-FR');
  seen.resolve();
  await page.waitForURL(site.origin + frenchNews);
}, 60_000);

test.each([
  ['error=access_denied', 'access-denied', 'denied'],
  ['code=spoilt', 'sign-in-failed', 'failed'],
] as const)(
  'a sign-in that ends with %s is answered in the language where it began',
  async (answer, name, title) => {
    const { page } = await openPage();
    await page.goto(frenchNews);
    const asked = page.waitForRequest((request) => request.url().includes('/authorize?'));
    await page.locator('header [data-account=sign-in] a').click();
    const state = new URL((await asked).url()).searchParams.get('state') ?? '';
    await page.waitForURL(`${site.identityOrigin}/**`);
    const iss = `${site.identityOrigin}/`;
    await page.goto(`/auth?${answer}&${new URLSearchParams({ state, iss })}`);
    await page.waitForURL(`${site.origin}/fr-fr/auth/${name}?to=%2Ffr-fr%2Fnews`);
    const { outcome } = messagesFor('fr-fr').account;
    await page.getByRole('heading', { level: 1, name: outcome[title] }).waitFor();
  },
  60_000,
);

test('while the sign-in page does not come, whoever waits for it is told', async () => {
  const { page } = await openPage();
  await page.goto(frenchNews);
  // It is called, and says nothing.
  await page.route(`${site.identityOrigin}/**`, () => undefined);
  await page.locator('header [data-account=sign-in] a').click();
  await page.getByRole('status').getByText(messagesFor('fr-fr').saving.leaving).waitFor();
});

test('while the provider is away an account page says so, and does not ask to sign in', async () => {
  const { page } = await openPage();
  await signIn(page, people.client);
  const context = page.context();
  const other = await context.newPage();
  await page.close();
  const provider = `${site.identityOrigin}/**`;
  await context.route(provider, (route) => route.abort());
  await other.goto('/auth/dashboard');
  const { status } = messagesFor('en').account;
  await other.getByRole('heading', { name: status.failed }).waitFor({ timeout: 20_000 });
  expect(await other.getByRole('heading', { name: status.signedOut }).isVisible()).toBe(false);
  await context.unroute(provider);
  await other.getByRole('button', { name: status.again }).click();
  await other.locator('main section').first().waitFor();
}, 60_000);

test('what an account holds is named in French, and leads to it', async () => {
  const { page } = await openPage();
  await signIn(page, { ...people.client, from: frenchNews });
  await page.goto('/fr-fr/auth/subscriptions');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Protection des données', exact: true })
    .and(page.locator('[href^="/fr-fr/navigator/"]'))
    .waitFor();
}, 60_000);

test('a sign-in that leads to the profile is answered once, whatever is done there afterwards', async () => {
  const { page } = await openPage();
  const m = messagesFor('en').account.profile;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.postData() ?? ''));
  await page.goto('/auth/profile');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await enterSignInForm(page, people.client.email);
  await page.getByRole('button', { name: m.erase }).click();
  await page.getByRole('button', { name: m.eraseSure }).click();
  await page.getByRole('button', { name: m.keep }).first().click();
  await page.getByRole('button', { name: m.erase }).waitFor();
  expect(asked.filter((body) => body.includes('SavedIds'))).toHaveLength(1);
}, 60_000);
