import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountByEmail, createAccount } from '../accounts/accounts.ts';
import { issueCode } from '../accounts/tickets.ts';
import { ensureDemonstrationAccounts } from '../demonstration.ts';
import { API_AUDIENCE, askForTokens, contentOf, discover, request } from '../testing/code-flow.ts';
import { signIn, TestBrowser } from '../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { passwordGrants } from './tokens/password-grants.ts';

let on: TestIdentity;
let off: TestIdentity;
beforeAll(async () => {
  on = await startTestIdentity();
  off = await startTestIdentity({ env: { IDENTITY_COMPATIBILITY: 'false' } });
});
afterAll(() => Promise.all([on.stop(), off.stop()]));

const realm = 'http://auth0.com/oauth/grant-type/password-realm';
const otp = 'http://auth0.com/oauth/grant-type/passwordless/otp';
const person = { username: 'Client@Example.com', password: 'Chancery-demo-1', audience: API_AUDIENCE };

test('a password is exchanged for tokens, which can be renewed', async () => {
  const { body } = await askForTokens(on, {
    ...person,
    grant_type: realm,
    scope: 'openid email offline_access',
  });
  expect(contentOf(String(body.id_token))).toMatchObject({
    email: 'client@example.com',
    aud: 'chancery-site',
  });
  expect(contentOf(String(body.access_token)).aud).toEqual([API_AUDIENCE, `${on.issuer}userinfo`]);
  const renewed = await askForTokens(on, { grant_type: 'refresh_token', refresh_token: body.refresh_token });
  expect(renewed.body).toMatchObject({ scope: 'openid email offline_access' });
});

test.each(['client@example.com', 'nobody@example.com'])(
  'a wrong password of %s has one answer',
  async (username) => {
    const { status, body } = await askForTokens(on, {
      ...person,
      grant_type: 'password',
      username,
      password: 'x',
    });
    expect({ status, body }).toEqual({
      status: 403,
      body: { error: 'invalid_grant', error_description: 'Wrong email or password.' },
    });
  },
);

test('who guesses passwords is slowed, also with the right one', async () => {
  const guess = (password: string) =>
    askForTokens(on, { ...person, grant_type: 'password', username: 'editor@example.com', password });
  for (let tries = 0; tries < 10; tries++) expect((await guess(`wrong ${tries}`)).status).toBe(403);
  expect(await guess('Chancery-demo-1')).toMatchObject({ status: 429, body: { error: 'too_many_attempts' } });
});

test('a password alone opens no account that asks for a second factor', async () => {
  const { kysely } = on.database;
  const password_hash = (await accountByEmail(kysely, 'client@example.com'))?.password_hash ?? null;
  await createAccount(kysely, { email: 'careful@example.com', passwordHash: password_hash });
  await kysely
    .updateTable('account')
    .set({ second_factor: true })
    .where('email', '=', 'careful@example.com')
    .execute();
  const answer = await askForTokens(on, { ...person, grant_type: realm, username: 'careful@example.com' });
  expect(answer).toMatchObject({ status: 403, body: { error: 'mfa_required' } });
});

test('a code by mail is exchanged for tokens once', async () => {
  const email = 'visitor@example.com';
  const account = await accountByEmail(on.database.kysely, email);
  const code = await issueCode(on.database.kysely, {
    purpose: 'sign-in',
    email,
    accountId: account?.id ?? null,
  });
  const ask = () => askForTokens(on, { grant_type: otp, username: email, otp: code, realm: 'email' });
  const { body } = await ask();
  expect(contentOf(String(body.id_token)).sub).toBe(account?.id);
  expect(await ask()).toMatchObject({
    status: 403,
    body: { error: 'invalid_grant', error_description: 'Wrong email or verification code.' },
  });
});

test('whoever made an account in another’s name has no way in once the address is proved', async () => {
  const { kysely } = on.database;
  const email = 'victim@example.com';
  const known = await accountByEmail(kysely, 'client@example.com');
  const account = await createAccount(kysely, { email, passwordHash: known?.password_hash ?? null });
  const byPassword = { ...person, grant_type: realm, username: email, scope: 'openid offline_access' };
  const before = await askForTokens(on, byPassword);
  expect(before.status).toBe(200);
  const code = await issueCode(kysely, { purpose: 'sign-in', email, accountId: account?.id ?? null });
  expect((await askForTokens(on, { grant_type: otp, username: email, otp: code })).status).toBe(200);
  expect((await askForTokens(on, byPassword)).status).toBe(403);
  const renewing = { grant_type: 'refresh_token', refresh_token: before.body.refresh_token };
  expect((await askForTokens(on, renewing)).status).toBe(403);
});

test.each(passwordGrants)('switched off, the grant %s is not known', async (grant_type) => {
  const { status, body } = await askForTokens(off, { ...person, grant_type });
  expect([status, body.error]).toEqual([400, 'unsupported_grant_type']);
});

test('the implicit flow answers in the fragment, and only where it is switched on', async () => {
  const implicit = { response_type: 'token id_token' };
  const { url } = await request(await discover(on), implicit);
  const answer = new URLSearchParams((await signIn(on, new TestBrowser(), url)).hash.slice(1));
  expect(contentOf(answer.get('id_token') ?? '')).toMatchObject({ nonce: url.searchParams.get('nonce') });
  expect(answer.get('expires_in')).toBe('3600');
  const refused = await request(await discover(off), implicit);
  const said = await signIn(off, new TestBrowser(), refused.url);
  expect(said.hash).toContain('error=unsupported_response_type');
});

test.each(['id_token', 'id_token token', 'code id_token', 'code id_token token'])(
  'no id token comes in the address without a nonce: %s',
  async (response_type) => {
    const { url } = await request(await discover(on), { response_type });
    url.searchParams.delete('nonce');
    const answer = new URLSearchParams((await signIn(on, new TestBrowser(), url)).hash.slice(1));
    expect(answer.get('error')).toBe('invalid_request');
    expect(answer.get('error_description')).toContain('nonce');
    expect(answer.has('id_token')).toBe(false);
  },
);

test('the demonstration’s accounts are made once, and left as their owners made them', async () => {
  const { kysely } = on.database;
  const count = () => kysely.selectFrom('account').select('id').orderBy('id').execute();
  const before = await count();
  await kysely.updateTable('account').set({ email_verified: false }).execute();
  await Promise.all([ensureDemonstrationAccounts(kysely), ensureDemonstrationAccounts(kysely)]);
  expect(await count()).toEqual(before);
  expect((await accountByEmail(kysely, 'client@example.com'))?.email_verified).toBe(false);
});
