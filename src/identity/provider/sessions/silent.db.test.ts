import { afterAll, beforeAll, expect, test } from 'vitest';
import { discover, REDIRECT_URI, request, tokensFor } from '../../testing/code-flow.ts';
import { TestBrowser } from '../../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../../testing/start-test-identity.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

const silent = { prompt: 'none', response_mode: 'web_message' };

async function ask(browser: TestBrowser, change: Readonly<Record<string, string>> = {}) {
  const { url, exchange } = await request(await discover(running), { ...silent, ...change });
  const response = await browser.ask(url);
  const page = await response.text();
  const said = JSON.parse(page.match(/var data = (.*);$/m)?.[1] ?? 'null');
  return { url, exchange, response, page, said };
}

test('who is signed in gets a code by web_message, for the window of the redirect address alone', async () => {
  const browser = new TestBrowser();
  await tokensFor(running, { browser });
  const { url, exchange, said } = await ask(browser);
  expect(said).toEqual({
    response: {
      code: expect.any(String),
      state: url.searchParams.get('state'),
      iss: running.issuer,
    },
    redirect_uri: REDIRECT_URI,
  });
  const back = new URL(REDIRECT_URI);
  for (const [name, value] of Object.entries(said.response)) back.searchParams.set(name, String(value));
  expect((await exchange(back)).claims()).toMatchObject({ email: 'client@example.com' });
});

test('who is not signed in is told so, with the state', async () => {
  const { url, said } = await ask(new TestBrowser());
  expect(said.response).toEqual({
    error: 'login_required',
    error_description: 'Login required',
    state: url.searchParams.get('state'),
    iss: running.issuer,
  });
});

test('the page may be framed, and its policy lets its own script run and no other', async () => {
  const { response, page } = await ask(new TestBrowser());
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(response.headers.get('x-frame-options')).toBeNull();
  expect(policy).not.toContain('frame-ancestors');
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*'/);
  expect(page).toContain('authorization_response');
});

test('a redirect address that is not registered gets no message', async () => {
  const { response, page } = await ask(new TestBrowser(), { redirect_uri: 'https://elsewhere.example/' });
  expect(response.status).toBe(400);
  expect(page).not.toContain('postMessage');
});

test('an older session than the client accepts asks for a new sign-in', async () => {
  const browser = new TestBrowser();
  await tokensFor(running, { browser });
  const { said } = await ask(browser, { prompt: 'login' });
  expect(said).toBeNull();
  await running.database.pool.query(
    `update oidc_model set payload = jsonb_set(payload, '{loginTs}', '1000000000') where model = 'Session'`,
  );
  expect((await ask(browser, { max_age: '3600' })).said.response.error).toBe('login_required');
});

test('without web_message the answer is a redirect', async () => {
  const browser = new TestBrowser();
  await tokensFor(running, { browser });
  const { response } = await ask(browser, { response_mode: 'query' });
  expect(response.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/auth\?code=/);
});

test('asking for consent asks nothing of people', async () => {
  const browser = new TestBrowser();
  await tokensFor(running, { browser });
  const { response } = await ask(browser, { prompt: 'consent', response_mode: 'query' });
  expect(response.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/auth\?code=/);
});
