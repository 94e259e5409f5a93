import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostedMessages } from '../../src/identity/hosted/messages/messages.ts';
import { plugIn } from '../testing/authenticator.ts';
import { ownersForFile } from '../testing/for-file.ts';
import { newPerson } from '../testing/own-people.ts';
import { fillSignInForm, shortPage, signIn, signOut } from '../testing/sign-in.ts';

const { site, openPage } = await ownersForFile();

const openSecurity = (page: Page, lang = 'en') => page.goto(`${site.identityOrigin}/security?lang=${lang}`);

/** Makes a passkey on the page of sign-in and security, and waits until it is listed. */
async function addPasskey(page: Page, name: string): Promise<void> {
  const form = page.locator('form[data-passkey=create]');
  await form.locator('input[name=name]').fill(name);
  await form.locator('button').click();
  await page.locator('li strong', { hasText: name }).waitFor();
}

/** Goes to the hosted page from a page of the site. */
async function toSignIn(page: Page, from: string): Promise<void> {
  await page.goto(from);
  await page.locator('header [data-account=sign-in] a').click();
  await page.locator('input[name=password]').waitFor();
}

const usePasskey = (page: Page) => page.locator('form[data-passkey=get] button').click();

/** Two sign-ins and a dozen pages each, in milliseconds. */
const longest = 60_000;

const languages = [
  ['en', 'en', shortPage],
  ['fr', 'fr-fr', `/fr-fr${shortPage}`],
  ['zh', 'zh-cn', `/zh-cn${shortPage}`],
] as const;

/** Somebody who is signed in, has just made a passkey, and is on the page of sign-in and security. */
async function withPasskey(lang = 'en', from: string = shortPage) {
  const { page, problems } = await openPage();
  const authenticator = await plugIn(page);
  const { id, email } = await newPerson(site.database);
  await signIn(page, { email, from });
  await openSecurity(page, lang);
  await addPasskey(page, 'Laptop');
  return { page, problems, authenticator, id, email };
}

test.each(languages)(
  'a passkey is made, and signs in: %s',
  async (lang, locale, from) => {
    const { page, problems, authenticator } = await withPasskey(lang, from);
    const m = hostedMessages(locale);
    expect(await page.getByText(m.security.done['passkey-added']).count()).toBe(1);
    expect(await authenticator.passkeys()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);
    await page.goto(from);
    await signOut(page);
    await toSignIn(page, from);
    expect(await page.title()).toContain(m.signIn.title);
    await usePasskey(page);
    await page.waitForURL(site.origin + from);
    await page.locator('header [data-account=sign-out]').waitFor({ state: 'attached' });
    expect(problems).toEqual([]);
  },
  longest,
);

test.each(languages)(
  'a passkey is asked for after the password where its owner wants it: %s',
  async (lang, locale, from) => {
    const { page, problems, email } = await withPasskey(lang, from);
    const m = hostedMessages(locale);
    await page.getByRole('button', { name: m.security.second.turnOn }).click();
    await page.getByText(m.security.done['second-on']).waitFor();
    await page.goto(from);
    await signOut(page);
    await toSignIn(page, from);
    await fillSignInForm(page, email);
    await page.getByRole('heading', { level: 1, name: m.secondFactor.title }).waitFor();
    await usePasskey(page);
    await page.waitForURL(site.origin + from);
    expect(problems).toEqual([]);
  },
  longest,
);

test(
  'a passkey alone signs nobody in whom the authenticator has not recognised',
  async () => {
    const { page, authenticator } = await withPasskey();
    await page.goto(shortPage);
    await signOut(page);
    await authenticator.recognise(false);
    await toSignIn(page, shortPage);
    await usePasskey(page);
    const problem = page.locator('form[data-passkey=get] [data-problem]');
    await problem.filter({ hasText: hostedMessages('en').problems.passkey }).waitFor();
    await authenticator.recognise(true);
    await usePasskey(page);
    await page.waitForURL(site.origin + shortPage);
  },
  longest,
);

test(
  'a copy of a passkey that lags behind the original signs nobody in',
  async () => {
    const { page, authenticator } = await withPasskey();
    const [copy] = await authenticator.passkeys();
    if (!copy) throw new Error('There is no passkey.');
    await site.database.pool.query('update passkey set counter = 10 where id = $1', [
      Buffer.from(copy.credentialId, 'base64').toString('base64url'),
    ]);
    await page.goto(shortPage);
    await signOut(page);
    await authenticator.restore({ ...copy, signCount: 0 });
    await toSignIn(page, shortPage);
    await usePasskey(page);
    await page
      .getByRole('alert')
      .filter({ hasText: hostedMessages('en').problems.passkey })
      .waitFor();
    await authenticator.restore({ ...copy, signCount: 10 });
    await usePasskey(page);
    await page.waitForURL(site.origin + shortPage);
  },
  longest,
);

test(
  'an owner whose sign-in is an hour old confirms by passkey before anything is changed',
  async () => {
    const { page, id } = await withPasskey();
    await site.database.pool.query(
      `update oidc_model set payload = jsonb_set(payload, '{loginTs}', to_jsonb((payload ->> 'loginTs')::int - 3600))
     where model = 'Session' and account_id = $1`,
      [id],
    );
    await openSecurity(page);
    const { security } = hostedMessages('en');
    expect(await page.locator('form[data-passkey=create]').count()).toBe(0);
    await page.getByRole('link', { name: security.passkeys.change }).click();
    await page.getByRole('heading', { level: 1, name: security.confirm.title }).waitFor();
    await usePasskey(page);
    await page.waitForURL(/\/security\?.*#passkeys$/);
    await page.getByRole('link', { name: 'Remove Laptop' }).click();
    await page.getByRole('heading', { level: 1, name: security.passkeys.removeTitle }).waitFor();
    await page.getByRole('button', { name: 'Remove Laptop' }).click();
    await page.getByText(security.done['passkey-removed']).waitFor();
  },
  longest,
);

test('the script of passkeys is small, and nothing of it is loaded where there are none', async () => {
  const { page } = await openPage();
  await page.goto(`${site.identityOrigin}/security`);
  expect(await page.locator('script').count()).toBe(0);
  await toSignIn(page, shortPage);
  const source = await page.locator('script').getAttribute('src');
  const script = await (await fetch(site.identityOrigin + source)).text();
  expect(gzipSync(script).length).toBeLessThan(10_000);
});

test('without scripts nobody is offered what would not work', async () => {
  const { page } = await openPage();
  await signIn(page, await newPerson(site.database));
  const cookies = await page.context().cookies();
  const { page: plain } = await openPage({ javaScriptEnabled: false });
  await plain.context().addCookies(cookies);
  await openSecurity(plain);
  expect(await plain.locator('form[data-passkey=create]').isVisible()).toBe(false);
  const instead = plain.locator('noscript p');
  expect(await instead.innerText()).toBe(hostedMessages('en').security.passkeys.needsScript);
});
