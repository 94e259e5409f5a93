import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { mailTo } from '../../src/identity/testing/hosted-pages.ts';
import { isOpen, isShut, isToldAndKeeps, signInAndType, typed } from '../testing/ending.ts';
import { ownersForFile } from '../testing/for-file.ts';
import { newPerson } from '../testing/own-people.ts';
import { openProfile, shownName, storedToken } from '../testing/session.ts';

const { site, people, openPage } = await ownersForFile();

/** The same person in two browsers. */
async function twoBrowsers(email: string = people.client.email) {
  const [{ page: here }, { page: there }] = [await openPage(), await openPage()];
  return {
    here,
    there,
    tokenHere: await signInAndType(here, email),
    tokenThere: await signInAndType(there, email),
  };
}

const security = (page: Page, path = '') => page.goto(`${site.identityOrigin}/security${path}?lang=en`);
const ended = (page: Page) => page.getByRole('heading', { name: 'Your session has ended' }).waitFor();

describe('Whoever signs out everywhere', () => {
  test('shuts the other browser out within five seconds, which is told so and keeps what was typed', async () => {
    const { here, there, tokenHere, tokenThere } = await twoBrowsers();
    await isOpen(site, tokenThere);
    await security(here, '/sessions/end-all');
    await here.getByRole('button', { name: 'Sign out everywhere' }).click();
    await here.getByText('No device holds access to your account any more.').waitFor();
    await isShut(site, tokenThere);
    await isShut(site, tokenHere);
    await isToldAndKeeps(there, people.client.email);
  });

  test('is signed out in this browser as well, and told so at the site', async () => {
    const { here, tokenHere } = await twoBrowsers();
    await security(here, '/sessions/end-all');
    await here.getByRole('button', { name: 'Sign out everywhere' }).click();
    await isShut(site, tokenHere);
    await here.goto('/auth/profile');
    await ended(here);
    expect(await here.locator('html').getAttribute('data-signed-in')).toBeNull();
  });

  test('leaves no browser that reads, saves or downloads', async () => {
    const { here, there } = await twoBrowsers();
    await security(here, '/sessions/end-all');
    await here.getByRole('button', { name: 'Sign out everywhere' }).click();
    await here.getByText('No device holds access').waitFor();
    await isShut(site, (await storedToken(there))?.accessToken ?? '');
    let downloads = 0;
    there.on('download', () => {
      downloads += 1;
    });
    await there.getByRole('button', { name: 'Download my data' }).click();
    await ended(there);
    expect(downloads).toBe(0);
  });
});

test('one session that is ended from another browser is over, and the other goes on', async () => {
  const email = people.visitor.email;
  const { here, there, tokenHere, tokenThere } = await twoBrowsers(email);
  await security(here);
  await here.locator('form[action*="sessions/end"] button').click();
  await here.getByText('The session was ended.').waitFor();
  await isShut(site, tokenThere);
  await isOpen(site, tokenHere);
  await isToldAndKeeps(there, email);
  expect(await openProfile(here)).toBe(people.visitor.firstName);
});

test('a permission that is lost ends with its token, and the browser goes on without a word', async () => {
  const { page } = await openPage();
  const token = await signInAndType(page, people.client.email);
  await site.database.pool.query(
    `update entitlement set until_day = current_date - 1 where name = 'navigator-ai' and visitor = $1`,
    [people.client.id],
  );
  await isShut(site, token);
  await page.getByRole('button', { name: 'Save your profile' }).click();
  await expect.poll(async () => (await storedToken(page))?.accessToken).not.toBe(token);
  await expect
    .poll(async () => (await openProfile(page)) && page.locator('#organisationName').inputValue())
    .toBe(typed);
  expect(await shownName(page)).toBe(people.client.firstName);
  await isOpen(site, (await storedToken(page))?.accessToken ?? '');
});

const openMail = async (page: Page, email: string) => page.goto((await mailTo(site, email)).link);

test('a new password by mail ends the access of every browser, which is told so and keeps what was typed', async () => {
  const { email } = await newPerson(site.database);
  const password = 'an entirely other harbour';
  const { here, there, tokenHere, tokenThere } = await twoBrowsers(email);
  await here.goto(`${site.identityOrigin}/forgotten-password?lang=en`);
  await here.locator('input[name=email]').fill(email);
  await here.locator('form:has(input[name=email]) button:not([name])').click();
  await openMail(here, email);
  await isOpen(site, tokenThere);
  await here.locator('input[name=password]').fill(password);
  await here.getByRole('button', { name: 'Set this password' }).click();
  await isShut(site, tokenThere);
  await isShut(site, tokenHere);
  await isToldAndKeeps(there, email, password);
});

test('another address ends the access of the other browser, which is told so and keeps what was typed', async () => {
  const { email } = await newPerson(site.database);
  const other = `moved-${email}`;
  const { here, there, tokenHere, tokenThere } = await twoBrowsers(email);
  await security(here);
  await here.locator('form[action*="security/email"] input[name=email]').fill(other);
  await here.locator('form[action*="security/email"] button').click();
  await openMail(here, other);
  await isOpen(site, tokenThere);
  await here.getByRole('button', { name: 'Use this address' }).click();
  await here.getByRole('heading', { name: 'Your address is changed' }).waitFor();
  await isShut(site, tokenThere);
  await isOpen(site, tokenHere);
  await isToldAndKeeps(there, other);
});

test('an account that is erased is over in every browser', async () => {
  const email = people.editor.email;
  const { page } = await openPage();
  const token = await signInAndType(page, email);
  await site.database.pool.query('delete from account where email = $1', [email]);
  await isShut(site, token);
  await page.reload();
  await ended(page);
});
