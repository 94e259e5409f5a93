import * as oidc from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { discover, request } from '../testing/code-flow.ts';
import { signIn, TestBrowser } from '../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { allScopes, call, signedIn } from './testing/calls.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

type Given = Parameters<typeof call>;
const signedInAs = (email: string, more: Parameters<typeof signedIn>[2] = {}) =>
  signedIn(running, email, more);
const ask = (method: Given[1], id: Given[2], more: Given[3] = {}) => call(running, method, id, more);

test('an account is joined to another, signs in as that one, and is separated again', async () => {
  const main = await signedInAs('client@example.com');
  const other = await signedInAs('visitor@example.com');
  const link = (link_with: unknown) =>
    ask('POST', main.id, { bearer: main.bearer, path: '/identities', body: { link_with } });
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
  const said = await ask('GET', other.id, { bearer: other.bearer });
  expect([said.status, said.body.message]).toEqual([401, 'Invalid token']);
  const again = await signedInAs('visitor@example.com');
  expect(again.id).toBe(main.id);
  expect((await link(other.idToken)).status).toBe(400);

  const path = `/identities/auth0/${other.id.replace('auth0|', '')}`;
  const separated = await ask('DELETE', main.id, { bearer: main.bearer, path });
  expect([separated.status, separated.body.length]).toEqual([200, 1]);
  expect((await ask('DELETE', main.id, { bearer: main.bearer, path })).status).toBe(404);
  expect((await signedInAs('visitor@example.com')).id).toBe(other.id);
});

test('a token that is bound to a key needs the proof of it, for this call', async () => {
  const client = await discover(running);
  const { url, exchange } = await request(client, {
    audience: running.identity.managementAudience,
    scope: allScopes,
  });
  const proof = { DPoP: oidc.getDPoPHandle(client, await oidc.randomDPoPKeyPair('ES256')) };
  const tokens = await exchange(await signIn(running, new TestBrowser(), url), proof);
  const id = tokens.claims()?.sub ?? '';
  const prove = async (how: oidc.DPoPOptions, method = 'GET', path = '') => {
    const address = new URL(`${running.issuer}api/v2/users/${encodeURIComponent(id)}${path}`);
    const answer = oidc.fetchProtectedResource(
      client,
      tokens.access_token,
      address,
      method,
      null,
      undefined,
      how,
    );
    return answer.then(
      ({ status }) => status,
      ({ status }: { status: number }) => status,
    );
  };
  expect(await prove(proof)).toBe(200);
  expect((await ask('GET', id, { bearer: tokens.access_token })).status).toBe(401);
  const stranger = { DPoP: oidc.getDPoPHandle(client, await oidc.randomDPoPKeyPair('ES256')) };
  expect(await prove(stranger)).toBe(401);
  const headers: Record<string, string> = {};
  const spy: oidc.CustomFetch = async (_, { headers: sent }) => {
    Object.assign(headers, sent);
    return new Response();
  };
  client[oidc.customFetch] = spy;
  await prove(proof, 'POST', '/identities');
  expect(
    (
      await ask('GET', id, {
        headers: { authorization: headers.authorization ?? '', dpop: headers.dpop ?? '' },
      })
    ).status,
  ).toBe(401);
});
