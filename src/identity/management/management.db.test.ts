import * as oidc from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountByEmail } from '../accounts/accounts.ts';
import { discover, request, tokensFor } from '../testing/code-flow.ts';
import { signIn, TestBrowser } from '../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';

let running: TestIdentity;
let audience: string;
beforeAll(async () => {
  running = await startTestIdentity();
  audience = running.identity.managementAudience;
});
afterAll(() => running.stop());

const allScopes =
  'openid email read:current_user update:current_user_metadata update:current_user_identities';

async function signedIn(email: string, scope = allScopes, forAudience = audience) {
  const browser = new TestBrowser();
  const tokens = await tokensFor(running, { browser, email, change: { audience: forAudience, scope } });
  return { browser, bearer: tokens.access_token, idToken: tokens.id_token, id: tokens.claims()?.sub ?? '' };
}

async function call(
  method: string,
  id: string,
  {
    bearer,
    body,
    path = '',
    headers = {},
  }: {
    bearer?: string;
    body?: unknown;
    path?: string;
    headers?: Record<string, string>;
  } = {},
) {
  const response = await fetch(`${running.issuer}api/v2/users/${encodeURIComponent(id)}${path}`, {
    method,
    headers: {
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: whatever JSON was answered
  return { status: response.status, body: (await response.json()) as any };
}

const calls = [
  ['GET', '', undefined, 'read:current_user'],
  ['PATCH', '', { user_metadata: { a: 1 } }, 'update:current_user_metadata'],
  ['POST', '/identities', { link_with: 'x' }, 'update:current_user_identities'],
  ['DELETE', '/identities/auth0/x', undefined, 'update:current_user_identities'],
] as const;

test.each(calls)(
  '%s %s refuses who is not signed in, and tokens that are not for it',
  async (method, path, body) => {
    const { id, bearer } = await signedIn('visitor@example.com', 'openid', 'https://api.chancery.example');
    const refused = { statusCode: 401, error: 'Unauthorized' };
    expect(await call(method, id, { path, body })).toEqual({
      status: 401,
      body: { ...refused, message: 'Missing authentication' },
    });
    expect(await call(method, id, { path, body, bearer: 'a.b.c' })).toEqual({
      status: 401,
      body: { ...refused, message: 'Invalid token' },
    });
    expect((await call(method, id, { path, body, bearer })).body.message).toBe('Bad audience');
  },
);

test.each(calls)(
  '%s %s needs its scope, and is never about another’s account',
  async (method, path, body, scope) => {
    const other = await accountByEmail(running.database.kysely, 'client@example.com');
    const weak = await signedIn('visitor@example.com', 'openid');
    expect(await call(method, weak.id, { path, body, bearer: weak.bearer })).toEqual({
      status: 403,
      body: {
        statusCode: 403,
        error: 'Forbidden',
        message: `Insufficient scope, expected any of: ${scope}`,
        errorCode: 'insufficient_scope',
      },
    });
    const { bearer } = await signedIn('visitor@example.com');
    const said = await call(method, other?.id ?? '', { path, body, bearer });
    expect([said.status, said.body.message]).toEqual([
      403,
      'User to be acted on does not match subject in bearer token.',
    ]);
    expect(await accountByEmail(running.database.kysely, 'client@example.com')).toEqual(
      expect.objectContaining({ user_metadata: other?.user_metadata, linked_to: null }),
    );
  },
);

test('an owner reads the account, without what the firm keeps with it', async () => {
  const { id, bearer } = await signedIn('client@example.com');
  const { status, body } = await call('GET', id, { bearer });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    user_id: id,
    email: 'client@example.com',
    email_verified: true,
    given_name: 'Claude',
    user_metadata: {},
    identities: [
      {
        connection: 'Username-Password-Authentication',
        provider: 'auth0',
        user_id: id.replace('auth0|', ''),
        isSocial: false,
      },
    ],
    logins_count: expect.any(Number),
  });
  expect(JSON.stringify(body)).not.toMatch(/permissions|argon2/);
});

test('metadata is merged one level deep, and null takes a name away', async () => {
  const { id, bearer } = await signedIn('visitor@example.com');
  const patch = async (user_metadata: object) =>
    (await call('PATCH', id, { bearer, body: { user_metadata } })).body.user_metadata;
  await patch({ a: 1, b: { inner: 1, more: 2 }, c: 'kept' });
  expect(await patch({ a: null, b: { inner: 2 } })).toEqual({ b: { inner: 2 }, c: 'kept' });
  expect((await call('GET', id, { bearer })).body.user_metadata).toEqual({ b: { inner: 2 }, c: 'kept' });
});

test.each([
  [{ user_metadata: { a: 1 }, email: 'other@example.com' }, 403, 'insufficient_scope'],
  [{ app_metadata: { permissions: ['content|edit'] } }, 403, 'insufficient_scope'],
  [{ user_metadata: 'text' }, 400, 'invalid_body'],
  [{ user_metadata: { a: '\u0000' } }, 400, 'invalid_body'],
  [[], 400, 'invalid_body'],
])('a change of %j is refused', async (body, status, errorCode) => {
  const { id, bearer } = await signedIn('editor@example.com');
  const before = await call('GET', id, { bearer });
  const said = await call('PATCH', id, { bearer, body });
  expect([said.status, said.body.errorCode]).toEqual([status, errorCode]);
  const { updated_at: _, last_login: __, ...kept } = (await call('GET', id, { bearer })).body;
  expect(before.body).toMatchObject(kept);
});

test('metadata cannot grow without end', async () => {
  const { id, bearer } = await signedIn('editor@example.com');
  const patch = (name: string) =>
    call('PATCH', id, { bearer, body: { user_metadata: { [name]: 'x'.repeat(40_000) } } });
  expect((await patch('one')).status).toBe(200);
  expect((await patch('two')).status).toBe(400);
});

test('an account is joined to another, signs in as that one, and is separated again', async () => {
  const main = await signedIn('client@example.com');
  const other = await signedIn('visitor@example.com');
  const link = (link_with: unknown) =>
    call('POST', main.id, { bearer: main.bearer, path: '/identities', body: { link_with } });
  expect((await link(main.idToken)).body.message).toBe('Main account and secondary account are the same');
  for (const wrong of [other.bearer, `${other.idToken?.slice(0, -4)}AAAA`, 7])
    expect((await link(wrong)).status).toBe(400);
  const { status, body } = await link(other.idToken);
  expect(status).toBe(201);
  const joined = {
    provider: 'auth0',
    user_id: other.id.replace('auth0|', ''),
    profileData: { email: 'visitor@example.com', email_verified: true },
  };
  expect(body).toMatchObject([{ user_id: main.id.replace('auth0|', '') }, joined]);
  const said = await call('GET', other.id, { bearer: other.bearer });
  expect([said.status, said.body.message]).toEqual([401, 'Invalid token']);
  const again = await signedIn('visitor@example.com', allScopes, audience);
  expect(again.id).toBe(main.id);
  expect((await link(other.idToken)).status).toBe(400);

  const path = `/identities/auth0/${other.id.replace('auth0|', '')}`;
  const separated = await call('DELETE', main.id, { bearer: main.bearer, path });
  expect([separated.status, separated.body.length]).toEqual([200, 1]);
  expect((await call('DELETE', main.id, { bearer: main.bearer, path })).status).toBe(404);
  expect((await signedIn('visitor@example.com')).id).toBe(other.id);
});

test('a token that is bound to a key needs the proof of it, for this call', async () => {
  const client = await discover(running);
  const { url, exchange } = await request(client, { audience, scope: allScopes });
  const proof = { DPoP: oidc.getDPoPHandle(client, await oidc.randomDPoPKeyPair('ES256')) };
  const tokens = await exchange(await signIn(running, new TestBrowser(), url), proof);
  const id = tokens.claims()?.sub ?? '';
  const ask = async (how: oidc.DPoPOptions, method = 'GET', path = '') => {
    const address = new URL(`${running.issuer}api/v2/users/${encodeURIComponent(id)}${path}`);
    const asked = oidc.fetchProtectedResource(
      client,
      tokens.access_token,
      address,
      method,
      null,
      undefined,
      how,
    );
    return asked.then(
      ({ status }) => status,
      ({ status }: { status: number }) => status,
    );
  };
  expect(await ask(proof)).toBe(200);
  expect((await call('GET', id, { bearer: tokens.access_token })).status).toBe(401);
  const stranger = { DPoP: oidc.getDPoPHandle(client, await oidc.randomDPoPKeyPair('ES256')) };
  expect(await ask(stranger)).toBe(401);
  const headers: Record<string, string> = {};
  const spy: oidc.CustomFetch = async (_, { headers: sent }) => {
    Object.assign(headers, sent);
    return new Response();
  };
  client[oidc.customFetch] = spy;
  await ask(proof, 'POST', '/identities');
  expect(
    (
      await call('GET', id, {
        headers: { authorization: headers.authorization ?? '', dpop: headers.dpop ?? '' },
      })
    ).status,
  ).toBe(401);
});
