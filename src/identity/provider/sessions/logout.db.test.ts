import { afterAll, beforeAll, expect, test } from 'vitest';
import { askForTokens, discover, request, tokensFor } from '../../testing/code-flow.ts';
import { TestBrowser } from '../../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../../testing/start-test-identity.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

/** Whether the browser has a session: asked without a page. */
const isSignedIn = async (browser: TestBrowser) => {
  const { url } = await request(await discover(running), { prompt: 'none' });
  return new URL((await browser.ask(url)).headers.get('location') ?? '').searchParams.has('code');
};
const logout = (browser: TestBrowser, query: Readonly<Record<string, string>>) =>
  browser.ask(`${running.issuer}v2/logout?${new URLSearchParams(query)}`);

test('logging out ends the session and its refresh tokens, and leads back to a registered address', async () => {
  const browser = new TestBrowser();
  const elsewhere = await tokensFor(running);
  const { refresh_token } = await tokensFor(running, { browser });
  const answer = await logout(browser, {
    client_id: 'chancery-site',
    returnTo: 'http://localhost:3000/fr-fr',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://localhost:3000/fr-fr']);
  expect(await isSignedIn(browser)).toBe(false);
  const refresh = (token: unknown) =>
    askForTokens(running, { grant_type: 'refresh_token', refresh_token: token });
  expect((await refresh(refresh_token)).status).toBe(403);
  expect((await refresh(elsewhere.refresh_token)).status).toBe(200);
});

test.each([
  'http://localhost:3000/fr-fr/',
  'http://localhost:3000/people',
  'http://localhost:3000@elsewhere.example/',
  'https://elsewhere.example/',
  '//elsewhere.example',
  'javascript:alert(1)',
  '',
])('logging out leads not to %s', async (returnTo) => {
  const browser = new TestBrowser();
  await tokensFor(running, { browser });
  const answer = await logout(browser, { client_id: 'chancery-site', returnTo });
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  expect(await isSignedIn(browser)).toBe(false);
});

test('logging out of a client that nobody knows leads nowhere', async () => {
  const answer = await logout(new TestBrowser(), { client_id: 'nobody', returnTo: 'http://localhost:3000/' });
  expect(answer.status).toBe(400);
});

test('logging out without an address says OK', async () => {
  const answer = await logout(new TestBrowser(), {});
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
});
