import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountByEmail } from '../accounts/accounts.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { call, signedIn } from './testing/calls.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

type Given = Parameters<typeof call>;
const signedInAs = (email: string, more: Parameters<typeof signedIn>[2] = {}) =>
  signedIn(running, email, more);
const ask = (method: Given[1], id: Given[2], more: Given[3] = {}) => call(running, method, id, more);

const calls = [
  ['GET', '', undefined, 'read:current_user'],
  ['PATCH', '', { user_metadata: { a: 1 } }, 'update:current_user_metadata'],
  ['POST', '/identities', { link_with: 'x' }, 'update:current_user_identities'],
  ['DELETE', '/identities/auth0/x', undefined, 'update:current_user_identities'],
] as const;

test.each(calls)(
  '%s %s refuses who is not signed in, and tokens that are not for it',
  async (method, path, body) => {
    const { id, bearer } = await signedInAs('visitor@example.com', {
      scope: 'openid',
      audience: 'https://api.chancery.example',
    });
    const refused = { statusCode: 401, error: 'Unauthorized' };
    expect(await ask(method, id, { path, body })).toEqual({
      status: 401,
      body: { ...refused, message: 'Missing authentication' },
    });
    expect(await ask(method, id, { path, body, bearer: 'a.b.c' })).toEqual({
      status: 401,
      body: { ...refused, message: 'Invalid token' },
    });
    expect((await ask(method, id, { path, body, bearer })).body.message).toBe('Bad audience');
  },
);

test.each(calls)(
  '%s %s needs its scope, and is never about another’s account',
  async (method, path, body, scope) => {
    const other = await accountByEmail(running.database.kysely, 'client@example.com');
    const weak = await signedInAs('visitor@example.com', { scope: 'openid' });
    expect(await ask(method, weak.id, { path, body, bearer: weak.bearer })).toEqual({
      status: 403,
      body: {
        statusCode: 403,
        error: 'Forbidden',
        message: `Insufficient scope, expected any of: ${scope}`,
        errorCode: 'insufficient_scope',
      },
    });
    const { bearer } = await signedInAs('visitor@example.com');
    const said = await ask(method, other?.id ?? '', { path, body, bearer });
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
  const { id, bearer } = await signedInAs('client@example.com');
  const { status, body } = await ask('GET', id, { bearer });
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
  const { id, bearer } = await signedInAs('visitor@example.com');
  const patch = async (user_metadata: object) =>
    (await ask('PATCH', id, { bearer, body: { user_metadata } })).body.user_metadata;
  await patch({ a: 1, b: { inner: 1, more: 2 }, c: 'kept' });
  expect(await patch({ a: null, b: { inner: 2 } })).toEqual({ b: { inner: 2 }, c: 'kept' });
  expect((await ask('GET', id, { bearer })).body.user_metadata).toEqual({ b: { inner: 2 }, c: 'kept' });
});

test.each([
  [{ user_metadata: { a: 1 }, email: 'other@example.com' }, 403, 'insufficient_scope'],
  [{ app_metadata: { permissions: ['content|edit'] } }, 403, 'insufficient_scope'],
  [{ user_metadata: 'text' }, 400, 'invalid_body'],
  [{ user_metadata: { a: '\u0000' } }, 400, 'invalid_body'],
  [[], 400, 'invalid_body'],
])('a change of %j is refused', async (body, status, errorCode) => {
  const { id, bearer } = await signedInAs('editor@example.com');
  const before = await ask('GET', id, { bearer });
  const said = await ask('PATCH', id, { bearer, body });
  expect([said.status, said.body.errorCode]).toEqual([status, errorCode]);
  const { updated_at: _, last_login: __, ...rest } = (await ask('GET', id, { bearer })).body;
  expect(before.body).toMatchObject(rest);
});

test('metadata cannot grow without end', async () => {
  const { id, bearer } = await signedInAs('editor@example.com');
  const patch = (name: string) =>
    ask('PATCH', id, { bearer, body: { user_metadata: { [name]: 'x'.repeat(40_000) } } });
  expect((await patch('one')).status).toBe(200);
  expect((await patch('two')).status).toBe(400);
});
