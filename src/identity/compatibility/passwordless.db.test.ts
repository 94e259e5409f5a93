import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountByEmail, createAccount } from '../accounts/accounts.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { issueCode } from '../accounts/tickets.ts';
import { discover, REDIRECT_URI, request } from '../testing/code-flow.ts';
import { post as postForm, pressButton } from '../testing/hosted-pages.ts';
import { TestBrowser } from '../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { codeIn, mailTo, post } from './testing/calls.ts';

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
  const address = `${running.issuer}passwordless/verify_redirect?${params}`;
  return { ...(await followLink(address)), exchange, address };
}

/** Opens the address and presses the button of the page that it shows; where it leads, at the client. */
async function followLink(address: string) {
  const browser = new TestBrowser();
  const shown = await browser.ask(address);
  const page = await shown.text();
  if (shown.status !== 200) return { back: new URL(address), status: shown.status, page };
  const { location, status } = await pressButton(running, page, {}, browser);
  if (!location) throw new Error(`The button answers ${status}.`);
  const isHere = location.origin === new URL(running.issuer).origin;
  const back = isHere ? (await browser.follow(location, running.issuer)).url : location;
  return { back, status, page };
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

async function mailedLink(email: string, language = 'en') {
  const { url, exchange } = await request(await discover(running));
  const authParams = Object.fromEntries(url.searchParams);
  const headers = { 'x-request-language': language };
  await running.database.pool.query('delete from mailbox_message where recipient = $1', [email]);
  await post(running, 'passwordless/start', { connection, email, send: 'link', authParams }, { headers });
  const { text } = await mailTo(running, email);
  return { link: /http\S+verify_redirect\S+/.exec(text)?.[0] ?? '', exchange };
}

test('a mailed link signs in by one button and leads to the client; who only looks at it does not use it up', async () => {
  const email = 'visitor@example.com';
  const { link, exchange } = await mailedLink(email);
  expect((await fetch(link, { method: 'HEAD' })).status).toBe(405);
  const { back } = await followLink(link);
  expect((await exchange(back)).claims()?.email).toBe(email);
  const again = await followLink(link);
  expect(again.back.searchParams.get('error')).toBe('unauthorized');
});

test('opening a mailed link signs nobody in and uses nothing up: programs open links in mails', async () => {
  const email = 'visitor@example.com';
  const { link, exchange } = await mailedLink(email);
  for (let time = 0; time < 2; time++) {
    const opened = await new TestBrowser().ask(link);
    expect([opened.status, opened.headers.getSetCookie()]).toEqual([200, []]);
  }
  expect((await exchange((await followLink(link)).back)).claims()?.email).toBe(email);
});

test.each([
  ['en', 'Sign in as <strong translate="no">visitor@example.com</strong>?'],
  ['fr', 'Se connecter avec <strong translate="no">visitor@example.com</strong>'],
  ['zh', '是否以 <strong translate="no">visitor@example.com</strong> 登录？'],
])('a mailed link asks in %s as whom it would sign in', async (language, words) => {
  await running.database.pool.query('delete from attempt');
  const { link } = await mailedLink('visitor@example.com', language);
  const page = await (await new TestBrowser().ask(link)).text();
  expect(page).toContain(`<html lang="${language}`);
  expect(page).toContain(words);
});

test('another site cannot press the button, and so signs nobody in as somebody else', async () => {
  const email = 'client@example.com';
  const { link } = await mailedLink(email);
  const fields = Object.fromEntries(new URL(link).searchParams);
  const browser = new TestBrowser();
  for (const headers of [{ origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }, {}]) {
    const forged = await postForm(running, browser, 'passwordless/verify_redirect', fields, headers);
    expect([forged.status, forged.headers.getSetCookie()]).toEqual([403, []]);
    expect(forged.body).toContain('<html lang="en');
  }
  expect((await followLink(link)).back.searchParams.has('code')).toBe(true);
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
  const { status, page } = await verifyRedirect('client@example.com', '000000', { redirect_uri });
  expect(status).toBe(400);
  expect(page).toContain('The redirect address is not one of the client’s');
  const posted = {
    client_id: 'chancery-site',
    email: 'client@example.com',
    verification_code: '1',
    redirect_uri,
  };
  const pressed = await postForm(running, new TestBrowser(), 'passwordless/verify_redirect', posted);
  expect([pressed.status, pressed.location]).toEqual([400, null]);
  const said = await start({ email: 'client@example.com', send: 'link', authParams: { redirect_uri } });
  expect([said.status, said.body.error]).toEqual([400, 'invalid_request']);
});

test('an address without an account gets the same answer, and a mail as well', async () => {
  const unknown = await start({ email: 'nobody@example.com', send: 'code' });
  const known = await start({ email: 'editor@example.com', send: 'code' });
  expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
  expect(unknown.status).toBe(known.status);
  for (const email of ['editor@example.com', 'nobody@example.com'])
    expect(codeIn((await mailTo(running, email)).text)).toMatch(/^\d{6}$/);
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
