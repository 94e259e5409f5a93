/** auth0-js where the client has forms of its own: across origins, by password, by mailed code and link. */
import { expect, test } from 'vitest';
import { codeIn, mailTo } from '../../src/identity/compatibility/testing/calls.ts';
import { ask, connection, leave, password } from '../testing/auth-clients/auth0-js.ts';
import { back, clientsForFile } from '../testing/auth-clients/for-file.ts';

const { identity, origin, open } = await clientsForFile();
const home = `${origin}/auth0-js`;
const json = JSON.stringify;

test('a cross-origin sign-in from the client’s own form', async () => {
  const page = await open('/auth0-js');
  const typed = { realm: connection, email: 'client@example.com', password };
  await leave(page, `web().crossOriginAuthentication.login(${json(typed)}, () => {})`);
  await back(page, home);
  const { result } = await ask(page, 'web().parseHash(done)');
  expect(result.idTokenPayload.email).toBe('client@example.com');
});

test('a cross-origin sign-in that stays on the page', async () => {
  const page = await open('/auth0-js');
  const typed = { realm: connection, email: 'visitor@example.com', password };
  const { result } = await ask(page, `web().popup.loginWithCredentials(${json(typed)}, done)`);
  expect(result.accessToken).toEqual(expect.any(String));
  expect((await ask(page, 'web().checkSession({}, done)')).result.idTokenPayload.email).toBe(typed.email);
});

test('a cross-origin sign-in where the browser keeps no cookie: the client’s page has the verifier', async () => {
  const page = await open('/auth0-js');
  const typed = `{ realm: ${json(connection)}, email: 'client@example.com', password: ${json(password)}`;
  const until = 'new Promise((ready) => ';
  await page.evaluate(
    `${until}web().crossOriginAuthentication.login(${typed}, onRedirecting: (go) => { window.go = go; ready(); } }, () => {}))`,
  );
  await page.context().clearCookies({ name: 'identity-co' });
  await leave(page, 'go()');
  await back(page, home);
  expect((await ask(page, 'web().parseHash(done)')).result.idTokenPayload.email).toBe('client@example.com');
});

test('a wrong password reaches the callback as Auth0’s does', async () => {
  const page = await open('/auth0-js');
  const typed = {
    realm: connection,
    username: 'client@example.com',
    email: 'client@example.com',
    password: 'no',
  };
  const wrong = { description: 'Wrong email or password.' };
  const said = await ask(page, `web().crossOriginAuthentication.login(${json(typed)}, done)`);
  expect(said.error).toMatchObject({ ...wrong, code: 'access_denied' });
  const granted = await ask(page, `web().client.login(${json(typed)}, done)`);
  expect(granted.error).toMatchObject({ ...wrong, code: 'invalid_grant', statusCode: 403 });
});

test.each([
  `loginWithDefaultDirectory({ username: 'client@example.com', password: '${password}' }, done)`,
  `login({ realm: '${connection}', username: 'client@example.com', password: '${password}' }, done)`,
  `loginWithResourceOwner({ connection: '${connection}', username: 'client@example.com', password: '${password}' }, done)`,
])('Authentication.%s answers tokens', async (call) => {
  const page = await open('/auth0-js');
  const { result } = await ask(page, `web().client.${call}`);
  expect(result).toMatchObject({ accessToken: expect.any(String), idToken: expect.any(String) });
});

test('dbConnection: somebody signs up, a weak password is told with its rules, a forgotten one is mailed', async () => {
  const page = await open('/auth0-js');
  const call = (name: string, options: object) =>
    ask(page, `web().client.dbConnection.${name}(${json(options)}, done)`);
  const made = { connection, email: 'new@example.com', password: 'a long enough sentence' };
  expect((await call('signup', { ...made, user_metadata: { Plan: 'x' } })).result).toMatchObject({
    email: 'new@example.com',
    emailVerified: false,
  });
  expect((await call('signup', { ...made, password: 'short' })).error).toMatchObject({
    code: 'invalid_password',
    name: 'PasswordStrengthError',
    policy: expect.stringContaining('At least 10 characters'),
  });
  expect((await call('changePassword', { connection, email: made.email })).result).toBe(
    "We've just sent you an email to reset your password.",
  );
});

test('passwordless: a mailed code is verified and signs in, by redirect and across origins; a mailed link too', async () => {
  const page = await open('/auth0-js');
  const started = async (email: string, send: string) => {
    const { result } = await ask(
      page,
      `web().passwordlessStart({ connection: 'email', email: '${email}', send: '${send}', authParams: { nonce: 'n' } }, done)`,
    );
    expect(result).toMatchObject({ email });
    return (await mailTo(identity, email)).text;
  };
  const verified = { connection: 'email', email: 'client@example.com' };
  const code = codeIn(await started(verified.email, 'code'));
  const signInNow = () => page.getByRole('button', { name: 'Sign in now' }).click();
  await leave(page, `web().passwordlessVerify(${json({ ...verified, verificationCode: code })}, () => {})`);
  await signInNow();
  await back(page, home);

  const wrong = await ask(
    page,
    `web().passwordlessVerify(${json({ ...verified, verificationCode: '1' })}, done)`,
  );
  expect(wrong.error).toMatchObject({ description: 'Wrong email or verification code.' });

  const second = { ...verified, email: 'visitor@example.com' };
  const otp = codeIn(await started(second.email, 'code'));
  await page.goto(home);
  await leave(page, `web().passwordlessLogin(${json({ ...second, verificationCode: otp })}, () => {})`);
  await back(page, home);
  expect((await ask(page, 'web().parseHash(done)')).result.idTokenPayload.email).toBe(second.email);

  const link = /http\S+verify_redirect\S+/.exec(await started('editor@example.com', 'link'))?.[0] ?? '';
  await page.goto(link);
  await signInNow();
  expect((await back(page, home)).hash).toContain('id_token=');
});
