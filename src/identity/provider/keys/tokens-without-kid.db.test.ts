import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, signedIn } from '../../management/testing/calls.ts';
import { startTestIdentity, type TestIdentity } from '../../testing/start-test-identity.ts';
import { rotateKeys } from './stored-keys.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
  await rotateKeys(running.database.kysely);
  await running.identity.keys.refresh();
  expect(running.identity.keys.published()).toHaveLength(2);
});
afterAll(() => running.stop());

/** The same token, signed by our key, which it does not name. */
function withoutKid(token: string, typ: string): Promise<string> {
  return new SignJWT(decodeJwt(token))
    .setProtectedHeader({ alg: 'RS256', typ })
    .sign(running.identity.keys.signing().privateKey);
}

const visitor = () => signedIn(running, 'visitor@example.com');

test('a management call refuses an access token that names no key', async () => {
  const { id, bearer } = await visitor();
  const said = await call(running, 'GET', id, { bearer: await withoutKid(bearer, 'at+jwt') });
  expect(said).toMatchObject({ status: 401, body: { message: 'Invalid token' } });
});

test('/userinfo refuses an access token that names no key', async () => {
  const { bearer } = await visitor();
  const authorization = `Bearer ${await withoutKid(bearer, 'at+jwt')}`;
  expect((await fetch(`${running.issuer}userinfo`, { headers: { authorization } })).status).toBe(401);
});

test('an account is not joined by an id token that names no key', async () => {
  const { id, bearer } = await visitor();
  const { idToken = '' } = await signedIn(running, 'client@example.com');
  const body = { link_with: await withoutKid(idToken, 'JWT') };
  const said = await call(running, 'POST', id, { path: '/identities', bearer, body });
  expect(said).toMatchObject({ status: 400, body: { errorCode: 'invalid_token' } });
});
