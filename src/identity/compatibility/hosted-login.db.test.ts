import { afterAll, beforeAll, expect, test } from 'vitest';
import { discover, request } from '../testing/code-flow.ts';
import { TestBrowser } from '../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { PASSWORD, post, SITE } from './testing/calls.ts';

let running: TestIdentity;
let own: { origin: string; 'sec-fetch-site': string };
beforeAll(async () => {
  running = await startTestIdentity();
  own = { origin: new URL(running.issuer).origin, 'sec-fetch-site': 'same-origin' };
});
afterAll(() => running.stop());

const typed = {
  connection: 'Username-Password-Authentication',
  username: 'client@example.com',
  password: PASSWORD,
};

async function login(change: object = {}) {
  const { url, exchange } = await request(await discover(running));
  const said = await post(
    running,
    'usernamepassword/login',
    { ...Object.fromEntries(url.searchParams), ...typed, tenant: 'x', ...change },
    { headers: own },
  );
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(said.text)?.[1] ?? '';
  return { said, field, exchange };
}

const submit = (browser: TestBrowser, wresult: string, headers: Record<string, string> = own) =>
  browser.ask(`${running.issuer}login/callback`, {
    method: 'POST',
    body: new URLSearchParams({ wa: 'wsignin1.0', wresult, wctx: '{}' }),
    headers,
  });

test('a hosted page of the older kind signs in by the form it is answered', async () => {
  const { said, field, exchange } = await login();
  expect(said.headers.get('content-type')).toContain('text/html');
  expect(said.text).toMatch(
    new RegExp(`^<form method="post"[^>]* action="${running.issuer}login/callback">`),
  );
  expect(field('wa')).toBe('wsignin1.0');
  const browser = new TestBrowser();
  const answer = await submit(browser, field('wresult'));
  expect(answer.status).toBe(303);
  const { url } = await browser.follow(answer.headers.get('location') ?? '', running.issuer);
  expect((await exchange(url)).claims()?.email).toBe('client@example.com');
});

test('who is signed in is told to this provider’s own pages alone', async () => {
  const browser = new TestBrowser();
  const ask = async (headers: Record<string, string>) => {
    const response = await browser.ask(`${running.issuer}user/ssodata`, { headers });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  expect((await ask({ 'sec-fetch-site': 'same-origin' })).body).toEqual({ sso: false });
  const { field } = await login();
  const answer = await submit(browser, field('wresult'));
  await browser.follow(answer.headers.get('location') ?? '', running.issuer);
  expect((await ask({ 'sec-fetch-site': 'same-origin' })).body).toMatchObject({
    sso: true,
    sessionClients: ['chancery-site'],
    lastUsedClientID: 'chancery-site',
    lastUsedUsername: 'client@example.com',
    lastUsedConnection: { name: 'Username-Password-Authentication', strategy: 'auth0' },
  });
  expect((await ask({ origin: SITE })).status).toBe(403);
  expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

test('a wrong password is told as Auth0 does', async () => {
  const { said } = await login({ password: 'wrong' });
  expect({ status: said.status, body: said.body }).toEqual({
    status: 401,
    body: {
      name: 'ValidationError',
      code: 'invalid_user_password',
      description: 'Wrong email or password.',
      statusCode: 401,
    },
  });
});

test('no other page may post a password, or the form of somebody else', async () => {
  const refused = await post(running, 'usernamepassword/login', typed);
  expect([refused.status, refused.body.error]).toEqual([403, 'access_denied']);
  const { field } = await login();
  const foreign = { origin: SITE, 'sec-fetch-site': 'cross-site' };
  expect((await submit(new TestBrowser(), field('wresult'), foreign)).status).toBe(403);
});

test('the form works once', async () => {
  const { field } = await login();
  await submit(new TestBrowser(), field('wresult'));
  expect((await submit(new TestBrowser(), field('wresult'))).status).toBe(403);
});
