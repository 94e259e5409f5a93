import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountByEmail, createAccount } from '../../accounts/accounts.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { otherClient } from '../../compatibility/testing/calls.ts';
import { askForTokens, tokensFor } from '../../testing/code-flow.ts';
import { beginSignIn, followMail, mailsTo, mailTo } from '../../testing/hosted-pages.ts';
import { TestBrowser } from '../../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../../testing/start-test-identity.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity({ clients: [otherClient] });
});
afterAll(() => running.stop());

let people = 0;
async function newPerson() {
  const email = `person-${++people}@example.com`;
  const password = 'an old password';
  await createAccount(running.database.kysely, { email, passwordHash: await hashPassword(password) });
  return { email, password };
}

test('a mailed link sets a new password and ends every session of the account', async () => {
  const { email, password } = await newPerson();
  const flow = await beginSignIn(running);
  const signedIn = await flow.post('sign-in/<uid>', { email, password });
  expect((await flow.finish(signedIn))?.email).toBe(email);
  const { refresh_token } = await tokensForPerson(email, password);

  const asking = await beginSignIn(running, { ui_locales: 'zh-CN' });
  const sent = await asking.submit('forgotten-password/<uid>', { email });
  expect([sent.status, sent.body.includes('请查收邮件')]).toEqual([200, true]);
  const { link } = await mailTo(running, email);
  const tooShort = await followMail(running, link, { password: 'short' });
  expect(tooShort.status).toBe(422);
  const set = await followMail(running, link, { password: 'a wholly new one' });
  expect(set.location?.href).toBe('http://localhost:3000/zh-cn/auth/password-reset-callback?state=ok');
  expect((await mailTo(running, email, 2)).subject).toBe('您的密码已更改');
  const again = await followMail(running, link, { password: 'and another one' });
  expect(again.location?.searchParams.get('state')).toBe('used');

  const silent = await beginSignIn(running, { prompt: 'none' }, flow.browser);
  expect(silent.url.searchParams.get('error')).toBe('login_required');
  expect((await askForTokens(running, { grant_type: 'refresh_token', refresh_token })).status).toBe(403);
  const later = await beginSignIn(running);
  expect((await later.post('sign-in/<uid>', { email, password })).status).toBe(422);
  const fresh = await later.post('sign-in/<uid>', { email, password: 'a wholly new one' });
  expect((await later.finish(fresh))?.email_verified).toBe(true);
});

async function tokensForPerson(email: string, password: string) {
  const flow = await beginSignIn(running);
  const answer = await flow.post('sign-in/<uid>', { email, password });
  await flow.finish(answer);
  return tokensFor(running, { browser: flow.browser, change: { prompt: 'none' } });
}

test('who asks for another password with an address without an account gets the same answer and no mail', async () => {
  const { email } = await newPerson();
  const flow = await beginSignIn(running);
  const answers = [];
  for (const to of [email, 'unknown@example.com']) {
    const { status, body } = await flow.submit('forgotten-password/<uid>', { email: to });
    answers.push(`${status} ${body.replaceAll(to, '')}`);
  }
  expect(answers[1]).toBe(answers[0]);
  await mailTo(running, email);
  expect(await mailsTo(running, 'unknown@example.com')).toEqual([]);
});

test('a mailed code signs in once, however it is spaced', async () => {
  const { email } = await newPerson();
  const flow = await beginSignIn(running);
  await flow.post('sign-in/<uid>/code', { email });
  const { subject } = await mailTo(running, email);
  const code = subject.slice(0, 6);
  const wrong = await flow.post('sign-in/<uid>/code', {
    step: 'enter',
    email,
    code: code === '111111' ? '222222' : '111111',
  });
  expect([wrong.status, wrong.body.includes('The code is not right')]).toEqual([422, true]);
  const spaced = { step: 'enter', email, code: `${code.slice(0, 3)} ${code.slice(3)}` };
  const claims = await flow.finish(await flow.post('sign-in/<uid>/code', spaced));
  expect(claims).toMatchObject({ email, email_verified: true });
  const other = await beginSignIn(running);
  expect((await other.post('sign-in/<uid>/code', spaced)).status).toBe(422);
});

test.each([
  ['en', '10 minutes'],
  ['fr', '10 minutes'],
  ['zh', '10分钟'],
])('in %s page and mail say that a code holds for %s, and so it does', async (language, time) => {
  const { email } = await newPerson();
  const flow = await beginSignIn(running, { ui_locales: language });
  expect((await flow.submit('sign-in/<uid>/code', { email })).body).toContain(time);
  const mail = await mailTo(running, email);
  expect([mail.text.includes(time), mail.html.includes(time)]).toEqual([true, true]);
  const code = /\d{6}/.exec(mail.subject)?.[0] ?? '';
  const enterAfter = async (seconds: number) => {
    const earlier = 'update ticket set expires_at = expires_at - make_interval(secs => $1) where email = $2';
    await running.database.pool.query(earlier, [seconds, email]);
    return (await flow.post('sign-in/<uid>/code', { step: 'enter', email, code })).status;
  };
  expect(await enterAfter(600)).toBe(422);
  expect(await enterAfter(-60)).toBe(303);
});

