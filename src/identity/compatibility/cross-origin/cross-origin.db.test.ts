import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { issueCode } from '../../accounts/tickets.ts';
import { discover, request } from '../../testing/code-flow.ts';
import { TestBrowser } from '../../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../../testing/start-test-identity.ts';
import { otherClient, PASSWORD, post, SITE } from '../testing/calls.ts';

// Counts its calls; it works as ever. Who has loaded it in an earlier file would call it uncounted.
vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', { spy: true });

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity({ clients: [otherClient] });
});
afterAll(async () => {
  await running.stop();
  vi.resetModules();
});

const typed = { username: 'client@example.com', password: PASSWORD, credential_type: 'password' };

async function authenticate(
  browser: TestBrowser,
  { client_id = 'chancery-site', origin = SITE, ...change }: Record<string, string> = {},
) {
  const response = await browser.ask(`${running.issuer}co/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ client_id, ...typed, ...change }),
  });
  return (await response.json()) as { login_ticket: string; co_id: string; co_verifier: string };
}

async function authorize(
  browser: TestBrowser,
  change: Record<string, string>,
  clientId: 'chancery-site' | 'other-client' = 'chancery-site',
) {
  const back = clientId === 'chancery-site' ? {} : { redirect_uri: otherClient.redirectUris[0] ?? '' };
  const { url, exchange } = await request(await discover(running, clientId), { ...back, ...change });
  const response = await browser.ask(url);
  const location = new URL(response.headers.get('location') ?? 'about:blank', running.issuer);
  return { response, location, page: await response.text(), exchange };
}

test('a password of the client’s own form signs in at /authorize', async () => {
  const browser = new TestBrowser();
  const { login_ticket } = await authenticate(browser);
  const { location, exchange } = await authorize(browser, { login_ticket });
  expect((await exchange(location)).claims()?.email).toBe('client@example.com');
  const again = await authorize(browser, { prompt: 'none' });
  expect((await again.exchange(again.location)).claims()?.email).toBe('client@example.com');
});

test('a ticket signs in silently in a frame', async () => {
  const browser = new TestBrowser();
  const { login_ticket } = await authenticate(browser, {
    realm: 'Username-Password-Authentication',
    credential_type: 'http://auth0.com/oauth/grant-type/password-realm',
  });
  const { page } = await authorize(browser, {
    login_ticket,
    prompt: 'none',
    response_mode: 'web_message',
    response_type: 'token id_token',
  });
  expect(page).toContain('"access_token"');
});

test('a mailed code signs in as a password does', async () => {
  const browser = new TestBrowser();
  const email = 'visitor@example.com';
  const code = await issueCode(running.database.kysely, { purpose: 'sign-in', email });
  const { login_ticket } = await authenticate(browser, {
    username: email,
    otp: code,
    realm: 'email',
    credential_type: 'http://auth0.com/oauth/grant-type/passwordless/otp',
  });
  const { location, exchange } = await authorize(browser, { login_ticket });
  expect((await exchange(location)).claims()?.email).toBe(email);
});

test.each(['client@example.com', 'nobody@example.com'])(
  'a wrong password of %s has one answer',
  async (username) => {
    const { status, body } = await post(running, 'co/authenticate', {
      ...typed,
      username,
      password: 'wrong',
    });
    expect({ status, body }).toEqual({
      status: 403,
      body: { error: 'access_denied', error_description: 'Wrong email or password.' },
    });
  },
);

test('it wants a page, and a realm that goes with what was typed', async () => {
  const said = await post(running, 'co/authenticate', typed, { origin: null });
  expect(said.body).toEqual({
    error: 'unauthorized_client',
    error_description: 'Cross origin login not allowed.',
  });
  const realm = { realm: 'email', credential_type: 'http://auth0.com/oauth/grant-type/password-realm' };
  expect((await post(running, 'co/authenticate', { ...typed, ...realm })).body.code).toBe('bad.connection');
});

test('a ticket is worth nothing in another browser, so nobody can be signed in by another’s link', async () => {
  const { login_ticket } = await authenticate(new TestBrowser());
  const victim = new TestBrowser();
  expect((await authorize(victim, { login_ticket })).location.pathname).toMatch(/^\/sign-in\//);
  const silent = await authorize(victim, { login_ticket, prompt: 'none' });
  expect(silent.location.searchParams.get('error')).toBe('login_required');
  expect(victim.cookie('identity')).toBeUndefined();
});

test('a ticket works once, and for its own client', async () => {
  const browser = new TestBrowser();
  const { login_ticket } = await authenticate(browser);
  const foreign = await authorize(browser, { login_ticket }, 'other-client');
  expect(foreign.location.pathname).toMatch(/^\/sign-in\//);
  await authorize(browser, { login_ticket });
  await running.database.pool.query(`delete from oidc_model where model = 'Session'`);
  expect((await authorize(browser, { login_ticket })).location.pathname).toMatch(/^\/sign-in\//);
});

test('where the cookie was not kept, a page asks the client’s own for the verifier and goes on with that', async () => {
  const made = await authenticate(new TestBrowser(), {
    client_id: 'other-client',
    origin: otherClient.origins[0] ?? '',
  });
  const { login_ticket, co_id, co_verifier } = made;
  const withoutCookie = new TestBrowser();
  const { page, response } = await authorize(withoutCookie, { login_ticket }, 'other-client');
  const origin = encodeURIComponent(new URL(running.issuer).origin);
  expect(page).toContain(`src="${otherClient.crossOriginUri}#origin=${origin}" data-id="${co_id}"`);
  expect(response.headers.get('content-security-policy')).toContain('frame-src http://localhost:4000;');
  const co_page = /data-page="([^"]+)"/.exec(page)?.[1] ?? '';
  for (const brought of [
    { co_verifier: 'wrong', co_page },
    { co_verifier },
    { co_verifier, co_page: 'wrong' },
  ]) {
    const wrong = await authorize(withoutCookie, { login_ticket, ...brought }, 'other-client');
    expect(wrong.location.pathname).toMatch(/^\/sign-in\//);
  }
  const right = await authorize(withoutCookie, { login_ticket, co_verifier, co_page }, 'other-client');
  expect((await right.exchange(right.location)).claims()?.email).toBe('client@example.com');
});

test('an address nobody has costs the same work: argon2 runs either way', async () => {
  const passwords = vi.mocked(verify);
  const work = async (username: string) => {
    passwords.mockClear();
    await post(running, 'co/authenticate', { ...typed, username, password: 'wrong' });
    return passwords.mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4));
  };
  const known = await work('editor@example.com');
  expect(known).toHaveLength(1);
  expect(await work('nobody@example.com')).toEqual(known);
});
