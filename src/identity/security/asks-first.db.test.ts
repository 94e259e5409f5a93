import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountById } from '../accounts/accounts.ts';
import { hostedMessages } from '../hosted/messages/messages.ts';
import { beginSignIn } from '../testing/hosted-pages.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { letTimePass, newOwner, PASSWORD, putPasskey } from './security.fixture.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

const { passkeys, second, sessions, done } = hostedMessages('en').security;

/** An owner with passkeys of these ids. */
async function ownerWith(email: string, ...ids: readonly string[]) {
  const owner = await newOwner(running, email);
  for (const id of ids) await putPasskey(running, owner.id, id);
  return owner;
}

test('a passkey is removed only after its owner was asked, and opening the question removes nothing', async () => {
  const owner = await ownerWith('asked@example.com', 'asked-1', 'asked-2');
  const page = await owner.open('security');
  expect(page.html).not.toMatch(/action="[^"]*passkeys\/remove/);
  const [, question = ''] = page.html.match(/href="\/(security\/passkeys\/remove\?[^"]+)"/) ?? [];
  const opened = await owner.open(question.replaceAll('&amp;', '&'));
  expect(opened.html).toContain(`>${passkeys.removeTitle}</h1>`);
  expect(opened.html).toContain('“Laptop”');
  expect(opened.html).toMatch(/name="id" value="asked-1"/);
  expect((await owner.open('security')).html).toContain('asked-1');
});

test('before the last passkey goes, and after, it is said that the second factor goes with it', async () => {
  const owner = await ownerWith('last@example.com', 'last-1', 'last-2');
  await owner.post('security/second-factor', { on: 'yes' });
  expect((await owner.open('security/passkeys/remove?id=last-1')).html).not.toContain(passkeys.removeLast);
  const first = await owner.post('security/passkeys/remove', { id: 'last-1' });
  expect(first.location).toMatch(/done=passkey-removed$/);
  expect((await owner.open('security/passkeys/remove?id=last-2')).html).toContain(passkeys.removeLast);
  const last = await owner.post('security/passkeys/remove', { id: 'last-2' });
  expect((await owner.open(last.location.slice(1))).html).toContain(done['passkey-removed-last']);
  expect((await accountById(running.database.kysely, owner.id))?.second_factor).toBe(false);
});

test('without a second factor the last passkey goes like any other', async () => {
  const owner = await ownerWith('only@example.com', 'only');
  expect((await owner.open('security/passkeys/remove?id=only')).html).not.toContain(passkeys.removeLast);
  expect((await owner.post('security/passkeys/remove', { id: 'only' })).location).toMatch(
    /done=passkey-removed$/,
  );
});

test('nobody is asked about another’s passkey', async () => {
  await ownerWith('somebody@example.com', 'of-somebody');
  const other = await newOwner(running, 'curious@example.com');
  expect((await other.open('security/passkeys/remove?id=of-somebody')).status).toBe(404);
});

test('the question, too, wants an owner who has just shown that it is they', async () => {
  const owner = await ownerWith('long-ago@example.com', 'long-ago');
  await letTimePass(running, owner.id);
  const { location } = await owner.open('security/passkeys/remove?id=long-ago');
  expect(location).toContain('/security/confirm');
});

test.each([
  ['en', 'Sign out everywhere?'],
  ['fr', 'Se déconnecter partout\u202f?'],
  ['zh', '是否在所有设备上退出登录？'],
])('signing out everywhere is asked about first, in %s', async (lang, title) => {
  const owner = await newOwner(running, `out-${lang}@example.com`);
  expect((await owner.open('security')).html).not.toMatch(/action="[^"]*end-all/);
  const opened = await owner.open(`security/sessions/end-all?lang=${lang}`);
  expect(opened.html).toContain(`>${title}</h1>`);
  expect(opened.html).toContain(`action="/security/sessions/end-all?lang=${lang}`);
  expect((await owner.open('security')).html).toContain(sessions.everywhere);
});

test('whoever has a single passkey is warned before it becomes a second factor, and whoever has two is not', async () => {
  const owner = await ownerWith('single@example.com', 'single-1');
  const warned = await owner.open('security');
  expect(warned.html.indexOf(second.onlyOne)).toBeGreaterThan(0);
  expect(warned.html.indexOf(second.onlyOne)).toBeLessThan(warned.html.indexOf(second.turnOn));
  await putPasskey(running, owner.id, 'single-2');
  expect((await owner.open('security')).html).not.toContain(second.onlyOne);
});

test.each([
  ['en', 'Lost your passkey?'],
  ['fr', 'Clé d’accès perdue\u202f?'],
  ['zh', '通行密钥已丢失？'],
])('whoever has lost their second factor reads whom to write to, in %s', async (lang, question) => {
  const owner = await ownerWith(`lost-${lang}@example.com`, `lost-${lang}`);
  await owner.post('security/second-factor', { on: 'yes' });
  const flow = await beginSignIn(running, { ui_locales: lang });
  const answer = await flow.post('sign-in/<uid>', { email: owner.email, password: PASSWORD });
  await letTimePass(running, owner.id);
  const { html } = await owner.open(`security/confirm?lang=${lang}`);
  for (const page of [answer.body, html]) {
    expect(page).toContain(question);
    expect(page).toContain('href="mailto:security@fenwardenlisle.example"');
  }
});
