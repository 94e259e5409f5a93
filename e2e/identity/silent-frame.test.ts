import { expect, test } from 'vitest';
import { siteWithIdentityForFile, wholeBrowserForFile } from '../testing/for-file.ts';
import { keptBy, openProfile, providerCalls, storedToken } from '../testing/session.ts';
import { people, signInByForm, signOut } from '../testing/sign-in.ts';

const site = await siteWithIdentityForFile({ AUTH_OFFLINE: 'false' });
const { openPage } = await wholeBrowserForFile(site.origin);

/** What a renewal by the hidden frame asks of the provider. */
const byFrame = ['GET /authorize 200', 'POST /oauth/token authorization_code 200'];

test('without refresh tokens the hidden frame alone renews', async () => {
  const { page, problems } = await openPage();
  await page.clock.install();
  await signInByForm(page, people.client);
  await openProfile(page);
  expect(await keptBy(page)).not.toContain('refreshToken');
  const before = await storedToken(page);
  const calls = providerCalls(page.context(), site.identityOrigin);
  await page.clock.fastForward(3_600_000);
  await expect.poll(async () => (await storedToken(page))?.generation).toBe(2);
  expect((await storedToken(page))?.accessToken).not.toBe(before?.accessToken);
  await expect.poll(calls).toEqual(expect.arrayContaining(byFrame));
  expect(calls().join()).not.toContain('refresh_token');
  expect(await openProfile(page)).toBe(people.client.firstName);
  expect(await page.locator('iframe').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('and signs in a new tab when no other one is left', async () => {
  const { page } = await openPage();
  await signInByForm(page, people.client);
  const next = await page.context().newPage();
  await page.close();
  const calls = providerCalls(next.context(), site.identityOrigin);
  expect(await openProfile(next)).toBe(people.client.firstName);
  await expect.poll(calls).toEqual(expect.arrayContaining(byFrame));
});

test('until the session at the provider has ended', async () => {
  const { page } = await openPage();
  await signInByForm(page, people.client);
  await openProfile(page);
  await signOut(page);
  await page.goto('/auth/profile');
  await page.getByRole('heading', { name: 'Sign in to see this page' }).waitFor();
});
