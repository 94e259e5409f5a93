import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginSignIn, DEMO_PASSWORD, post } from '../testing/hosted-pages.ts';
import { TestBrowser } from '../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

const right = { email: 'visitor@example.com', password: DEMO_PASSWORD };

test('address and password lead back to the site, signed in', async () => {
  const flow = await beginSignIn(running);
  const claims = await flow.finish(
    await flow.post('sign-in/<uid>', { ...right, email: ' Visitor@Example.com ' }),
  );
  expect(claims?.email).toBe('visitor@example.com');
});

test('after a wrong password the page says so, keeps the address and never the password', async () => {
  const flow = await beginSignIn(running);
  const { status, body } = await flow.post('sign-in/<uid>', { ...right, password: 'not-my-password' });
  expect(status).toBe(422);
  expect(body).toContain('<title>Error: Sign in | Fenwarden Lisle</title>');
  expect(body).toContain('<a href="#password">The address or the password is not right</a>');
  expect(body).toMatch(/id="email"[^>]* value="visitor@example.com"/);
  expect(body).not.toContain('not-my-password');
});

test('what is missing is said beside each field', async () => {
  const flow = await beginSignIn(running);
  const { status, body } = await flow.post('sign-in/<uid>', { email: 'nobody', password: '' });
  expect(status).toBe(422);
  for (const name of ['email', 'password'])
    expect(body).toMatch(new RegExp(`aria-describedby="${name}-error"`));
});

test('whether an address has an account shows neither in the answer nor in the time', async () => {
  const flow = await beginSignIn(running);
  const times: Record<string, number[]> = {};
  const answers: Record<string, string> = {};
  for (let round = 0; round < 7; round++) {
    for (const email of ['editor@example.com', 'nobody@example.com']) {
      const start = performance.now();
      const { status, body } = await flow.post('sign-in/<uid>', { email, password: 'wrong' });
      times[email] = [...(times[email] ?? []), performance.now() - start];
      answers[email] = `${status} ${body.replaceAll(`value="${email}"`, '')}`;
    }
  }
  const median = (email: string) => times[email]?.toSorted((one, other) => one - other)[3] ?? 0;
  expect(answers['nobody@example.com']).toBe(answers['editor@example.com']);
  // argon2 takes most of the time of either answer: without it one would be many times faster.
  expect(median('nobody@example.com')).toBeGreaterThan(median('editor@example.com') / 2);
});

describe('a form that does not come from our own page', () => {
  test.each([
    ['of another origin', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
    ['of another port', { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' }],
    ['of a sandbox', { origin: 'null' }],
    ['that says nothing of itself', {}],
    ['whose browser contradicts its origin', { origin: 'own', 'sec-fetch-site': 'cross-site' }],
  ])('%s is refused', async (_, headers) => {
    const { url, browser } = await beginSignIn(running);
    const sent = { ...headers } as Record<string, string>;
    if (sent.origin === 'own') sent.origin = new URL(running.issuer).origin;
    const { status, location } = await post(running, browser, url, right, sent);
    expect([status, location]).toEqual([403, null]);
  });
});

test('a flow of another browser is no flow', async () => {
  const { url } = await beginSignIn(running);
  const { status, body } = await post(running, new TestBrowser(), url, right);
  expect(status).toBe(410);
  expect(body).toContain('This sign-in has ended');
  expect(body).toContain('href="http://localhost:3000/"');
});

test.each([
  ['fr-FR en', '', 'fr-FR', 'Connexion'],
  ['zh-CN', '', 'zh-CN', '登录'],
  ['de', '', 'en-GB', 'Sign in'],
  ['fr-FR', '?lang=zh', 'zh-CN', '登录'],
])('for ui_locales %s%s the page is in %s', async (ui_locales, search, tag, title) => {
  const { browser, at } = await beginSignIn(running, { ui_locales });
  const page = await (await browser.ask(at(`sign-in/<uid>${search}`))).text();
  expect(page).toContain(`<html lang="${tag}">`);
  expect(page).toContain(`<h1>${title}</h1>`);
});

test.each([
  [{ screen_hint: 'signup' }, '/sign-up/'],
  [{ connection: 'email' }, '/code'],
])('a client that asks for %j gets that page first', async (change, path) => {
  const { url, browser, at } = await beginSignIn(running, change);
  expect(url.pathname).toContain(path);
  const back = await browser.ask(at('sign-in/<uid>?from=flow'));
  expect(back.status).toBe(200);
});

test('the address that a client knows is there already', async () => {
  const { page } = await beginSignIn(running, { login_hint: '"><i>x@example.com' });
  expect(page).toContain('value="&quot;&gt;&lt;i&gt;x@example.com"');
});
