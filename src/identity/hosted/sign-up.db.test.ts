import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountByEmail } from '../accounts/accounts.ts';
import { beginSignIn, followMail, mailTo } from '../testing/hosted-pages.ts';
import { TestBrowser } from '../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

const password = 'four plain words here';

test('who signs up confirms the address, is signed in, and can use the password', async () => {
  const email = 'Nora@example.com';
  const browser = new TestBrowser();
  const flow = await beginSignIn(running, { ui_locales: 'fr' }, browser);
  const answer = await flow.submit('sign-up/<uid>', {
    email,
    password,
    given_name: 'Nora',
    family_name: 'Bell',
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toContain('Consultez votre messagerie');
  expect(await accountByEmail(running.database.kysely, email)).toBeNull();
  const early = await flow.post('sign-in/<uid>', { email, password });
  expect(early.status).toBe(422);

  const { link, subject } = await mailTo(running, email);
  expect(subject).toBe('Confirmez votre adresse de courriel');
  const { location } = await followMail(running, link, {}, browser);
  expect(location?.href).toBe('http://localhost:3000/fr-fr/auth/email-verified-callback?state=ok');
  const silent = await beginSignIn(running, { prompt: 'none' }, browser);
  expect(silent.url.searchParams.has('code')).toBe(true);
  const other = await beginSignIn(running);
  const claims = await other.finish(await other.post('sign-in/<uid>', { email, password }));
  expect(claims).toMatchObject({ email, email_verified: true, given_name: 'Nora', family_name: 'Bell' });
});

test('a link works once; one that is too old does nothing', async () => {
  const email = 'once@example.com';
  const flow = await beginSignIn(running);
  await flow.post('sign-up/<uid>', { email, password });
  const { link } = await mailTo(running, email);
  const state = async () =>
    (await followMail(running, link, {}, flow.browser)).location?.searchParams.get('state');
  expect(await state()).toBe('ok');
  expect(await state()).toBe('used');
  await running.database.pool.query(
    `update ticket set used_at = null, expires_at = now() - interval '1 second'`,
  );
  expect(await state()).toBe('expired');
});

test('opening a link alone does nothing: programs open links in mails', async () => {
  const email = 'opened@example.com';
  const flow = await beginSignIn(running);
  await flow.post('sign-up/<uid>', { email, password });
  const { link } = await mailTo(running, email);
  for (let time = 0; time < 2; time++) expect((await new TestBrowser().ask(link)).status).toBe(200);
  expect(await accountByEmail(running.database.kysely, email)).toBeNull();
});

test('for an address with an account the answer is the same, and its owner is told', async () => {
  const flow = await beginSignIn(running);
  const answers = [];
  for (const email of ['visitor@example.com', 'stranger@example.com']) {
    const { status, body } = await flow.submit('sign-up/<uid>', { email, password });
    answers.push(`${status} ${body.replaceAll(email, '')}`);
  }
  expect(answers[1]).toBe(answers[0]);
  expect((await mailTo(running, 'visitor@example.com')).subject).toBe('You already have an account');
  const kept = await beginSignIn(running);
  expect((await kept.post('sign-in/<uid>', { email: 'visitor@example.com', password })).status).toBe(422);
});

test.each([
  ['short', 'at least 10 characters'],
  ['password123', 'among the first that anybody would try'],
  ['weak@example.com', 'among the first that anybody would try'],
])('the password %s is refused, and what was typed otherwise stays', async (weak, words) => {
  const flow = await beginSignIn(running);
  const fields = { email: 'weak@example.com', password: weak, given_name: 'Wes' };
  const { status, body } = await flow.post('sign-up/<uid>', fields);
  expect(status).toBe(422);
  expect(body).toContain(words);
  expect(body).toMatch(/id="given_name"[^>]* value="Wes"/);
});
