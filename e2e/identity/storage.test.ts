import { expect, test } from 'vitest';
import { storedItems } from '../../src/pages/legal/item/stored-items.ts';
import { siteForFile, wholeBrowserForFile } from '../testing/for-file.ts';
import { people, signInByForm } from '../testing/sign-in.ts';
import { isSaid, storedBy } from '../testing/stored-by.ts';

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

test('a visit leaves nothing in the browser, search and its suggestions included', async () => {
  const { page } = await openPage();
  for (const path of visited) await page.goto(path, { waitUntil: 'networkidle' });
  const field = page.getByRole('banner').locator('input[name=q]');
  await field.click();
  await field.pressSequentially('okaf');
  await page.getByRole('option').first().waitFor();
  expect(await storedBy(page)).toEqual([]);
});

test('whoever chooses colours has what the cookie policy says, and nothing else', async () => {
  const { page } = await openPage();
  await page.goto(cookiePolicy);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.goto('/people', { waitUntil: 'networkidle' });
  const said = storedItems.filter(({ when }) => when === 'choice');
  expect(await storedBy(page)).toEqual(said.map(({ place, name }) => `${place} ${name}`));
});

test('whoever begins a form has what was typed in its tab, until it is sent', async () => {
  const { page } = await openPage();
  await page.goto('/contact-us');
  await page.locator('#form-enquiry-name').fill('Ada');
  await expect.poll(() => storedBy(page)).toEqual(['sessionStorage form-enquiry']);
  expect(isSaid('sessionStorage form-enquiry')).toBe(true);
});

test('whoever signs in has what the cookie policy says, besides the cookies of the provider', async () => {
  const { page } = await openPage();
  await signInByForm(page, people.client);
  for (const own of ['dashboard', 'favourites', 'newsletters-and-alerts', 'subscriptions', 'profile'])
    await page.goto(`/auth/${own}`, { waitUntil: 'networkidle' });
  const kept = (await storedBy(page)).filter((one) => !/^cookie identity/.test(one));
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
