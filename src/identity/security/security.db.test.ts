import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountById } from '../accounts/accounts.ts';
import { discover, request } from '../testing/code-flow.ts';
import { beginSignIn, followMail, mailTo } from '../testing/hosted-pages.ts';
import { signIn, TestBrowser } from '../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { newOwner, ownersBrowser, PASSWORD, putPasskey } from './security.fixture.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

const passkeysNamed = async (name: string) => {
  const { rows } = await running.database.pool.query('select id from passkey where name = $1', [name]);
  return rows.map(({ id }: { id: string }) => id);
};
const second = async (id: string) => (await accountById(running.database.kysely, id))?.second_factor;

test.each([
  ['en', 'Sign-in and security', 'http://localhost:3000/auth/profile'],
  ['fr', 'Connexion et sécurité', 'http://localhost:3000/fr-fr/auth/profile'],
  ['zh', '登录与安全', 'http://localhost:3000/zh-cn/auth/profile'],
])('owners see how they sign in, in %s, and the way back to their profile', async (lang, title, profile) => {
  const owner = await newOwner(running, 'reader@example.com');
  const { status, html } = await owner.open(`security?lang=${lang}&client_id=chancery-site`);
  expect(status).toBe(200);
  expect(html).toContain(`>${title}</h1>`);
  expect(html).toContain('reader@example.com');
  expect(html).toContain(`href="${profile}"`);
});

test('another address is the account’s once the link that was mailed there is used, and both addresses are told', async () => {
  const owner = await newOwner(running, 'before@example.com');
  const { location } = await owner.post('security/email?lang=fr', { email: ' After@Example.com ' });
  expect(location).toContain('done=email-asked');
  expect((await mailTo(running, 'before@example.com')).text).toContain('After@Example.com');
  expect((await accountById(running.database.kysely, owner.id))?.email).toBe('before@example.com');

  const { link } = await mailTo(running, 'After@Example.com');
  const anywhere = ownersBrowser(running);
  const opened = await anywhere.open(link.slice(running.issuer.length));
  expect(opened.html).toContain('After@Example.com');
  const ticket = new URL(link).searchParams.get('ticket') ?? '';
  const used = await anywhere.post('change-email?lang=fr', { ticket, password: PASSWORD });
  expect(used.status).toBe(200);
  expect(used.html).toContain(
    'Vous vous connectez désormais avec <strong translate="no">After@Example.com</strong>.',
  );
  expect(used.html).toContain('href="http://localhost:3000/fr-fr/auth/profile"');
  const account = await accountById(running.database.kysely, owner.id);
  expect(account).toMatchObject({ email: 'After@Example.com', email_verified: true });
  expect((await mailTo(running, 'before@example.com', 2)).text).toContain('After@Example.com');
  const again = await anywhere.post('change-email', { ticket });
  expect(again.location).toContain('state=used');
});

test('what was mailed to the old address is worth nothing once the account has another', async () => {
  const owner = await newOwner(running, 'old@example.com');
  await owner.post('security/password');
  const { link: reset } = await mailTo(running, 'old@example.com');
  await owner.post('security/email', { email: 'fresh@example.com' });
  const { link } = await mailTo(running, 'fresh@example.com');
  await owner.post('change-email', { ticket: new URL(link).searchParams.get('ticket') ?? '' });
  const opened = await owner.open(reset.slice(running.issuer.length));
  expect(opened.location).toContain('/auth/password-reset-callback?state=used');
});

test('a new password ends what somebody else may have asked for: their new address is not taken any more', async () => {
  const owner = await newOwner(running, 'rightful@example.com');
  await owner.post('security/email', { email: 'intruder@example.com' });
  const { link: change } = await mailTo(running, 'intruder@example.com');
  await mailTo(running, 'rightful@example.com');
  const flow = await beginSignIn(running);
  await flow.post('forgotten-password/<uid>', { email: 'rightful@example.com' });
  const { link: reset } = await mailTo(running, 'rightful@example.com', 2);
  const set = await followMail(running, reset, { password: 'a wholly new one' });
  expect(set.location?.searchParams.get('state')).toBe('ok');
  const taken = await followMail(running, change);
  expect(taken.location?.searchParams.get('state')).toBe('used');
  expect((await accountById(running.database.kysely, owner.id))?.email).toBe('rightful@example.com');
});

test('what is no address, or the account’s own, is refused with what was typed', async () => {
  const owner = await newOwner(running, 'same@example.com');
  const wrong = await owner.post('security/email', { email: 'no address' });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('value="no address"');
  const own = await owner.post('security/email', { email: 'SAME@example.com' });
  expect(own.status).toBe(422);
  expect(own.html).toContain('the address you sign in with already');
});

