import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawConnection } from '../../platform/http/connections/raw-connection.fixture.ts';
import { routesOf } from '../../platform/http/registered-routes.ts';
import { anyRequest } from '../../site/garbage/any-request.fixture.ts';
import { sendAny, shown } from '../../site/garbage/send-any.fixture.ts';
import { post as call } from '../compatibility/testing/calls.ts';
import { signedIn } from '../management/testing/calls.ts';
import { newOwner } from '../security/security.fixture.ts';
import { softwareAuthenticator } from '../testing/authenticator.ts';
import { discover, REDIRECT_URI, request } from '../testing/code-flow.ts';
import { knownToGuest } from '../testing/garbage.ts';
import { beginSignIn, DEMO_PASSWORD, post } from '../testing/hosted-pages.ts';
import { TestBrowser } from '../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity({ env: { TRUSTED_PROXIES: '127.0.0.0/8, ::1' } });
});
afterAll(() => running.stop());

const open = (path: string, accept = 'text/html,*/*;q=0.8') =>
  fetch(running.issuer + path, { headers: { accept }, redirect: 'manual' });

describe('what no browser of a person sends is refused, and breaks nothing', () => {
  test.each(['constructor', '__proto__', 'toString', 'xx', ''])(
    'the language “%s” is English',
    async (lang) => {
      const answer = await open(`unlock?lang=${lang}`);
      expect([answer.status, (await answer.text()).includes('<html lang="en')]).toEqual([410, true]);
      const flow = await beginSignIn(running, { ui_locales: lang || 'xx' });
      expect(flow.page).toContain('<html lang="en');
    },
  );

  test('a button of a language that nobody has is answered in a line that every client reads', async () => {
    const flow = await beginSignIn(running);
    const answer = await flow.post('sign-in/<uid>', { email: 'a@example.com', lang: 'x'.repeat(20_000) });
    expect(answer.status).toBe(303);
    expect(new URL(answer.headers.get('location') ?? '', running.issuer).searchParams.get('lang')).toBe('en');
  });

  test.each(['GET /sign-in', 'GET /no-such-page', 'POST /oauth/token'])(
    '%s that names two hosts',
    async (line) => {
      const sends = `${line} HTTP/1.1\r\nHost: localhost\r\nHOST: other.example\r\nConnection: close\r\n\r\n`;
      const { ended } = await rawConnection(Number(new URL(running.issuer).port), { sends });
      expect(await ended).toMatch(/^HTTP\/1\.1 400 .*content-security-policy/is);
    },
  );

  const zero = '\u0000';
  test.each([
    ['sign-in/<uid>', { email: `a${zero}@example.com`, password: 'x' }],
    ['sign-in/<uid>/code', { email: `a${zero}@example.com` }],
    ['sign-in/<uid>/code', { step: 'enter', email: `a${zero}@example.com`, code: '123456' }],
    ['forgotten-password/<uid>', { email: `a${zero}@example.com` }],
    ['sign-up/<uid>', { email: `a${zero}@example.com`, password: 'four plain words here' }],
    ['sign-in/<uid>/passkey', { credential: '{"challenge":"x"}' }],
    ['sign-in/<uid>/passkey', { credential: '{"id":"x","response":{}}' }],
    ['sign-in/<uid>/passkey', { credential: 'null' }],
  ])('the form %s with %j', async (path, fields) => {
    const flow = await beginSignIn(running);
    expect((await flow.post(path, fields)).status).toBe(422);
  });

  const connection = 'Username-Password-Authentication';
  test.each([
    ['oauth/ro', { connection, username: `a${zero}`, password: 'x' }],
    ['oauth/token', { grant_type: 'password', username: `a${zero}`, password: 'x' }],
    [
      'oauth/token',
      { grant_type: 'http://auth0.com/oauth/grant-type/passwordless/otp', username: `a${zero}`, otp: '1' },
    ],
    ['oauth/token', { grant_type: 'refresh_token', refresh_token: zero }],
    ['oauth/token', { grant_type: 'refresh_token', refresh_token: 'x', client_id: `x${zero}` }],
    ['oauth/revoke', { token: zero, client_id: `x${zero}` }],
    [
      'dbconnections/signup',
      { connection, email: 'zero@example.com', password: 'four plain words here', given_name: zero },
    ],
    [
      'dbconnections/signup',
      {
        connection,
        email: 'zero@example.com',
        password: 'four plain words here',
        user_metadata: { a: { b: zero } },
      },
    ],
  ])('the call %s with %j', async (path, body) => {
    const { status } = await call(running, path, body);
    expect([400, 401, 403]).toContain(status);
  });

  test('a token to revoke that no database could hold was none', async () => {
    const { status } = await call(running, 'oauth/revoke', { token: `x${zero}` });
    expect(status).toBe(200);
  });
});

