import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentOf } from '../testing/code-flow.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { mailTo, otherClient, PASSWORD, post, SITE } from './testing/calls.ts';

let on: TestIdentity;
let off: TestIdentity;
beforeAll(async () => {
  on = await startTestIdentity({ clients: [otherClient] });
  off = await startTestIdentity({ env: { IDENTITY_COMPATIBILITY: 'false' } });
});
afterAll(() => Promise.all([on.stop(), off.stop()]));

const connection = 'Username-Password-Authentication';
const typed = { connection, username: 'client@example.com', password: PASSWORD, grant_type: 'password' };

test('/oauth/ro answers tokens for a password', async () => {
  const { status, body, headers } = await post(on, 'oauth/ro', typed);
  expect(status).toBe(200);
  expect(body).toMatchObject({ token_type: 'Bearer', access_token: expect.any(String) });
  expect(contentOf(body.id_token)).toMatchObject({ email: 'client@example.com', aud: 'chancery-site' });
  expect(headers.get('access-control-allow-origin')).toBe(SITE);
});

test.each(['client@example.com', 'nobody@example.com'])(
  '/oauth/ro answers a wrong password of %s in one way',
  async (username) => {
    const { status, body } = await post(on, 'oauth/ro', { ...typed, username, password: 'wrong' });
    expect({ status, body }).toEqual({
      status: 401,
      body: { error: 'invalid_user_password', error_description: 'Wrong email or password.' },
    });
  },
);

test('/oauth/ro is closed where compatibility is switched off', async () => {
  const { status, body } = await post(off, 'oauth/ro', typed);
  expect([status, body.error]).toEqual([403, 'unauthorized_client']);
});

test.each([
  ['a client that nobody registered', { client_id: 'nobody' }, 401, 'invalid_client'],
  ['a page of another client', { client_id: otherClient.clientId }, 403, 'unauthorized_client'],
  ['no name', { username: undefined }, 400, 'invalid_request'],
  ['a list for a name', { username: ['client@example.com'] }, 400, 'invalid_request'],
  ['a book for a password', { password: 'x'.repeat(3_000) }, 400, 'invalid_request'],
])('/oauth/ro refuses %s', async (_, change, status, error) => {
  const said = await post(on, 'oauth/ro', { ...typed, ...change });
  expect([said.status, said.body.error]).toEqual([status, error]);
});

test('a body that is no object is refused', async () => {
  const response = await fetch(`${on.issuer}oauth/ro`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '[]',
  });
  expect([response.status, (await response.json()) as unknown]).toMatchObject([
    400,
    { error: 'invalid_request' },
  ]);
});

test('who asks for a second factor does not get in by a password alone', async () => {
  const kysely = on.database.kysely;
  await kysely
    .updateTable('account')
    .set({ second_factor: true })
    .where('email', '=', 'editor@example.com')
    .execute();
  const { status, body } = await post(on, 'oauth/ro', { ...typed, username: 'editor@example.com' });
  expect({ status, body }).toEqual({
    status: 403,
    body: { error: 'mfa_required', error_description: 'Multifactor authentication required' },
  });
});

test('after ten wrong passwords an account is locked at every endpoint, and its owner is told by mail', async () => {
  const wrong = { ...typed, username: 'visitor@example.com', password: 'wrong' };
  for (let at = 0; at < 10; at++)
    expect((await post(off, 'co/authenticate', coBody(wrong))).status).toBe(403);
  const right = await post(off, 'co/authenticate', coBody({ ...wrong, password: PASSWORD }));
  expect([right.status, right.body.error]).toEqual([429, 'too_many_attempts']);
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(800);
  const { text } = await mailTo(off, 'visitor@example.com');
  expect(text).toContain(`${off.issuer}unlock?ticket=`);
});

function coBody({ username, password }: { username: string; password: string }) {
  return { credential_type: 'password', username, password };
}
