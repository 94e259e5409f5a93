import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountByEmail } from '../accounts/accounts.ts';
import { post as call } from '../compatibility/testing/calls.ts';
import { letTimePass } from '../security/security.fixture.ts';
import { beginSignIn, followMail, mailTo, pressButton } from '../testing/hosted-pages.ts';
import { TestBrowser } from '../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());
beforeEach(() => running.database.pool.query('delete from attempt'));

let people = 0;
/** Somebody without an account asks for a code: the flow, and what is in the mail. */
async function codeRequested(language = 'en') {
  const email = `Newcomer-${++people}@example.com`;
  const flow = await beginSignIn(running, { ui_locales: language });
  const page = await flow.submit('sign-in/<uid>/code', { email });
  const mail = await mailTo(running, email);
  return { email, flow, page, mail, code: /\d{6}/.exec(mail.subject)?.[0] ?? '' };
}
const account = (email: string) => accountByEmail(running.database.kysely, email);
const enter = (email: string, code: string) => ({ step: 'enter', email, code });
const madeByMail = { email_verified: true, password_hash: null, second_factor: false };

test('a code that was mailed to an address without an account makes one, whose address is proved', async () => {
  const { email, flow, code } = await codeRequested('fr');
  expect(await account(email)).toBeNull();
  const claims = await flow.finish(await flow.post('sign-in/<uid>/code', enter(email, code)));
  expect(claims).toMatchObject({ email, email_verified: true });
  expect(await account(email)).toMatchObject({ ...madeByMail, email, logins: 1 });
  expect((await account(email))?.user_metadata).toEqual({ locale: 'fr-fr' });
});

test('a code that was not given makes nothing, nor does a wrong one', async () => {
  const { email, flow, code } = await codeRequested();
  const wrong = code === '111111' ? '222222' : '111111';
  expect((await flow.post('sign-in/<uid>/code', enter(email, wrong))).status).toBe(422);
  expect(await account(email)).toBeNull();
});

test('the link of the same mail says that it makes an account, and does so by its button alone', async () => {
  const { email, flow, mail } = await codeRequested();
  const page = await (await flow.browser.ask(mail.link)).text();
  expect(page).toContain('There is no account under this address yet: this makes yours.');
  expect(await account(email)).toBeNull();
  const claims = await flow.finish(await pressButton(running, page, {}, flow.browser));
  expect(claims).toMatchObject({ email, email_verified: true });
  expect(await account(email)).toMatchObject(madeByMail);
});

test('in another browser the link makes the account there', async () => {
  const { email, mail } = await codeRequested();
  const browser = new TestBrowser();
  expect((await followMail(running, mail.link, {}, browser)).location?.pathname).toBe('/auth/profile');
  const silent = await beginSignIn(running, { prompt: 'none' }, browser);
  expect(silent.url.searchParams.has('code')).toBe(true);
  expect(await account(email)).toMatchObject(madeByMail);
});

test('of code and link at the same moment there comes one account', async () => {
  const { email, flow, mail, code } = await codeRequested();
  await Promise.all([
    flow.post('sign-in/<uid>/code', enter(email, code)),
    followMail(running, mail.link),
    followMail(running, mail.link),
  ]);
  const { rows } = await running.database.pool.query('select id from account where email = $1', [email]);
  expect(rows).toHaveLength(1);
});

test('what the page says is alike with an account and without, word for word', async () => {
  const flow = await beginSignIn(running);
  const answers = [];
  for (const email of ['client@example.com', 'nobody-yet@example.com']) {
    const { status, body } = await flow.submit('sign-in/<uid>/code', { email });
    answers.push(`${status} ${body.replaceAll(email, '')}`);
  }
  expect(answers[1]).toBe(answers[0]);
  expect(answers[0]).toContain('A code is on its way to');
});

test.each([
  ['en', 'There is no account with Fenwarden Lisle at this address yet', 'there will be no account'],
  ['fr', 'Il n’existe pas encore de compte à cette adresse', 'aucun compte ne sera créé'],
  ['zh', '此邮箱在芬沃登莱尔律师事务所网站尚无账户', '账户不会建立'],
])(
  'the mail says in %s that there is no account yet, and that without the code there will be none',
  async (language, makes, otherwise) => {
    const { email, mail, flow, code } = await codeRequested(language);
    for (const words of [makes, otherwise])
      expect([mail.text, mail.html].every((one) => one.includes(words))).toBe(true);
    await flow.post('sign-in/<uid>/code', enter(email, code));
    const later = await beginSignIn(running, { ui_locales: language });
    await later.post('sign-in/<uid>/code', { email });
    expect((await mailTo(running, email, 2)).text).not.toContain(makes);
  },
);

