import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountByEmail, createAccount } from '../accounts/accounts.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { issueCode } from '../accounts/tickets.ts';
import { discover, REDIRECT_URI, request } from '../testing/code-flow.ts';
import { TestBrowser } from '../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { codeIn, mailTo, post, recipients } from './testing/calls.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

const connection = 'email';
const start = (change: object) => post(running, 'passwordless/start', { connection, ...change });
const verify = (email: string, verification_code: string) =>
  post(running, 'passwordless/verify', { connection, email, verification_code });

async function verifyRedirect(email: string, verification_code: string, change: Record<string, string> = {}) {
  const { url, exchange } = await request(await discover(running), change);
  const params = new URLSearchParams(url.search);
  for (const [name, value] of Object.entries({ connection, email, verification_code }))
    params.set(name, value);
  const browser = new TestBrowser();
  const address = `${running.issuer}passwordless/verify_redirect?${params}`;
  const { url: back, response } = await browser.follow(address, running.issuer);
  return { back, response, exchange, address };
}

test('a mailed code is checked, and then signs in', async () => {
  const email = 'client@example.com';
  const { status, body } = await start({ email, send: 'code' });
  expect({ status, body }).toEqual({
    status: 200,
    body: { _id: expect.stringMatching(/^[0-9a-f]{24}$/), email, email_verified: false },
  });
  const code = codeIn((await mailTo(running, email)).text);
  expect((await verify(email, code)).status).toBe(200);
  const { back, exchange } = await verifyRedirect(email, code);
  const tokens = await exchange(back);
  expect(tokens.claims()?.email).toBe(email);
  expect((await verify(email, code)).status).toBe(401);
});

test('a mailed link signs in and leads to the client; who only looks at it does not use it up', async () => {
  const email = 'visitor@example.com';
  const { url, exchange } = await request(await discover(running));
  await start({ email, send: 'link', authParams: Object.fromEntries(url.searchParams) });
  const { text } = await mailTo(running, email);
  const link = /http\S+verify_redirect\S+/.exec(text)?.[0] ?? '';
  expect((await fetch(link, { method: 'HEAD' })).status).toBe(404);
  const { url: back } = await new TestBrowser().follow(link, running.issuer);
  expect((await exchange(back)).claims()?.email).toBe(email);
  const again = await new TestBrowser().follow(link, running.issuer);
  expect(again.url.searchParams.get('error')).toBe('unauthorized');
});

test('whoever made an account in another’s name has no way in once the owner signs in by mail', async () => {
  const { kysely } = running.database;
  const email = 'victim@example.com';
  await createAccount(kysely, { email, passwordHash: await hashPassword('known to somebody else') });
  const code = await issueCode(kysely, { purpose: 'sign-in', email });
  const { back, exchange } = await verifyRedirect(email, code);
  expect((await exchange(back)).claims()).toMatchObject({ email, email_verified: true });
  expect((await accountByEmail(kysely, email))?.password_hash).toBeNull();
});

test('a wrong code is told where the answer would have gone, with the state', async () => {
  const { back } = await verifyRedirect('client@example.com', '000000', { state: 'mine' });
  expect(back.href.startsWith(REDIRECT_URI)).toBe(true);
  expect(Object.fromEntries(back.searchParams)).toEqual({
    error: 'unauthorized',
    error_description: 'Wrong email or verification code.',
    state: 'mine',
  });
  const implicit = await verifyRedirect('client@example.com', '000000', { response_type: 'token' });
  expect(implicit.back.hash).toContain('error=unauthorized');
});

test('it leads nowhere but to the client', async () => {
  const redirect_uri = 'https://elsewhere.example/';
  const { back, response } = await verifyRedirect('client@example.com', '000000', { redirect_uri });
  expect([response.status, back.origin]).toEqual([400, new URL(running.issuer).origin]);
  expect(await response.text()).toContain('The redirect address is not one of the client’s');
  const said = await start({ email: 'client@example.com', send: 'link', authParams: { redirect_uri } });
  expect([said.status, said.body.error]).toEqual([400, 'invalid_request']);
});

test('an address without an account gets the same answer and no mail', async () => {
  const unknown = await start({ email: 'nobody@example.com', send: 'code' });
  const known = await start({ email: 'editor@example.com', send: 'code' });
  expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
  expect(unknown.status).toBe(known.status);
  await mailTo(running, 'editor@example.com');
  expect(await recipients(running)).not.toContain('nobody@example.com');
  const said = [await verify('nobody@example.com', '123456'), await verify('editor@example.com', 'wrong')];
  expect(said.map(({ status, body }) => ({ status, body }))).toEqual(
    Array(2).fill({
      status: 401,
      body: { error: 'unauthorized', error_description: 'Wrong email or verification code.' },
    }),
  );
});

test.each([
  [{ connection: 'sms', phone_number: '+15550100', send: 'code' }, 'bad.connection'],
  [{ email: 'no address', send: 'code' }, 'bad.email'],
  [{ email: 'client@example.com', send: 'pigeon' }, 'bad.send'],
])('%j is refused', async (change, code) => {
  const { status, body } = await start(change);
  expect([status, body.code]).toEqual([400, code]);
});

test('codes cannot be guessed: after ten wrong ones the right one is refused too', async () => {
  const email = 'editor@example.com';
  await running.database.pool.query('delete from attempt');
  await start({ email, send: 'code' });
  const code = codeIn((await mailTo(running, email)).text);
  for (let at = 0; at < 10; at++) expect((await verify(email, 'wrong')).status).toBe(401);
  const said = await verify(email, code);
  expect([said.status, said.body.error]).toEqual([429, 'too_many_attempts']);
});
