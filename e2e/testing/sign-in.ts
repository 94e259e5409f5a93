import type { Page } from 'playwright-core';
import { DEMONSTRATION_PASSWORD } from '../../src/identity/demonstration.ts';

/** The people of the demonstration, with the names they have there. */
export const people = {
  visitor: { email: 'visitor@example.com', firstName: 'Vera' },
  client: { email: 'client@example.com', firstName: 'Claude' },
  editor: { email: 'editor@example.com', firstName: 'Edith' },
} as const;

/** A page of two hundred words: who signs in opens it twice. */
export const shortPage = '/legal-and-regulatory-information/modern-slavery-statement';

interface SignInWish {
  readonly email?: string;
  /** Path on the site where it begins, and where it leads back to. */
  readonly from?: string;
}

/** Signs in as a visitor does: from a page's head through the hosted form, and back to that page. */
export async function signIn(
  page: Page,
  { email = people.client.email, from = shortPage }: SignInWish = {},
): Promise<void> {
  await page.goto(from);
  const { origin } = new URL(page.url());
  await page.locator('header [data-account=sign-in] a').click();
  await fillSignInForm(page, email);
  await page.waitForURL(origin + from);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-signed-in'));
}

/** Fills in the hosted form, once it is there, and sends it by its button. */
export async function fillSignInForm(page: Page, email: string, password?: string): Promise<void> {
  await typeInto(page, email, password);
  await page.locator('form:has(input[name=password]) button:not([name])').click();
}

/** The same by the Enter key. */
export async function enterSignInForm(page: Page, email: string = people.client.email): Promise<void> {
  await typeInto(page, email);
  await page.locator('input[name=password]').press('Enter');
}

async function typeInto(page: Page, email: string, password: string = DEMONSTRATION_PASSWORD): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
}

/** Signs out by the menu in a page's head, which leads to the first page in its language. */
export async function signOut(page: Page): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  const [language = '/'] = pathname.match(/^\/(?:fr-fr|zh-cn)(?=\/|$)/) ?? [];
  await page.locator('header details:has([data-account=sign-out]) summary').click();
  await page.locator('header [data-account=sign-out]').click();
  await page.waitForURL(origin + language);
}