test('nobody’s mailbox is filled by the page', async () => {
  const owner = await newOwner(running, 'many@example.com');
  const answers = [];
  for (let mail = 0; mail < 6; mail++)
    answers.push((await owner.post('security/email', { email: 'victim@example.com' })).status);
  expect(answers).toEqual([303, 303, 303, 303, 303, 429]);
});

test('an address that another account has stays there', async () => {
  const owner = await newOwner(running, 'taker@example.com');
  await newOwner(running, 'taken@example.com');
  const { location } = await owner.post('security/email', { email: 'taken@example.com' });
  expect(location).toContain('done=email-asked');
  const { link } = await mailTo(running, 'taken@example.com');
  const ticket = new URL(link).searchParams.get('ticket') ?? '';
  expect((await owner.post('change-email', { ticket })).status).toBe(409);
  expect((await accountById(running.database.kysely, owner.id))?.email).toBe('taker@example.com');
});

test('the password is changed by a link that is mailed to the owner', async () => {
  const owner = await newOwner(running, 'password@example.com');
  const { location } = await owner.post('security/password');
  expect(location).toContain('done=password-asked');
  const { link } = await mailTo(running, 'password@example.com');
  expect(new URL(link).pathname).toBe('/reset-password');
});

test('an account without a password is offered no link for one', async () => {
  const owner = await newOwner(running, 'no-password@example.com');
  await running.database.kysely
    .updateTable('account')
    .set({ password_hash: null })
    .where('id', '=', owner.id)
    .execute();
  expect((await owner.open('security')).html).toContain('This account has no password');
  expect((await owner.post('security/password')).status).toBe(409);
});

test('owners rename and remove their passkeys, and are told of it by mail', async () => {
  const owner = await newOwner(running, 'keys@example.com');
  await putPasskey(running, owner.id, 'key-of-owner');
  const renamed = await owner.post('security/passkeys/rename', { id: 'key-of-owner', name: ' Blue key ' });
  expect(renamed.location).toContain('done=passkey-renamed');
  expect((await owner.open('security')).html).toContain('Blue key');
  await owner.post('security/passkeys/rename', { id: 'key-of-owner', name: '  ' });
  expect(await passkeysNamed('Blue key')).toEqual(['key-of-owner']);
  const removed = await owner.post('security/passkeys/remove', { id: 'key-of-owner' });
  expect(removed.location).toContain('done=passkey-removed');
  expect(await passkeysNamed('Blue key')).toEqual([]);
  expect((await mailTo(running, 'keys@example.com')).text).toContain('Blue key');
});

test('another’s passkey is neither renamed nor removed', async () => {
  const owner = await newOwner(running, 'victim-of-keys@example.com');
  const other = await newOwner(running, 'thief-of-keys@example.com');
  await putPasskey(running, owner.id, 'not-theirs');
  const fields = { id: 'not-theirs', name: 'Mine now' };
  expect((await other.post('security/passkeys/rename', fields)).status).toBe(404);
  expect((await other.post('security/passkeys/remove', fields)).status).toBe(404);
  const { rows } = await running.database.pool.query(`select name from passkey where id = 'not-theirs'`);
  expect(rows).toEqual([{ name: 'Laptop' }]);
});

test('what no authenticator has signed becomes no passkey', async () => {
  const owner = await newOwner(running, 'forger@example.com');
  for (const credential of [
    '',
    '{}',
    '[]',
    'null',
    '{"id":1,"response":{}}',
    '{"id":"a","response":{"clientDataJSON":"e30"}}',
  ])
    expect((await owner.post('security/passkeys', { credential, name: 'Forged' })).location).toContain(
      'done=passkey-failed',
    );
  expect(await passkeysNamed('Forged')).toEqual([]);
});

test('a second factor needs a passkey, is asked for after the password, and goes with the last passkey', async () => {
  const owner = await newOwner(running, 'second@example.com');
  expect((await owner.post('security/second-factor', { on: 'yes' })).status).toBe(404);
  await putPasskey(running, owner.id, 'second-key');
  await owner.post('security/second-factor', { on: 'yes' });
  expect(await second(owner.id)).toBe(true);

  const browser = new TestBrowser();
  const { url } = await request(await discover(running));
  await expect(
    signIn(running, browser, url, { email: 'second@example.com', password: PASSWORD }),
  ).rejects.toThrow('One more step');
  await owner.post('security/passkeys/remove', { id: 'second-key' });
  expect(await second(owner.id)).toBe(false);
});
