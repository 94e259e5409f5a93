import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ownersForFile } from '../testing/for-file.ts';
import { keptBy, openProfile, providerCalls, refreshed, shownName, storedToken } from '../testing/session.ts';
import { fillSignInForm, signInByForm } from '../testing/sign-in.ts';

const { site, people, openPage } = await ownersForFile();

/** Seconds for which an access token holds. */
const tokenLife = 3_600;
const hours = (count: number) => count * 3_600_000;

test('a laptop that slept past the end of the token renews it when it wakes, on the page that it shows', async () => {
  const { page } = await openPage();
  await page.clock.install();
  await signInByForm(page, people.client);
  await openProfile(page);
  const calls = providerCalls(page.context(), site.identityOrigin);
  await page.clock.fastForward(hours(8));
  await expect.poll(async () => (await storedToken(page))?.generation).toBe(2);
  await expect.poll(() => calls().filter((call) => call === refreshed)).toHaveLength(1);
  expect(page.url()).toBe(`${site.origin}/auth/profile`);
  expect(await shownName(page)).toBe(people.client.firstName);
});

/**
 * Looks until it is so. The clock of a page that is opened after the sleep stands still unless it is moved on, and what
 * pages ask is gathered for some milliseconds first.
 */
const asTimeGoesBy = <T>(page: Page, look: () => T | Promise<T>) =>
  expect.poll(async () => {
    // While it is being left a page has no clock.
    await page.clock.runFor(50).catch(() => undefined);
    return look();
  });

/** What the profile's field holds; null where it is not there. */
const organisation = (page: Page) =>
  page
    .evaluate(() => document.querySelector<HTMLInputElement>('#organisationName')?.value ?? null)
    .catch(() => null);

describe('Whoever sleeps longer than the session', () => {
  /** Types into the profile, and wakes when nothing can be renewed any more; at the sign-in form again. */
  async function wakesTooLate(): Promise<Page> {
    const { page } = await openPage();
    await page.clock.install();
    await signInByForm(page, people.client);
    await openProfile(page);
    await page.locator('#organisationName').fill('Northgate and Daughters');
    // What time does at the provider.
    await site.database.kysely
      .updateTable('oidc_model')
      .set({ expires_at: new Date(0) })
      .where('model', 'in', ['Session', 'RefreshToken', 'Grant'])
      .where('account_id', '=', people.client.id)
      .execute();
    await page.clock.fastForward(hours(31 * 24));
    await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
    expect(await page.locator('html').getAttribute('data-signed-in')).toBeNull();
    await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
    return page;
  }

  test('is told that it ended, and finds again what they typed', async () => {
    const page = await wakesTooLate();
    await fillSignInForm(page, people.client.email);
    await asTimeGoesBy(page, () => page.url()).toBe(`${site.origin}/auth/profile`);
    await asTimeGoesBy(page, () => organisation(page)).toBe('Northgate and Daughters');
  });

  test('leaves nothing of it to somebody else who signs in there', async () => {
    const page = await wakesTooLate();
    await fillSignInForm(page, people.editor.email);
    await asTimeGoesBy(page, () => page.url()).toBe(`${site.origin}/auth/profile`);
    await asTimeGoesBy(page, () => organisation(page)).not.toBeNull();
    expect(await shownName(page)).toBe(people.editor.firstName);
    expect(await organisation(page)).not.toContain('Northgate');
    expect(await keptBy(page)).not.toContain('Northgate');
  });
});

test.each([
  ['two minutes ahead', 120],
  ['two minutes behind', -120],
])(
  'with a clock that is %s people sign in, and a token is used for as long as it holds',
  async (_, seconds) => {
    const { page, problems } = await openPage();
    await page.clock.install({ time: Date.now() + seconds * 1000 });
    await signInByForm(page, people.client);
    const token = await storedToken(page);
    const calls = providerCalls(page.context(), site.identityOrigin);
    expect(await openProfile(page)).toBe(people.client.firstName);
    await page.clock.fastForward((tokenLife - 60) * 1000);
    expect(await openProfile(page)).toBe(people.client.firstName);
    expect(calls()).toEqual([]);
    expect(problems).toEqual([]);
    expect(await storedToken(page)).toEqual(token);
    await page.clock.fastForward(60_000);
    await expect.poll(async () => (await storedToken(page))?.generation).toBe(2);
    await expect.poll(() => calls().filter((call) => call === refreshed)).toHaveLength(1);
  },
);
