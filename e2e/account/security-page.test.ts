import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createAccount } from '../../src/identity/accounts/accounts.ts';
import { hostedMessages } from '../../src/identity/hosted/messages/messages.ts';
import { joinAccount } from '../../src/identity/management/joined-accounts.ts';
import { plugIn } from '../testing/authenticator.ts';
import { axeFaults, type Look } from '../testing/axe.ts';
import { narrow, wide } from '../testing/browser.ts';
import { ownersForFile } from '../testing/for-file.ts';
import { signIn } from '../testing/sign-in.ts';

const { site, people, openPage } = await ownersForFile();

const looks: readonly Look[] = [
  [wide, 'light'],
  [wide, 'dark'],
  [narrow, 'dark'],
  [{ width: 320, height: 640 }, 'light'],
];

/**
 * What axe finds on a page in each of its looks, and whether it is wider than its window. In English every rule runs at
 * each width, where all languages show and hide the same.
 */
async function findings(page: Page, address: string): Promise<string[]> {
  await page.goto(site.identityOrigin + address);
  const besides = async () => {
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    return over > 0 ? [`is ${over} px too wide`] : [];
  };
  const everyRule = /lang=(?:fr|zh)/.test(address) ? 'once' : 'at each width';
  return (await axeFaults(page, looks, { besides, everyRule })).map((fault) => `${address} ${fault}`);
}

/** Joins a new account with this address to that of the client. */
async function joinSomebody(email: string): Promise<void> {
  const { kysely } = site.database;
  const other = await createAccount(kysely, { email });
  expect(await joinAccount(kysely, other?.id ?? '', people.client.id)).not.toBeNull();
}

test('axe finds nothing where nobody is signed in', async () => {
  const { page } = await openPage();
  const found = [
    ...(await findings(page, '/security?lang=en')),
    ...(await findings(page, '/security?lang=zh')),
  ];
  expect(found).toEqual([]);
});

test.each(['en', 'fr', 'zh'])(
  'axe finds nothing on the page of sign-in and security: %s',
  async (lang) => {
    const { page, problems } = await openPage();
    await plugIn(page);
    await signIn(page, people.client);
    await page.goto(`${site.identityOrigin}/security?lang=${lang}`);
    await page.locator('form[data-passkey=create] button').click();
    await page.waitForURL(/done=passkey-added/);
    expect(await findings(page, `/security?lang=${lang}&done=passkey-added`)).toEqual([]);
    expect(await findings(page, `/security/confirm?lang=${lang}`)).toEqual([]);
    await page.goto(`${site.identityOrigin}/security?lang=${lang}`);
    const question = await page.locator('a[href*="/passkeys/remove"]').first().getAttribute('href');
    expect(await findings(page, question ?? '')).toEqual([]);
    expect(await findings(page, `/security/sessions/end-all?lang=${lang}`)).toEqual([]);
    await joinSomebody(`joined-${lang}@subsidiary.example.com`);
    expect(await findings(page, `/security?lang=${lang}`)).toEqual([]);
    const separates = await page.locator('a[href*="/identities/end"]').first().getAttribute('href');
    expect(await findings(page, separates ?? '')).toEqual([]);
    expect(problems).toEqual([]);
  },
  60_000,
);

test('a new password can be looked at while it is chosen, and is sent unseen; without scripts nobody is offered to', async () => {
  const { page } = await openPage();
  await page.goto('/people');
  await page.locator('header [data-account=sign-in] a').click();
  const { showPassword, signUp } = hostedMessages('en');
  await page.getByRole('button', { name: signUp.button }).click();
  await page.getByRole('heading', { level: 1, name: signUp.title }).waitFor();
  const password = page.locator('#password');
  await password.fill('a very quiet harbour');
  await page.getByLabel(showPassword).check();
  expect(await password.getAttribute('type')).toBe('text');
  await page.getByLabel(showPassword).uncheck();
  expect(await password.getAttribute('type')).toBe('password');
  await page.getByLabel(showPassword).check();
  const seen = await page.evaluate(
    () =>
      new Promise((resolve) => {
        // After the script's own listener; the page stays.
        document.addEventListener('submit', (event) => {
          event.preventDefault();
          resolve(document.querySelector<HTMLInputElement>('#password')?.type);
        });
        document.querySelector<HTMLFormElement>('main form:has(#password)')?.requestSubmit();
      }),
  );
  expect(seen).toBe('password');
  const { page: plain } = await openPage({ javaScriptEnabled: false });
  await plain.context().addCookies(await page.context().cookies());
  await plain.goto(page.url());
  expect(await plain.locator('#password').isVisible()).toBe(true);
  expect(await plain.getByLabel(showPassword).isVisible()).toBe(false);
});

test('axe finds nothing in the mailbox', async () => {
  const { page, problems } = await openPage();
  const recipient = people.visitor.email;
  await site.database.kysely
    .insertInto('mailbox_message')
    .values({
      sender: 'firm@example.com',
      recipient,
      subject: 'A letter',
      text: 'Open https://example.com/ today',
      html: '<!DOCTYPE html><html lang="en"><head><title>A letter</title></head><body><p>Today</p></body></html>',
    })
    .execute();
  expect(await findings(page, '/mailbox')).toEqual([]);
  await page.getByRole('listitem').filter({ hasText: recipient }).getByRole('link').click();
  await page.waitForURL(/\/mailbox\/\d+$/);
  expect(await findings(page, new URL(page.url()).pathname)).toEqual([]);
  expect(problems).toEqual([]);
});