describe('what no authenticator makes', () => {
  let people = 0;
  /** Where a made-up answer to the page's question leads. */
  async function kept(id: Buffer<ArrayBuffer>, change: (made: Made) => unknown = (made) => made) {
    const owner = await newOwner(running, `maker-${++people}@example.com`);
    const options = JSON.parse((await owner.post('security/passkeys/options')).html);
    const made = JSON.parse(softwareAuthenticator(running.issuer, id).make(options));
    const credential = JSON.stringify(change(made));
    const { status, location } = await owner.post('security/passkeys', { credential, name: 'Key' });
    return { status, done: new URL(location, running.issuer).searchParams.get('done'), owner };
  }
  type Made = { readonly response: object };

  test.each<[string, unknown]>([
    ['a word', 'usb'],
    ['an object', { usb: true }],
    ['a list of lists', [['usb'], []]],
    ['a list of numbers', [1, 2]],
    ['a very long list', Array.from({ length: 5_000 }, () => 'usb')],
  ])('ways to reach it that are %s', async (_, transports) => {
    const answer = await kept(randomBytes(16), (made) => ({
      ...made,
      response: { ...made.response, transports },
    }));
    expect(answer).toMatchObject({ status: 303, done: 'passkey-failed' });
    expect((await answer.owner.open('security')).status).toBe(200);
  });

  test('an id that is longer than the standard lets it be', async () => {
    expect(await kept(randomBytes(1_023))).toMatchObject({ status: 303, done: 'passkey-added' });
    expect(await kept(randomBytes(1_024))).toMatchObject({ status: 303, done: 'passkey-failed' });
    expect(await kept(randomBytes(8_000))).toMatchObject({ status: 303, done: 'passkey-failed' });
  });
});

const zeroed = [
  ...['state', 'nonce', 'scope', 'acr_values', 'ui_locales', 'organization', 'screen_hint', 'connection'],
  ...['invitation', 'realm', 'device', 'auth0Client', 'resource', 'id_token_hint', 'display', 'login_hint'],
];
const deepClaims = `{"id_token":{"email":${'{"a":'.repeat(400)}1${'}'.repeat(400)}}}`;

test.each<[string, Readonly<Record<string, string>>]>([
  ...zeroed.map((name): [string, Record<string, string>] => [`a zero in ${name}`, { [name]: 'a\0' }]),
  ['a zero in its way back', { return_to: 'http://localhost:3000/\0' }],
  ['a zero within claims', { claims: '{"id_token":{"\\u0000":null}}' }],
  ['claims nested deeply', { claims: deepClaims }],
  ['claims of names that objects have', { claims: '{"id_token":{"__proto__":{"essential":true}}}' }],
  ['claims of other types', { claims: '{"id_token":[],"userinfo":"x"}' }],
  ['an age beyond numbers', { max_age: '9'.repeat(30) }],
  ['an age that is a power', { max_age: '1e9' }],
  ['a long state', { state: 'x'.repeat(4_000) }],
])(
  'an authorization request with %s begins a sign-in that can be finished, or is refused',
  async (_, change) => {
    const browser = new TestBrowser();
    const { url } = await request(await discover(running), change);
    const opened = await browser.follow(url, running.issuer);
    if (!opened.url.pathname.startsWith('/sign-in/')) {
      const isToldToClient = opened.url.href.startsWith(`${REDIRECT_URI}?error=`);
      expect(isToldToClient || opened.response.status === 400, opened.url.href).toBe(true);
      return;
    }
    const form = (fields: Record<string, string>) => post(running, browser, opened.url, fields);
    expect((await form({ email: 'client@example.com', password: 'wrong' })).status).toBe(422);
    const { location } = await form({ email: 'client@example.com', password: DEMO_PASSWORD });
    const back = await browser.follow(location ?? opened.url, running.issuer);
    expect(back.url.searchParams.get('code'), back.url.href).toMatch(/./);
  },
);

