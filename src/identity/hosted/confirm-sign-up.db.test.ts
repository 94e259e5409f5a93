import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountByEmail } from '../accounts/accounts.ts';
import { post as call } from '../compatibility/testing/calls.ts';
import { beginSignIn, followMail, mailTo } from '../testing/hosted-pages.ts';
import { TestBrowser } from '../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());
beforeEach(() => running.database.pool.query('delete from attempt'));

const theirs = 'known to somebody else';
const own = 'a password of my own';
const account = (email: string) => accountByEmail(running.database.kysely, email);

let people = 0;
/** Somebody signs up with another's address: the link that its owner gets, and the browser in which it was. */
async function signedUp(language = 'en') {
  const email = `owner-${++people}@example.com`;
  const flow = await beginSignIn(running, { ui_locales: language });
  await flow.post('sign-up/<uid>', { email, password: theirs, given_name: 'Mallory' });
  const { link } = await mailTo(running, email);
  return { email, link, browser: flow.browser };
}

async function canSignIn(email: string, password: string): Promise<boolean> {
  const flow = await beginSignIn(running);
  const { location } = await flow.post('sign-in/<uid>', { email, password });
  return location !== null;
}

test('in another browser the link alone makes no account, also when the button is pressed', async () => {
  const { email, link } = await signedUp();
  const { status, body } = await followMail(running, link);
  expect([status, body.includes('Enter your password')]).toEqual([422, true]);
  expect(await account(email)).toBeNull();
});

test('in another browser the password that was chosen at sign-up confirms', async () => {
  const { email, link } = await signedUp();
  const browser = new TestBrowser();
  const { location } = await followMail(running, link, { password: theirs }, browser);
  expect(location?.searchParams.get('state')).toBe('ok');
  expect((await account(email))?.profile).toEqual({ given_name: 'Mallory' });
  const silent = await beginSignIn(running, { prompt: 'none' }, browser);
  expect(silent.url.searchParams.has('code')).toBe(true);
});

test('who chooses a password of their own has the account alone, and nothing in it of whoever signed up', async () => {
  const { email, link } = await signedUp();
  const page = await (await new TestBrowser().ask(link)).text();
  const choose = page.match(/href="([^"]*choose=yes[^"]*)"/)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const browser = new TestBrowser();
  const { location } = await followMail(running, new URL(choose, link).href, { password: own }, browser);
  expect(location?.searchParams.get('state')).toBe('ok');
  expect(await canSignIn(email, theirs)).toBe(false);
  expect(await canSignIn(email, own)).toBe(true);
  expect(await account(email)).toMatchObject({ email_verified: true, profile: {} });
  const silent = await beginSignIn(running, { prompt: 'none' }, browser);
  expect(silent.url.searchParams.has('code')).toBe(true);
});

test('after that no link of another sign-up with the address does anything', async () => {
  const { email, link, browser } = await signedUp();
  const flow = await beginSignIn(running, {}, browser);
  await flow.post('sign-up/<uid>', { email, password: theirs });
  const second = await mailTo(running, email, 2);
  await followMail(running, `${link}&choose=yes`, { password: own });
  const { location } = await followMail(running, second.link, {}, browser);
  expect(location?.searchParams.get('state')).toBe('used');
  expect(await canSignIn(email, theirs)).toBe(false);
});

test('a password of one’s own that is weak is refused, and the link can be used again', async () => {
  const { email, link } = await signedUp('fr');
  const { status, body } = await followMail(running, `${link}&choose=yes`, { password: 'short' });
  expect(status).toBe(422);
  expect(body).toContain('<html lang="fr');
  expect(body).toMatch(/<a href="#password">[^<]*10/);
  expect(body).toMatch(/id="password"[^>]* aria-invalid="true"/);
  expect(await account(email)).toBeNull();
  const again = await followMail(running, `${link}&choose=yes`, { password: own });
  expect(again.location?.searchParams.get('state')).toBe('ok');
});

test('the password of a sign-up cannot be guessed: after ten wrong ones the right one is refused too', async () => {
  const { email, link } = await signedUp();
  for (let time = 0; time < 10; time++) {
    const { status, body } = await followMail(running, link, { password: `a wrong guess ${time}` });
    expect([status, body.includes('This is not the password')]).toEqual([422, true]);
  }
  const { status, body } = await followMail(running, link, { password: theirs });
  expect([status, await account(email)]).toEqual([429, null]);
  expect(body).toMatch(/Please wait \d+ minutes, or choose another password/);
  const chosen = await followMail(running, `${link}&choose=yes`, { password: own });
  expect(chosen.location?.searchParams.get('state')).toBe('ok');
  expect(await canSignIn(email, own)).toBe(true);
});

test('the cookie of another sign-up confirms nothing', async () => {
  const [first, second] = [await signedUp(), await signedUp()];
  expect((await followMail(running, first.link, {}, second.browser)).status).toBe(422);
  expect(await account(first.email)).toBeNull();
});

test('the cookie of a sign-up is out of scripts’ reach, and the database keeps its digest alone', async () => {
  const { email, browser } = await signedUp();
  const secret = browser.cookie('identity-sign-up') ?? '';
  expect(secret).toMatch(/^[\w-]{43}$/);
  const flow = await beginSignIn(running);
  const { headers } = await flow.post('sign-up/<uid>', { email, password: theirs });
  const [set = ''] = headers.getSetCookie().filter((one) => one.startsWith('identity-sign-up='));
  expect(set).toMatch(/; Path=\/; Max-Age=86400; SameSite=Lax; HttpOnly$/);
  const { rows } = await running.database.pool.query('select data::text from ticket');
  expect(rows.map(({ data }) => data).join()).not.toContain(secret);
});

test('who signed up through a client’s call is asked for the password, in whichever browser', async () => {
  const email = 'called@example.com';
  const connection = 'Username-Password-Authentication';
  const user_metadata = { plan: 'gold' };
  await call(running, 'dbconnections/signup', { connection, email, password: theirs, user_metadata });
  const { link } = await mailTo(running, email);
  expect((await followMail(running, link)).status).toBe(422);
  const { location } = await followMail(running, `${link}&choose=yes`, { password: own });
  expect(location?.searchParams.get('state')).toBe('ok');
  expect(await canSignIn(email, theirs)).toBe(false);
  expect((await account(email))?.user_metadata).toEqual({ locale: 'en' });
});

test.each([
  ['en', 'If it was you, enter the password', 'Choose a password of your own'],
  ['fr', 'saisissez le mot de passe', 'Choisissez votre propre mot de passe'],
  ['zh', '请输入您当时设置的密码', '设置您自己的密码'],
])('both pages are there in %s', async (language, asks, lets) => {
  const { link } = await signedUp(language);
  const page = async (address: string) => (await new TestBrowser().ask(address)).text();
  expect(await page(link)).toContain(asks);
  expect(await page(`${link}&choose=yes`)).toContain(lets);
});
