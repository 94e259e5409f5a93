import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readersForFile } from '../testing/for-file.ts';
import { keptBy, openProfile, providerCalls, refreshed, shownName, storedToken } from '../testing/session.ts';
import { fillSignInForm, people, signInByForm, signOut } from '../testing/sign-in.ts';

const { site, openPage } = await readersForFile();

const callsOf = (page: Page) => providerCalls(page.context(), site.identityOrigin);

/** Another tab of the same browser, on the profile once it shows whose it is. */
async function tabOnProfile(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await openProfile(tab);
  return tab;
}

const visited = [
  '/auth/dashboard',
  '/auth/profile',
  '/people',
  '/auth/favourites',
  '/publications',
  '/auth/newsletters-and-alerts',
  '/auth/subscriptions',
  '/fr-fr/auth/profile',
  '/zh-cn/auth/dashboard',
  '/auth/profile',
];

/** Opens ten pages, those of the account until they show what is their reader's. */
async function visitTen(page: Page): Promise<void> {
  for (const path of visited) {
    await page.goto(path);
    if (path.includes('/auth/'))
      await page.locator('main p[role=status]').first().waitFor({ state: 'attached' });
  }
}

describe('Pages', () => {
  test('make no call to the provider, ten in a row', async () => {
    const { page, problems } = await openPage();
    await signInByForm(page, people.client);
    const calls = callsOf(page);
    await visitTen(page);
    expect(calls()).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('of a new tab ask the other tab, and the provider only when there is none', async () => {
    const { page } = await openPage();
    await signInByForm(page, people.client);
    await openProfile(page);
    const calls = callsOf(page);
    const second = await tabOnProfile(page);
    expect(calls()).toEqual([]);
    expect(await storedToken(second)).toEqual(await storedToken(page));
    const third = await page.context().newPage();
    await Promise.all([page.close(), second.close()]);
    expect(await openProfile(third)).toBe(people.client.firstName);
    await expect.poll(() => calls().filter((call) => call === refreshed)).toHaveLength(1);
  });
});

describe('Two tabs', () => {
  test('that renew at once make one call', async () => {
    const { page } = await openPage();
    await page.clock.install();
    await signInByForm(page, people.client);
    await openProfile(page);
    const other = await tabOnProfile(page);
    const before = await storedToken(page);
    const calls = callsOf(page);
    await page.context().clock.fastForward(3_600_000);
    for (const tab of [page, other])
      await expect.poll(async () => (await storedToken(tab))?.generation).toBe(2);
    const renewed = await storedToken(page);
    expect(renewed?.accessToken).not.toBe(before?.accessToken);
    expect((await storedToken(other))?.accessToken).toBe(renewed?.accessToken);
    await expect.poll(() => calls().filter((call) => call === refreshed)).toHaveLength(1);
    for (const tab of [page, other]) expect(await openProfile(tab)).toBe(people.client.firstName);
  });

  test('are signed out together, and keep nothing of whose they were', async () => {
    const { page } = await openPage();
    await signInByForm(page, people.client);
    await openProfile(page);
    const other = await tabOnProfile(page);
    await other.locator('#firstName').fill('Claudius');
    await signOut(page);
    await other.waitForURL(`${site.origin}/`);
    for (const tab of [page, other]) {
      const kept = await keptBy(tab);
      expect(kept).not.toMatch(/client@example\.com|Claud|eyJ|refreshToken|:authenticated/);
      await tab.goto('/auth/profile');
      await tab.getByRole('heading', { name: 'Sign in to see this page' }).waitFor();
      expect(await tab.locator('#firstName').count()).toBe(0);
    }
  });

  test('show the second person nothing of the first', async () => {
    const { page } = await openPage();
    const other = await page.context().newPage();
    // The form stands open in one tab while somebody signs in in the other.
    await other.goto('/people');
    await other.locator('header [data-account=sign-in] a').click();
    await other.locator('input[name=email]').waitFor();
    await signInByForm(page, people.client);
    await openProfile(page);
    await page.locator('#firstName').fill('Claudius');
    await fillSignInForm(other, people.editor.email);
    await other.waitForURL(`${site.origin}/people`);
    await expect.poll(() => shownName(page)).toBe(people.editor.firstName);
    expect(await page.locator('main').innerText()).not.toContain(people.client.email);
    expect(await keptBy(page)).not.toMatch(/client@example\.com|Claud/);
    expect(await openProfile(other)).toBe(people.editor.firstName);
  });
});

describe('A page that is left while its token is renewed', () => {
  /** Signs in, lets the token end, and stops where the provider has answered and the page does not know. */
  async function interrupted(): Promise<Page> {
    const { page } = await openPage();
    await page.clock.install();
    await signInByForm(page, people.client);
    await openProfile(page);
    const answered = Promise.withResolvers<void>();
    let isLost = false;
    await page.context().route(`${site.identityOrigin}/oauth/token`, async (route) => {
      if (isLost) return route.continue();
      const response = await route.fetch();
      if (!response.ok()) return route.fulfill({ response });
      isLost = true;
      answered.resolve();
    });
    await page.clock.fastForward(3_600_000);
    await answered.promise;
    return page;
  }

  test('and loaded again still knows who is there', async () => {
    const page = await interrupted();
    await page.reload();
    expect(await shownName(page)).toBe(people.client.firstName);
  });

  test('and loaded again knows them too where the provider has forgotten the session', async () => {
    const page = await interrupted();
    // What a restart of the browser does.
    await page.context().clearCookies();
    await page.reload();
    expect(await shownName(page)).toBe(people.client.firstName);
  });

  test('and closed does not sign anybody out of the next one', async () => {
    const page = await interrupted();
    const next = await page.context().newPage();
    await page.close();
    expect(await openProfile(next)).toBe(people.client.firstName);
  });
});
