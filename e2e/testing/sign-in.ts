import type { BrowserContext, Page } from 'playwright-core';
import { readSiteSettings, type SiteSettings } from '../../src/browser/auth/site-settings.ts';
import { authenticatedKey } from '../../src/browser/auth/storage-keys.ts';
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
  /** Of the file's own people where it has some: the demonstration's are everybody's. */
  readonly email: string;
  /** Path on the site where it begins, and where it leads back to. */
  readonly from?: string;
}

/**
 * Has a page open as whoever comes back has it who was signed in before: the provider knows them, and so does this
 * browser, which asks for a token when a page wants one. Where it is about something else than signing in, it is a page
 * instead of four. At an issuer of another site, whose cookies no frame has, sign in by the form.
 */
export async function signIn(page: Page, { email, from = shortPage }: SignInWish): Promise<void> {
  const context = page.context();
  const { origin, settings } = await providerOf(context, from);
  await beginSession(context, settings, { email, redirectUri: `${origin}/auth` });
  // What a browser keeps is kept for an origin: on an empty page of it, with an icon, or the browser would ask for one.
  const empty = `${origin}/empty`;
  const body = '<link rel="icon" href="data:,">';
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body }), { times: 1 });
  await page.goto(empty);
  await page.evaluate((key) => localStorage.setItem(key, 'true'), authenticatedKey(settings.audience));
  await page.goto(from);
  await page.locator('html[data-signed-in]').waitFor({ state: 'attached' });
}

/** Where the site has its people sign in, as its pages say. */
async function providerOf({ request }: BrowserContext, path: string) {
  const answer = await request.get(path);
  const [, told = ''] = /<meta name="chancery:auth" content="([^"]*)"/.exec(await answer.text()) ?? [];
  const settings = readSiteSettings(told.replaceAll('&quot;', '"'));
  if (!settings) throw new Error(`Nobody can sign in at ${answer.url()}.`);
  return { origin: new URL(answer.url()).origin, settings };
}

/** Sends the provider's form without drawing its pages: the browser has a session there afterwards. */
async function beginSession(
  { request }: BrowserContext,
  { issuer, clientId }: SiteSettings,
  { email, redirectUri }: { readonly email: string; readonly redirectUri: string },
): Promise<void> {
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    scope: 'openid',
    redirect_uri: redirectUri,
    state: 'state',
    nonce: 'nonce',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
  });
  const form = await request.get(`${issuer}authorize?${query}`);
  const headers = { origin: new URL(issuer).origin, 'sec-fetch-site': 'same-origin' };
  const fields = { email, password: DEMONSTRATION_PASSWORD };
  const sent = await request.post(form.url(), { form: fields, headers, maxRedirects: 0 });
  const on = new URL(sent.headers().location ?? '', form.url());
  const answer = await request.get(on.href, { maxRedirects: 0 });
  if (!answer.headers().location?.startsWith(`${redirectUri}?code=`))
    throw new Error(`${email} was not signed in: ${sent.status()}, ${answer.status()} at ${on}`);
}

/** Signs in as a visitor does: from a page's head through the hosted form, and back to that page. */
export async function signInByForm(page: Page, { email, from = shortPage }: SignInWish): Promise<void> {
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
export async function enterSignInForm(page: Page, email: string): Promise<void> {
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