describe('what is nested beyond reason is refused in the words of Auth0’s calls', () => {
  const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
  const send = async (path: string, method: string, body: string, authorization = '') => {
    const headers = { 'content-type': 'application/json', authorization };
    const response = await fetch(running.issuer + path, { method, headers, body });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  test('by a sign-up', async () => {
    const fields = JSON.stringify({
      client_id: 'chancery-site',
      connection: 'Username-Password-Authentication',
      email: 'deep@example.com',
      password: 'four plain words here',
    });
    const body = `${fields.slice(0, -1)},"user_metadata":${deep}}`;
    expect(await send('dbconnections/signup', 'POST', body)).toEqual({
      status: 400,
      body: {
        statusCode: 400,
        name: 'BadRequestError',
        code: 'invalid_body',
        description: 'user_metadata is no object, too large, or nested too deeply',
      },
    });
  });

  test('by every call that changes a user', async () => {
    const { id, bearer } = await signedIn(running, 'client@example.com');
    const user = `api/v2/users/${encodeURIComponent(id)}`;
    expect(await send(user, 'PATCH', `{"user_metadata":{"deep":${deep}}}`, `Bearer ${bearer}`)).toEqual({
      status: 400,
      body: {
        statusCode: 400,
        error: 'Bad Request',
        message: 'Payload validation error: nested too deeply, or with characters that cannot be kept',
        errorCode: 'invalid_body',
      },
    });
    const link = await send(`${user}/identities`, 'POST', `{"link_with":${deep}}`, `Bearer ${bearer}`);
    expect(link.status).toBe(400);
  });
});

test('a sign-in under way takes no parameter of another, and is not used up by who only looks at it', async () => {
  const flow = await beginSignIn(running);
  const posted = await flow.post('sign-in/<uid>', { email: 'client@example.com', password: DEMO_PASSWORD });
  const resume = posted.location?.href ?? '';
  for (const query of [
    'client_id=chancery-site',
    'client_id=chancery-site&redirect_uri=x&scope=code&state=y',
  ])
    expect((await open(`authorize/unknown?${query}`)).status).toBe(400);
  expect((await flow.browser.ask(resume, { method: 'HEAD' })).status).toBe(405);
  expect((await flow.finish(posted))?.email).toBe('client@example.com');
});

test('whatever is sent to any address is answered, or refused as the caller’s mistake, and tells nothing of the inside', {
  timeout: 120_000,
}, async () => {
  const port = Number(new URL(running.issuer).port);
  const routes = routesOf(running.app);
  expect(routes.map(({ url }) => url)).toEqual(
    expect.arrayContaining([
      '/authorize',
      '/sign-in/:uid',
      '/co/authenticate',
      '/api/v2/users/:id',
      '/security',
    ]),
  );
  const known = await knownToGuest(running, 'guest');
  await fc.assert(
    fc.asyncProperty(anyRequest(routes, known), async (request) => {
      expect((await sendAny(port, request)).problem, shown(request)).toBeNull();
    }),
    { numRuns: 400, seed: 17, includeErrorInReport: true },
  );
  expect((await fetch(`${running.issuer}readyz`)).status).toBe(200);
});

describe('what goes wrong is said', () => {
  test('to people by a page in their language', async () => {
    const answer = await open('nowhere?lang=fr');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    const page = await answer.text();
    expect(page).toContain('<html lang="fr');
    expect(page).toContain('href="http://localhost:3000/fr-fr"');
    const form = await fetch(`${running.issuer}unlock`, {
      method: 'POST',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a='.padEnd(100_000, 'x'),
    });
    expect([form.status, form.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8']);
    expect(form.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('to programs as JSON', async () => {
    const answer = await open('nowhere', 'application/json');
    expect([answer.status, await answer.json()]).toMatchObject([404, { error: 'not_found' }]);
  });
});