test('a password that somebody chose at a sign-up with the address opens nothing, and its link does nothing more', async () => {
  const { email, flow, code } = await codeRequested();
  const password = 'known to somebody else';
  const stranger = await beginSignIn(running);
  await stranger.post('sign-up/<uid>', { email, password });
  const { link } = await mailTo(running, email, 2);
  await flow.post('sign-in/<uid>/code', enter(email, code));
  const confirmed = await followMail(running, link, {}, stranger.browser);
  expect(confirmed.location?.searchParams.get('state')).toBe('used');
  expect((await stranger.post('sign-in/<uid>', { email, password })).status).toBe(422);
  expect(await account(email)).toMatchObject(madeByMail);
});

test('a sign-up that was confirmed meanwhile keeps its password, and the code signs in to it', async () => {
  const { email, flow, code } = await codeRequested();
  const password = 'four plain words here';
  await flow.post('sign-up/<uid>', { email, password });
  const { link } = await mailTo(running, email, 2);
  await followMail(running, link, {}, flow.browser);
  const claims = await flow.finish(await flow.post('sign-in/<uid>/code', enter(email, code)));
  expect(claims?.sub).toBe((await account(email))?.id);
  const later = await beginSignIn(running);
  expect((await later.post('sign-in/<uid>', { email, password })).location).not.toBeNull();
});

test('an account without a password shows who it is by a code, and then changes how it signs in', async () => {
  const { email, flow, code } = await codeRequested();
  await flow.finish(await flow.post('sign-in/<uid>/code', enter(email, code)));
  const page = await (await flow.browser.ask(`${running.issuer}security`)).text();
  expect(page).toContain('you sign in with a code by mail');
  await letTimePass(running, (await account(email))?.id ?? '');
  const change = () => flow.post('security/email', { email: 'moved@example.com' });
  expect((await change()).location?.pathname).toBe('/security/confirm');
  await flow.post('security/confirm/send-code?section=address', {});
  const { subject } = await mailTo(running, email, 2);
  const shown = await flow.post('security/confirm/code?section=address', { code: subject.slice(0, 6) });
  expect(shown.location?.pathname).toBe('/security');
  const { status, location } = await change();
  expect([status, location?.searchParams.get('done')]).toEqual([303, 'email-asked']);
});

describe('by the calls of clients', () => {
  const connection = 'email';
  const start = async (send: 'code' | 'link', language = 'en') => {
    const email = `called-${++people}@example.com`;
    const headers = { 'x-request-language': language };
    const { body } = await call(running, 'passwordless/start', { connection, email, send }, { headers });
    expect(body).toEqual({ _id: expect.stringMatching(/^[0-9a-f]{24}$/), email, email_verified: false });
    const mail = await mailTo(running, email);
    expect(await account(email)).toBeNull();
    return { email, mail, code: /\b\d{6}\b/.exec(mail.text)?.[0] ?? '' };
  };

  test.each([
    ['en', /no account/],
    ['fr', /pas encore de compte/],
    ['zh', /尚无账户/],
  ])('in %s the mails of both kinds say that there is no account yet', async (language, words) => {
    expect((await start('code', language)).mail.text).toMatch(words);
    expect((await start('link', language)).mail.text).toMatch(words);
  });

  test('a code that is only checked makes nothing; once it is given there is an account', async () => {
    const { email, code } = await start('code');
    const checked = { connection, email, verification_code: code };
    expect((await call(running, 'passwordless/verify', checked)).status).toBe(200);
    expect(await account(email)).toBeNull();
    const grant_type = 'http://auth0.com/oauth/grant-type/passwordless/otp';
    const given = { grant_type, realm: connection, username: email, otp: code };
    expect((await call(running, 'oauth/token', given)).status).toBe(200);
    expect(await account(email)).toMatchObject(madeByMail);
  });

  test('a code that a client’s own form takes makes the account', async () => {
    const { email, code } = await start('code');
    const credential_type = 'http://auth0.com/oauth/grant-type/passwordless/otp';
    const given = { credential_type, realm: connection, username: email, otp: code };
    expect((await call(running, 'co/authenticate', given)).body.login_ticket).toMatch(/./);
    expect(await account(email)).toMatchObject(madeByMail);
  });
});
