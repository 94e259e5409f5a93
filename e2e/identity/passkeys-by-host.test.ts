/** Passkeys belong to the host that people see: that of `IDENTITY_ORIGIN`, whatever the process itself is called. */
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { DEMONSTRATION_PASSWORD } from '../../src/identity/demonstration.ts';
import { plugIn } from '../testing/authenticator.ts';
import { publicHost, startSiteBehindProxy } from '../testing/behind-proxy.ts';
import { wholeBrowserForFile } from '../testing/for-file.ts';
import { startSiteOfForeignIssuer } from '../testing/foreign-issuer.ts';
import { newPerson } from '../testing/own-people.ts';
import { people, shortPage, signInByForm, signOut } from '../testing/sign-in.ts';

const site = await startSiteBehindProxy();
afterAll(() => site.stop());
const { openPage } = await wholeBrowserForFile(site.origin);

const form = (kind: 'create' | 'get') => `form[data-passkey=${kind}]`;

test('behind a proxy a passkey is made for the public host, signs in there, and is a second factor', async () => {
  const { page, problems } = await openPage();
  const authenticator = await plugIn(page);
  const { email } = await newPerson(site.database);
  await signInByForm(page, { email });
  await page.goto(`${site.identityOrigin}/security?lang=en`);
  expect(new URL(page.url()).hostname).toBe(publicHost);
  await page.locator(`${form('create')} input[name=name]`).fill('Laptop');
  await page.locator(`${form('create')} button`).click();
  await page.locator('li strong', { hasText: 'Laptop' }).waitFor();
  expect(await authenticator.passkeys()).toMatchObject([{ rpId: publicHost }]);
  await page.locator('form[action*="second-factor"] button').click();
  await page.locator('form[action*="second-factor"] input[name=on][value=no]').waitFor({ state: 'attached' });

  await page.goto(shortPage);
  await signOut(page);
  await page.goto(shortPage);
  await page.locator('header [data-account=sign-in] a').click();
  await page.locator(`${form('get')} button`).click();
  await page.waitForURL(site.origin + shortPage);
  await page.locator('header [data-account=sign-out]').waitFor({ state: 'attached' });
  await signOut(page);

  await page.goto(shortPage);
  await page.locator('header [data-account=sign-in] a').click();
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(DEMONSTRATION_PASSWORD);
  await page.locator('input[name=password]').press('Enter');
  await page.waitForURL(/\/sign-in\/[^/]+(?:\/second-factor)?(?:\?|$)/);
  await page.locator(`${form('get')} button`).click();
  await page.waitForURL(site.origin + shortPage);
  expect(problems).toEqual([]);
});

test('where the host is an address of numbers, which can have no passkeys, none is offered', async () => {
  const foreign = await startSiteOfForeignIssuer();
  onTestFinished(() => foreign.stop());
  const { page } = await openPage({ baseURL: foreign.origin });
  await plugIn(page);
  await signInByForm(page, people.client);
  await page.goto(`${foreign.identityOrigin}/security?lang=en`);
  await page.locator(form('create')).waitFor({ state: 'attached' });
  await page.waitForLoadState('load');
  expect(await page.locator(form('create')).isVisible()).toBe(false);
});
