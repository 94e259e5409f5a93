import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  API_AUDIENCE,
  askForTokens,
  contentOf,
  discover,
  REDIRECT_URI,
  request,
  tokensFor,
} from '../testing/code-flow.ts';
import { signIn, TestBrowser } from '../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

const refused = { redirect_uri: 'http://localhost:3000/elsewhere', client_id: 'nobody' };

test('a client that knows the issuer alone signs somebody in by code and PKCE', async () => {
  const tokens = await tokensFor(running);
  expect(tokens.claims()).toMatchObject({
    iss: running.issuer,
    aud: 'chancery-site',
    sub: expect.stringMatching(/^auth0\|[0-9a-f]{24}$/),
    name: 'Claude Northgate',
    email: 'client@example.com',
    email_verified: true,
    'https://chancery.example/connection': 'Username-Password-Authentication',
    'https://chancery.example/isLocal': true,
    'https://chancery.example/isSocial': false,
    'https://chancery.example/prismaId': 'PR-100274',
  });
  expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3600, refresh_token: expect.any(String) });
});

test('the access token is a JWT for the API, with its permissions, signed by a published key', async () => {
  const { access_token } = await tokensFor(running);
  const keys = createRemoteJWKSet(new URL('.well-known/jwks.json', running.issuer));
  const { payload, protectedHeader } = await jwtVerify(access_token, keys, {
    issuer: running.issuer,
    audience: API_AUDIENCE,
  });
  expect(protectedHeader.alg).toBe('RS256');
  expect(payload).toMatchObject({
    aud: [API_AUDIENCE, `${running.issuer}userinfo`],
    azp: 'chancery-site',
    scope: 'openid email profile offline_access',
    'https://chancery.example/permissions': expect.arrayContaining(['product|navigator-data-protection']),
  });
});

test('published keys say nothing private', async () => {
  const response = await fetch(`${running.issuer}.well-known/jwks.json`);
  const { keys } = (await response.json()) as { keys: object[] };
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(keys.map((key) => Object.keys(key).sort())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
});

test('/userinfo answers an access token of the API as the id token did', async () => {
  const tokens = await tokensFor(running);
  const { sub = '' } = tokens.claims() ?? {};
  const told = await oidc.fetchUserInfo(await discover(running), tokens.access_token, sub);
  expect(told).toMatchObject({ email: 'client@example.com', name: 'Claude Northgate' });
  expect(tokens.claims()).toMatchObject(told);
});

test('/userinfo refuses an access token that was tampered with', async () => {
  const { access_token } = await tokensFor(running);
  const [head, body = '', signature] = access_token.split('.');
  const forged = { ...contentOf(access_token), sub: `auth0|${'0'.repeat(24)}` };
  const token = [head, Buffer.from(JSON.stringify(forged)).toString('base64url'), signature].join('.');
  const ask = (bearer: string) =>
    fetch(`${running.issuer}userinfo`, { headers: { authorization: `Bearer ${bearer}` } });
  expect((await ask([head, body, signature].join('.'))).status).toBe(200);
  expect((await ask(token)).status).toBe(401);
});

test('the management audience gets its scopes and no permissions, the API none of its scopes', async () => {
  const audience = running.identity.managementAudience;
  const { access_token } = await tokensFor(running, {
    change: { audience, scope: 'openid read:current_user update:current_user_metadata' },
  });
  const content = contentOf(access_token);
  expect(content).toMatchObject({
    aud: [audience, `${running.issuer}userinfo`],
    scope: 'openid read:current_user update:current_user_metadata',
  });
  expect(content).not.toHaveProperty(['https://chancery.example/permissions']);
});

test('a code is given without a nonce, and never without a challenge', async () => {
  const without = async (...names: readonly string[]) => {
    const { url } = await request(await discover(running));
    for (const name of names) url.searchParams.delete(name);
    return signIn(running, new TestBrowser(), url);
  };
  expect((await without('nonce')).searchParams.has('code')).toBe(true);
  const refused = await without('code_challenge', 'code_challenge_method');
  expect(refused.searchParams.get('error')).toBe('invalid_request');
  expect(refused.searchParams.has('code')).toBe(false);
});

test('an audience that nobody knows is told to the client', async () => {
  const { url } = await request(await discover(running), { audience: 'https://other.example' });
  const back = await signIn(running, new TestBrowser(), url);
  expect(back.searchParams.get('error_description')).toBe('Service not found: https://other.example');
});

test('an organization is named in both tokens, and again after they were renewed', async () => {
  const tokens = await tokensFor(running, { change: { organization: 'Northgate' } });
  const named = { org_id: 'org_nOrThGaTeDeMo001', org_name: 'northgate' };
  expect(tokens.claims()).toMatchObject(named);
  expect(contentOf(tokens.access_token)).toMatchObject(named);
  const renewed = await oidc.refreshTokenGrant(await discover(running), tokens.refresh_token ?? '');
  expect(renewed.claims()).toMatchObject(named);
  expect(contentOf(renewed.access_token)).toMatchObject(named);
});

test('who is no member of the organization is not signed in for it', async () => {
  const { url } = await request(await discover(running), { organization: 'org_other' });
  const back = await signIn(running, new TestBrowser(), url);
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    error: 'access_denied',
    error_description: 'user is not part of the org_other organization',
  });
});

test.each(Object.entries(refused))(
  'another %s is answered by a page and leads nowhere',
  async (name, value) => {
    const { url } = await request(await discover(running), { [name]: value });
    const answer = await fetch(url, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(answer.headers.get('content-type')).toContain('text/html');
  },
);

test.each([
  ['no challenge', { code_challenge: '' }],
  ['a plain challenge', { code_challenge_method: 'plain' }],
  ['the implicit flow with a query', { response_type: 'token id_token', response_mode: 'query' }],
])('%s is refused', async (_, change) => {
  const { url } = await request(await discover(running), change);
  const back = await signIn(running, new TestBrowser(), url);
  expect(back.searchParams.get('error')).toBe('invalid_request');
});

test('a code is worth nothing with another verifier, redirect address or client', async () => {
  const client = await discover(running);
  const { url, exchange } = await request(client);
  const code = (await signIn(running, new TestBrowser(), url)).searchParams.get('code');
  const given = { grant_type: 'authorization_code', code, redirect_uri: REDIRECT_URI };
  for (const wrong of [
    { code_verifier: oidc.randomPKCECodeVerifier() },
    { code_verifier: oidc.randomPKCECodeVerifier(), redirect_uri: `${REDIRECT_URI}/profile` },
    {},
  ])
    expect((await askForTokens(running, { ...given, ...wrong })).body.error).toMatch(
      /invalid_(grant|request)/,
    );
  expect((await askForTokens(running, { ...given, client_id: 'nobody' })).body.error).toBe('invalid_client');
  // It was not used up by those who could not use it.
  const back = new URL(url.searchParams.get('redirect_uri') ?? '');
  for (const [name, value] of Object.entries({
    code,
    state: url.searchParams.get('state'),
    iss: running.issuer,
  }))
    back.searchParams.set(name, value ?? '');
  expect((await exchange(back)).access_token).toMatch(/^ey/);
});