test('a new code takes the place of the one before', async () => {
  const { email } = await newPerson();
  const flow = await beginSignIn(running);
  await flow.post('sign-in/<uid>/code', { email });
  const first = (await mailTo(running, email)).subject.slice(0, 6);
  await flow.post('sign-in/<uid>/code', { email });
  const second = (await mailTo(running, email, 2)).subject.slice(0, 6);
  if (first !== second)
    expect((await flow.post('sign-in/<uid>/code', { step: 'enter', email, code: first })).status).toBe(422);
  const claims = await flow.finish(
    await flow.post('sign-in/<uid>/code', { step: 'enter', email, code: second }),
  );
  expect(claims?.email).toBe(email);
});

test('the link of the same mail goes on with the flow in the browser that asked', async () => {
  const { email } = await newPerson();
  const flow = await beginSignIn(running);
  await flow.post('sign-in/<uid>/code', { email });
  const { link, subject } = await mailTo(running, email);
  const claims = await flow.finish(await followMail(running, link, {}, flow.browser));
  expect(claims?.email).toBe(email);
  const other = await beginSignIn(running);
  const code = { step: 'enter', email, code: subject.slice(0, 6) };
  expect((await other.post('sign-in/<uid>/code', code)).status).toBe(422);
});

test('in another browser the link signs in there, and leads to the profile', async () => {
  const { email } = await newPerson();
  const flow = await beginSignIn(running);
  await flow.post('sign-in/<uid>/code', { email });
  const { link } = await mailTo(running, email);
  const browser = new TestBrowser();
  const { location } = await followMail(running, link, {}, browser);
  expect(location?.href).toBe('http://localhost:3000/auth/profile');
  const silent = await beginSignIn(running, { prompt: 'none' }, browser);
  expect(silent.url.searchParams.has('code')).toBe(true);
  expect((await followMail(running, link)).status).toBe(410);
});

test('an account with a second factor asks for it after a password, a code and a link', async () => {
  const { email, password } = await newPerson();
  const { kysely } = running.database;
  const account = await accountByEmail(kysely, email);
  await kysely
    .updateTable('account')
    .set({ email_verified: true, second_factor: true })
    .where('id', '=', account?.id ?? '')
    .execute();
  const flow = await beginSignIn(running);
  const answer = await flow.post('sign-in/<uid>', { email, password });
  expect([answer.status, answer.location]).toEqual([200, null]);
  expect(answer.body).toContain('One more step');
  const step = answer.body.match(/name="step" value="([^"]+)"/)?.[1] ?? '';
  const forged = await flow.post('sign-in/<uid>/second-factor', { step, credential: '{"id":"x"}' });
  expect(forged.status).toBe(422);
  const elsewhere = await beginSignIn(running);
  expect((await elsewhere.post('sign-in/<uid>/second-factor', { step, credential: '{}' })).status).toBe(410);
  await flow.post('sign-in/<uid>/code', { email });
  const { link } = await mailTo(running, email);
  expect((await followMail(running, link, {}, flow.browser)).body).toContain('One more step');
  expect((await followMail(running, link)).location).toBeNull();
});

test('at most five mails go to an address within an hour', async () => {
  const { email } = await newPerson();
  const flow = await beginSignIn(running);
  for (let time = 0; time < 7; time++)
    expect((await flow.post('forgotten-password/<uid>', { email })).status).toBe(time < 5 ? 303 : 429);
  const last = await newPerson();
  await flow.post('forgotten-password/<uid>', { email: last.email });
  await mailTo(running, last.email);
  await mailTo(running, email, 5);
  expect(await mailsTo(running, email)).toHaveLength(5);
});

test('who came from another client is told by the site how it went, and finds the way back to that client', async () => {
  const { email } = await newPerson();
  const { clientId, redirectUris } = otherClient;
  const query = { client_id: clientId, redirect_uri: redirectUris[0] ?? '', ui_locales: 'fr' };
  const flow = await beginSignIn(running, query);
  expect(flow.page).toContain('href="http://localhost:4000/"');
  await flow.post('forgotten-password/<uid>', { email });
  const { link } = await mailTo(running, email);
  const set = await followMail(running, link, { password: 'a wholly new one' });
  expect(set.location?.href).toBe('http://localhost:3000/fr-fr/auth/password-reset-callback?state=ok');
});
