import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readersForFile } from '../testing/for-file.ts';
import { openProfile, shownName, storedToken } from '../testing/session.ts';
import { people, signIn, signInByForm, signOut } from '../testing/sign-in.ts';

const { site, openPage } = await readersForFile();
let remembering: Browser;

beforeAll(async () => {
  // Tests have no back-forward cache unless it is asked for.
  remembering = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '',
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
});
afterAll(() => remembering.close());

async function openRemembered(): Promise<{ page: Page; context: BrowserContext }> {
  const context = await remembering.newContext({ baseURL: site.origin });
  onTestFinished(() => context.close());
  return { page: await context.newPage(), context };
}

/** Nothing of the client may be read on the page, now or a moment later. */
async function expectNothingPrivate(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Sign in to see this page' }).waitFor();
  expect(await page.locator('main input').count()).toBe(0);
  expect(await page.locator('body').innerText()).not.toMatch(/client@example\.com|PR-100274|Northgate/);
  expect(await page.locator('html').getAttribute('data-signed-in')).toBeNull();
}

test('back and forward after signing out show nothing private', async () => {
  const { page } = await openPage();
  await signIn(page, people.client);
  await openProfile(page);
  await page.goto('/auth/favourites');
  await signOut(page);
  await page.goBack();
  await expectNothingPrivate(page);
  await page.goBack();
  await expectNothingPrivate(page);
  await page.goForward();
  await expectNothingPrivate(page);
});

test('nor do pages that the browser had kept whole', async () => {
  const { page } = await openRemembered();
  await signIn(page, people.client);
  await openProfile(page);
  await page.goto('/people');
  const other = await page.context().newPage();
  await other.goto('/people');
  await signOut(other);
  await page.goBack();
  await expectNothingPrivate(page);
});

test('a page that the browser had kept whole shows the one who has signed in since', async () => {
  const { page } = await openRemembered();
  await signIn(page, people.client);
  await openProfile(page);
  await page.goto('/people');
  const other = await page.context().newPage();
  await other.goto('/people');
  await signOut(other);
  await signIn(other, people.editor);
  await page.goBack();
  await expect.poll(() => shownName(page)).toBe(people.editor.firstName);
  expect(await page.locator('main').innerText()).not.toContain(people.client.email);
});

test('no cache of the browser keeps an answer that is private', async () => {
  const { page } = await openPage();
  const kept: string[] = [];
  page.on('response', (response) => {
    const isPrivate = response.request().headers().authorization !== undefined;
    const { pathname, origin } = new URL(response.url());
    const isAccount = /^(\/[a-z-]+)?\/auth(\/|$)/.test(pathname);
    const isProvider =
      origin === site.identityOrigin &&
      ['document', 'fetch'].includes(response.request().resourceType()) &&
      !pathname.startsWith('/.well-known/');
    if (!isPrivate && !isAccount && !isProvider) return;
    const { 'cache-control': control = 'nothing' } = response.headers();
    if (!control.includes('no-store')) kept.push(`${pathname}: ${control}`);
  });
  await signInByForm(page, people.client);
  await openProfile(page);
  const { accessToken } = (await storedToken(page)) ?? {};
  const asked = await page.evaluate(async (token) => {
    const authorization = `Bearer ${token}`;
    const ask = (path: string, init?: RequestInit) => fetch(path, { headers: { authorization }, ...init });
    const statuses = [
      (await ask('/user/userpermissions')).status,
      (await ask('/graphql?query={me{id}}')).status,
    ];
    const cached = [];
    for (const path of ['/user/userpermissions', '/graphql?query={me{id}}'])
      cached.push(
        await ask(path, { cache: 'only-if-cached', mode: 'same-origin' }).then(
          ({ status }) => status,
          () => 'not there',
        ),
      );
    return { statuses, cached };
  }, accessToken);
  expect(asked.statuses[0]).toBe(200);
  for (const cached of asked.cached) expect(['not there', 504]).toContain(cached);
  await signOut(page);
  expect(kept).toEqual([]);
});
