import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountByEmail } from '../accounts/accounts.ts';
import { isPassword } from '../accounts/passwords.ts';
import { followMail } from '../testing/hosted-pages.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { mailTo, post, recipients } from './testing/calls.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

const connection = 'Username-Password-Authentication';
const password = 'a long enough sentence';
const signUp = (change: object) => post(running, 'dbconnections/signup', { connection, password, ...change });
const account = (email: string) => accountByEmail(running.database.kysely, email);

test('somebody signs up; the account is made once the mailed link is confirmed with the password', async () => {
  const email = 'new@example.com';
  const { status, body } = await signUp({ email, given_name: 'Nova', user_metadata: { Plan: 'gold' } });
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      email,
      email_verified: false,
      given_name: 'Nova',
      user_metadata: { Plan: 'gold' },
    },
  });
  expect(await account(email)).toBeNull();
  const { text } = await mailTo(running, email);
  const link = /http\S+verify-email\S+/.exec(text)?.[0] ?? '';
  expect((await followMail(running, link)).status).toBe(422);
  expect(await account(email)).toBeNull();
  await followMail(running, link, { password });
  const made = await account(email);
  expect(made).toMatchObject({
    email_verified: true,
    profile: { given_name: 'Nova' },
    user_metadata: { Plan: 'gold' },
  });
  expect(await isPassword(made?.password_hash, password)).toBe(true);
});

test('an address that has an account gets the same answer, and its owner a mail; the account is as it was', async () => {
  const before = await account('client@example.com');
  const { status, body } = await signUp({ email: 'Client@example.com', given_name: 'Mallory' });
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      email: 'Client@example.com',
      email_verified: false,
      given_name: 'Mallory',
    },
  });
  expect(body._id).not.toBe(before?.id.replace('auth0|', ''));
  expect((await mailTo(running, 'client@example.com')).subject).toBe('You already have an account');
  expect(await account('client@example.com')).toEqual(before);
});

test('a weak password is refused with the rule it breaks', async () => {
  const { status, body } = await signUp({ email: 'weak@example.com', password: 'password12' });
  expect([status, body.name, body.code]).toEqual([400, 'PasswordStrengthError', 'invalid_password']);
  const short = await signUp({ email: 'weak@example.com', password: 'short' });
  expect(short.body.description.rules.filter((rule: { verified: boolean }) => !rule.verified)).toEqual([
    { code: 'lengthAtLeast', message: 'At least 10 characters in length', verified: false },
  ]);
  expect(await account('weak@example.com')).toBeNull();
});

test.each([
  ['an address that is none', { email: 'no address' }, 'bad.email'],
  ['another connection', { connection: 'google-oauth2', email: 'a@example.com' }, 'bad.connection'],
  ['metadata that is no object', { email: 'a@example.com', user_metadata: 'text' }, 'invalid_body'],
  ['much metadata', { email: 'a@example.com', user_metadata: { much: 'x'.repeat(20_000) } }, 'invalid_body'],
])('%s is refused', async (_, change, code) => {
  const { status, body } = await signUp(change);
  expect([status, body.code, body.statusCode]).toEqual([400, code, 400]);
});

test('one sentence answers who forgot a password, whatever the address; only an owner gets the link', async () => {
  const ask = (email: string) => post(running, 'dbconnections/change_password', { connection, email });
  const [unknown, known] = [await ask('nobody@example.com'), await ask('visitor@example.com')];
  expect(known.text).toBe("We've just sent you an email to reset your password.");
  expect(known.headers.get('content-type')).toContain('text/html');
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  const { text } = await mailTo(running, 'visitor@example.com');
  expect(text).toContain(`${running.issuer}reset-password?ticket=`);
  expect(await recipients(running)).not.toContain('nobody@example.com');
});

test('mails come in the language that the client asks for', async () => {
  const body = { connection, email: 'editor@example.com' };
  const headers = { 'x-request-language': 'fr' };
  await post(running, 'dbconnections/change_password', body, { headers });
  expect((await mailTo(running, 'editor@example.com')).subject).toBe('Choisissez un nouveau mot de passe');
});

test('nobody’s mailbox is filled: a sixth mail within an hour is not sent', async () => {
  const ask = () => post(running, 'dbconnections/change_password', { connection, email: 'full@example.com' });
  for (let at = 0; at < 5; at++) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
});
