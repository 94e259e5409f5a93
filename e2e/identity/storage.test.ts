import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { storedItems } from '../../src/pages/legal/item/stored-items.ts';
import { siteForFile, wholeBrowserForFile } from '../testing/for-file.ts';
import { signIn } from '../testing/sign-in.ts';

const { origin } = siteForFile();
const { openPage } = await wholeBrowserForFile(origin);

const cookiePolicy = '/legal-and-regulatory-information/cookie-policy';
const visited = [
  '/',
  '/people',
  '/publications',
  '/navigator',
  '/contact-us',
  '/about-us/our-story',
  cookiePolicy,
];

/** The names of all that a visit has left in the browser, each with its place. */
async function storedBy(page: Page, context: BrowserContext): Promise<string[]> {
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `localStorage ${name}`),
    ...Object.keys(sessionStorage).map((name) => `sessionStorage ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...(await caches.keys()).map((name) => `caches ${name}`),
  ]);
  const cookies = await context.cookies();
  return [...kept, ...cookies.map(({ name }) => `cookie ${name}`)].sort();
}

test('a visit leaves nothing in the browser, search and its suggestions included', async () => {
  const { page } = await openPage();
  for (const path of visited) await page.goto(path, { waitUntil: 'networkidle' });
  const field = page.getByRole('banner').locator('input[name=q]');
  await field.click();
  await field.pressSequentially('okaf');
  await page.getByRole('option').first().waitFor();
  expect(await storedBy(page, page.context())).toEqual([]);
});

test('whoever chooses colours has what the cookie policy says, and nothing else', async () => {
  const { page } = await openPage();
  await page.goto(cookiePolicy);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.goto('/people', { waitUntil: 'networkidle' });
  const said = storedItems.filter(({ when }) => when === 'choice');
  expect(await storedBy(page, page.context())).toEqual(said.map(({ place, name }) => `${place} ${name}`));
});

/** Whether the cookie policy names it; `…` stands for whatever differs. */
function isSaid(kept: string): boolean {
  return storedItems.some(({ place, name }) => {
    const [start = '', end] = name.split('…');
    const [where, called = ''] = kept.split(/ (.*)/s);
    const isThere = where === place || (place === 'shared' && where === 'localStorage');
    return (
      isThere && (end === undefined ? called === start : called.startsWith(start) && called.endsWith(end))
    );
  });
}

test('whoever signs in has what the cookie policy says, besides the cookies of the provider', async () => {
  const { page } = await openPage();
  await signIn(page);
  await page.goto('/auth/profile', { waitUntil: 'networkidle' });
  const kept = (await storedBy(page, page.context())).filter((one) => !/^cookie identity/.test(one));
  expect(kept).toEqual(
    expect.arrayContaining([
      'indexedDB chancery-auth',
      'localStorage chancery.auth.session',
      'sessionStorage chancery.auth.token',
    ]),
  );
  expect(kept.filter((one) => !isSaid(one))).toEqual([]);
});

test('the cookie policy names every item in each language', async () => {
  const { page } = await openPage();
  for (const language of ['', '/fr-fr', '/zh-cn']) {
    await page.goto(language + cookiePolicy);
    const named = await page.locator('#stored tbody th').allInnerTexts();
    expect([language, named]).toEqual([language, storedItems.map(({ name }) => name)]);
  }
});
