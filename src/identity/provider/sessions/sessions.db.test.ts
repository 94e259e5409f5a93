import * as oidc from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/embedded-postgres/free-port.ts';
import { accountByEmail, createAccount } from '../../accounts/accounts.ts';
import { askForTokens, discover, request, tokensFor } from '../../testing/code-flow.ts';
import { signIn, TestBrowser } from '../../testing/sign-in.ts';
import { serveIdentity, startTestIdentity, type TestIdentity } from '../../testing/start-test-identity.ts';
import { cleanUp } from '../housekeeping.ts';
import { endAllSessions } from './sessions.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

const silent = { prompt: 'none' };
const isSignedIn = async (browser: TestBrowser, at: Pick<TestIdentity, 'issuer'> = running) => {
  const { url } = await request(await discover(at), silent);
  return new URL((await browser.ask(url)).headers.get('location') ?? '').searchParams.has('code');
};
/** Signs in at the form although somebody else is signed in: a page that posts itself comes next. */
async function postedAs(browser: TestBrowser, url: URL, email: string) {
  const { url: form } = await browser.follow(url, running.issuer);
  const posted = await browser.ask(form, {
    method: 'POST',
    body: new URLSearchParams({ email, password: 'Chancery-demo-1' }),
    headers: { origin: new URL(running.issuer).origin, 'sec-fetch-site': 'same-origin' },
  });
  const next = await browser.follow(posted.headers.get('location') ?? '', running.issuer);
  const page = await next.response.text();
  return { page, form: new URL(page.match(/action="([^"]+)"/)?.[1] ?? '') };
}

test('a restart loses nobody’s session', async () => {
  const port = await freePort();
  const first = await serveIdentity(running.database.url, port);
  const browser = new TestBrowser();
  const { refresh_token = '' } = await tokensFor(first.identity, { browser });
  await first.stop();
  const second = await serveIdentity(running.database.url, port);
  try {
    expect(await isSignedIn(browser, second.identity)).toBe(true);
    const renewed = await oidc.refreshTokenGrant(await discover(second.identity), refresh_token);
    expect(renewed.claims()?.email).toBe('client@example.com');
  } finally {
    await second.stop();
  }
});

test('two processes share one sign-in, from its first page to its last', async () => {
  const port = await freePort();
  const env = { IDENTITY_ORIGIN: running.issuer.slice(0, -1) };
  const other = await serveIdentity(running.database.url, port, { env });
  try {
    const browser = new TestBrowser();
    const { url, exchange } = await request(await discover(running));
    const form = await browser.follow(url, running.issuer);
    const posted = await browser.ask(form.url.href.replace(running.issuer, `http://localhost:${port}/`), {
      method: 'POST',
      body: new URLSearchParams({ email: 'client@example.com', password: 'Chancery-demo-1' }),
      headers: { origin: new URL(running.issuer).origin, 'sec-fetch-site': 'same-origin' },
    });
    const back = await browser.follow(posted.headers.get('location') ?? '', running.issuer);
    expect((await exchange(back.url)).claims()?.email).toBe('client@example.com');
  } finally {
    await other.stop();
  }
});

test('a session is listed with the browser it is used in, until it ends', async () => {
  const browser = new TestBrowser();
  const { kysely } = running.database;
  await kysely.deleteFrom('session_use').execute();
  await tokensFor(running, { browser });
  const account = await accountByEmail(kysely, 'client@example.com');
  const listed = () =>
    kysely
      .selectFrom('session_use')
      .select(['account_id', 'user_agent'])
      .where('ended_at', 'is', null)
      .execute();
  expect(await listed()).toEqual([{ account_id: account?.id, user_agent: 'node' }]);
  await browser.ask(`${running.issuer}v2/logout`);
  expect(await listed()).toEqual([]);
});

test('a sign-in is counted, a silent answer is not', async () => {
  const browser = new TestBrowser();
  const logins = async () => (await accountByEmail(running.database.kysely, 'visitor@example.com'))?.logins;
  const before = await logins();
  await tokensFor(running, { browser, email: 'visitor@example.com' });
  await tokensFor(running, { browser, change: silent });
  expect(await logins()).toBe((before ?? 0) + 1);
});

test('signing out everywhere ends what other browsers hold', async () => {
  const browsers = [new TestBrowser(), new TestBrowser()];
  for (const browser of browsers) await tokensFor(running, { browser, email: 'editor@example.com' });
  const account = await accountByEmail(running.database.kysely, 'editor@example.com');
  await endAllSessions(running.identity, account?.id ?? '');
  for (const browser of browsers) expect(await isSignedIn(browser)).toBe(false);
});

test('a session whose account is gone, or was joined to another, has to sign in again', async () => {
  const { kysely } = running.database;
  const { password_hash: passwordHash } = (await accountByEmail(kysely, 'client@example.com')) ?? {};
  for (const fate of ['gone', 'joined'] as const) {
    const browser = new TestBrowser();
    const email = `${fate}@example.com`;
    const account = await createAccount(kysely, { email, passwordHash: passwordHash ?? null });
    const { refresh_token } = await tokensFor(running, { browser, email });
    const main = await accountByEmail(kysely, 'client@example.com');
    const those = kysely.updateTable('account').where('id', '=', account?.id ?? '');
    if (fate === 'joined') await those.set({ linked_to: main?.id ?? null }).execute();
    else
      await kysely
        .deleteFrom('account')
        .where('id', '=', account?.id ?? '')
        .execute();
    expect(await isSignedIn(browser)).toBe(false);
    const answer = await askForTokens(running, { grant_type: 'refresh_token', refresh_token });
    expect(answer.status).toBe(403);
    const { url } = await request(await discover(running));
    const page = await browser.follow(url, running.issuer);
    expect(page.url.pathname).toMatch(/^\/sign-in\//);
  }
});

test('tabs that sign in side by side do not disturb one another', async () => {
  const browser = new TestBrowser();
  const client = await discover(running);
  const [one, two] = [await request(client), await request(client)];
  const [first, second] = [
    await browser.follow(one.url, running.issuer),
    await browser.follow(two.url, running.issuer),
  ];
  for (const [tab, { exchange }] of [
    [first, one],
    [second, two],
  ] as const) {
    const back = await signIn(running, browser, tab.url);
    expect((await exchange(back)).claims()?.email).toBe('client@example.com');
  }
});

test('who signs in in somebody else’s browser takes their place, and ends what they held there', async () => {
  const browser = new TestBrowser();
  const { refresh_token } = await tokensFor(running, { browser });
  const { url, exchange } = await request(await discover(running), { prompt: 'login' });
  const { form, page } = await postedAs(browser, url, 'editor@example.com');
  const [, xsrf = ''] = page.match(/name="xsrf" value="([^"]+)"/) ?? [];
  const answer = await browser.ask(form, {
    method: 'POST',
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  });
  const back = await browser.follow(answer.headers.get('location') ?? '', running.issuer);
  expect((await exchange(back.url)).claims()?.email).toBe('editor@example.com');
  const renewed = await askForTokens(running, { grant_type: 'refresh_token', refresh_token });
  expect(renewed.status).toBe(403);
});

test('what has ended is not found, and is removed', async () => {
  const browser = new TestBrowser();
  const { refresh_token } = await tokensFor(running, { browser });
  await running.database.pool.query(`update oidc_model set expires_at = now() - interval '1 second'`);
  expect(await isSignedIn(browser)).toBe(false);
  const answer = await askForTokens(running, { grant_type: 'refresh_token', refresh_token });
  expect(answer.status).toBe(403);
  await cleanUp(running.identity);
  const { rows } = await running.database.pool.query('select 1 from oidc_model where expires_at < now()');
  expect(rows).toEqual([]);
});
