/** Two browsers of one person, and what becomes of one when the other ends its access. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openProfile, storedToken } from './session.ts';
import { fillSignInForm, signIn } from './sign-in.ts';
import type { TestSite } from './site.ts';

export const typed = 'Northgate and Daughters';

/**
 * Signs in, and types into the profile without saving it.
 *
 * @param how by the form where the provider is on another site
 * @returns the access token
 */
export async function signInAndType(page: Page, email: string, how = signIn): Promise<string> {
  await how(page, { email });
  await openProfile(page);
  await page.locator('#organisationName').fill(typed);
  return (await storedToken(page))?.accessToken ?? '';
}

/** What the site answers who asks with a token. */
async function statusOf(site: Pick<TestSite, 'get'>, token: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ query: '{ me { id } }' });
  const api = await site.get('/graphql', { method: 'POST', headers, body });
  const permissions = await site.get('/user/userpermissions', { headers });
  return [api.status, permissions.status];
}

export async function isOpen(site: Pick<TestSite, 'get'>, token: string): Promise<void> {
  expect(await statusOf(site, token)).toEqual([200, 200]);
}

/** Within five seconds the site no longer knows who has this token. */
export async function isShut(site: Pick<TestSite, 'get'>, token: string): Promise<void> {
  await expect.poll(() => statusOf(site, token), { timeout: 5_000 }).toEqual([401, 401]);
}

/** Saves what was typed, is told that the session has ended, signs in again, and finds it. */
export async function isToldAndKeeps(page: Page, email: string, password?: string): Promise<void> {
  await page.getByRole('button', { name: 'Save your profile' }).click();
  await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
  expect(await page.locator('html').getAttribute('data-signed-in')).toBeNull();
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
  await fillSignInForm(page, email, password);
  await page.waitForURL(/\/auth\/profile$/);
  expect(await page.locator('#organisationName').inputValue()).toBe(typed);
}
