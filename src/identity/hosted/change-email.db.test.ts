import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { partsAround } from '../../i18n/parts-around.ts';
import { accountById } from '../accounts/accounts.ts';
import { newOwner, PASSWORD } from '../security/security.fixture.ts';
import { beginSignIn, followMail, mailTo } from '../testing/hosted-pages.ts';
import { TestBrowser } from '../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { hostedMessages } from './messages/messages.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());
beforeEach(() => running.database.pool.query('delete from attempt'));

let people = 0;
/** Somebody asks for another's address: the link that its owner gets. */
async function changeRequested(lang = 'en') {
  const number = ++people;
  const account = await newOwner(running, `asks-${number}@example.com`);
  const wanted = `wanted-${number}@example.com`;
  await account.post(`security/email?lang=${lang}`, { email: wanted });
  const { link } = await mailTo(running, wanted);
  return { account, wanted, link };
}
const addressOf = async (id: string) => (await accountById(running.database.kysely, id))?.email;

test.each([
  ['en', 'en'],
  ['fr', 'fr-fr'],
  ['zh', 'zh-cn'],
] as const)(
  'in another browser the link asks for the account’s password, and the button alone changes nothing: %s',
  async (lang, locale) => {
    const { account, link } = await changeRequested(lang);
    const page = await (await new TestBrowser().ask(link)).text();
    expect(page).toContain('type="password"');
    expect(page).not.toContain(account.email);
    const { status, body } = await followMail(running, link);
    expect(status).toBe(422);
    expect(body).toContain(hostedMessages(locale).problems.passwordMissing);
    expect(await addressOf(account.id)).toBe(account.email);
  },
);

test('in another browser the account’s password confirms, and a wrong one does not', async () => {
  const { account, wanted, link } = await changeRequested();
  const wrong = await followMail(running, link, { password: 'what its owner would guess' });
  expect([wrong.status, wrong.body.includes(hostedMessages('en').changeEmail.wrong)]).toEqual([422, true]);
  expect(await addressOf(account.id)).toBe(account.email);
  expect((await followMail(running, link, { password: PASSWORD })).status).toBe(200);
  expect(await addressOf(account.id)).toBe(wanted);
});

test('where the account is signed in one button is enough', async () => {
  const { account, wanted, link } = await changeRequested();
  expect((await followMail(running, link, {}, account.browser)).status).toBe(200);
  expect(await addressOf(account.id)).toBe(wanted);
});

test('somebody else who is signed in is asked as in any other browser', async () => {
  const { account, link } = await changeRequested();
  const { browser } = await newOwner(running, 'somebody-else@example.com');
  expect((await followMail(running, link, {}, browser)).status).toBe(422);
  expect(await addressOf(account.id)).toBe(account.email);
});

test('the password cannot be guessed there: after ten wrong ones the right one is refused too', async () => {
  const { account, link } = await changeRequested();
  for (let guess = 0; guess < 10; guess++)
    expect((await followMail(running, link, { password: `guess ${guess}` })).status).toBe(422);
  expect((await followMail(running, link, { password: PASSWORD })).status).toBe(429);
  expect(await addressOf(account.id)).toBe(account.email);
});

test('of an account without a password the link works only where it is signed in', async () => {
  const { account, wanted, link } = await changeRequested('fr');
  await running.database.kysely
    .updateTable('account')
    .set({ password_hash: null })
    .where('id', '=', account.id)
    .execute();
  const elsewhere = await (await new TestBrowser().ask(link)).text();
  const { whereSignedIn } = hostedMessages('fr-fr').changeEmail;
  const [, where] = partsAround((email) => whereSignedIn({ email }));
  expect(elsewhere).toContain(where);
  expect(elsewhere).not.toContain('<form method="post"');
  const ticket = new URL(link).searchParams.get('ticket') ?? '';
  const pressed = await followMail(running, link, { ticket, password: PASSWORD });
  expect(pressed.status).not.toBe(200);
  expect(await addressOf(account.id)).toBe(account.email);
  expect((await followMail(running, link, {}, account.browser)).status).toBe(200);
  expect(await addressOf(account.id)).toBe(wanted);
});

test('while strangers have the account locked, the password confirms where its owner has signed in before', async () => {
  const { account, wanted, link } = await changeRequested();
  await account.open('v2/logout');
  const stranger = await beginSignIn(running);
  const guess = { email: account.email, password: 'what a stranger would guess' };
  for (let tries = 0; tries < 11; tries++) await stranger.post('sign-in/<uid>', guess);
  expect((await followMail(running, link, { password: PASSWORD })).status).toBe(429);
  expect((await followMail(running, link, { password: PASSWORD }, account.browser)).status).toBe(200);
  expect(await addressOf(account.id)).toBe(wanted);
});
