import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountById } from '../accounts/accounts.ts';
import { mailTo } from '../testing/hosted-pages.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { letTimePass, newOwner, ownersBrowser, PASSWORD, putPasskey } from './security.fixture.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

const acts = [
  'security/email',
  'security/password',
  'security/passkeys/options',
  'security/passkeys',
  'security/passkeys/rename',
  'security/passkeys/remove',
  'security/identities/end',
  'security/second-factor',
  'security/sessions/end',
  'security/sessions/end-all',
  'security/confirm',
  'security/confirm/send-code',
  'security/confirm/code',
  'security/confirm/passkey/options',
  'security/confirm/passkey',
];

test.each(acts)('nobody who is not signed in does anything at %s', async (path) => {
  const answer = await ownersBrowser(running).post(path, { email: 'mallory@example.com', on: 'yes' });
  expect(answer.status).toBe(401);
  expect(answer.html).toContain('You are not signed in');
});

test.each(['en', 'fr', 'zh'])('who is not signed in is told where to, in %s', async (lang) => {
  const answer = await ownersBrowser(running).open(`security?lang=${lang}`);
  expect(answer.status).toBe(401);
  expect(answer.html).toMatch(new RegExp(`<html lang="${lang}`));
  expect(answer.html).toMatch(/href="http:\/\/localhost:3000(?:\/fr-fr|\/zh-cn)?\/auth\/profile"/);
});

test('a form that comes from another site changes nothing', async () => {
  const owner = await newOwner(running, 'foreign@example.com');
  const answer = await owner.browser.ask(`${running.issuer}security/sessions/end-all`, {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.status).toBe(403);
  expect((await owner.open('security')).status).toBe(200);
});

test('an account that was joined to another changes nothing before it has signed in as that one', async () => {
  const joined = await newOwner(running, 'joined@example.com');
  const main = await newOwner(running, 'main@example.com');
  await running.database.kysely
    .updateTable('account')
    .set({ linked_to: main.id })
    .where('id', '=', joined.id)
    .execute();
  expect((await joined.open('security')).status).toBe(401);
});

const guarded = [
  ['security/email', 'address'],
  ['security/passkeys/options', 'passkeys'],
  ['security/passkeys', 'passkeys'],
  ['security/passkeys/remove', 'passkeys'],
  ['security/identities/end', 'identities'],
  ['security/second-factor', 'second-factor'],
] as const;

test.each(guarded)('%s wants an owner who has just shown that it is they', async (path, section) => {
  const owner = await newOwner(running, `late-${path.replaceAll('/', '-')}@example.com`);
  await putPasskey(running, owner.id, path);
  await letTimePass(running, owner.id);
  const fields = { email: 'new@example.com', id: path, on: 'yes' };
  const { status, location } = await owner.post(`${path}?lang=fr`, fields);
  expect(status).toBe(303);
  expect(location).toBe(`/security/confirm?lang=fr&client_id=chancery-site&section=${section}`);
  const account = await accountById(running.database.kysely, owner.id);
  expect(account?.second_factor).toBe(false);
  const { rows } = await running.database.pool.query('select 1 from passkey where id = $1', [path]);
  expect(rows).toHaveLength(1);
});

test('the password confirms, gives the session another secret, and leads back to where it was asked for', async () => {
  const owner = await newOwner(running, 'confirms@example.com');
  await letTimePass(running, owner.id);
  const page = await owner.open('security');
  expect(page.html).toContain('/security/confirm?lang=en&amp;client_id=chancery-site&amp;section=passkeys');
  expect(page.html).not.toContain('action="/security/email');
  const before = owner.browser.cookie('identity');

  const wrong = await owner.post('security/confirm?section=passkeys', { password: 'another password' });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('The password is not right');
  expect(owner.browser.cookie('identity')).toBe(before);

  const right = await owner.post('security/confirm?section=passkeys', { password: PASSWORD });
  expect(right.location).toBe('/security?lang=en&client_id=chancery-site#passkeys');
  expect(owner.browser.cookie('identity')).not.toBe(before);
  expect((await owner.open('security')).html).toContain('action="/security/email');
});

test('who guesses at the password is stopped, and the right one no longer helps', async () => {
  const owner = await newOwner(running, 'guessed@example.com');
  await letTimePass(running, owner.id);
  // Five that the owner's browser has of its own, and the ten of everybody.
  for (let guess = 0; guess < 15; guess++)
    expect((await owner.post('security/confirm', { password: `guess ${guess}` })).status).toBe(422);
  const stopped = await owner.post('security/confirm', { password: PASSWORD });
  expect(stopped.status).toBe(429);
  expect(stopped.html).toContain('Too many tries');
});

test('an owner without a password confirms by a code that was mailed, and by nobody else’s', async () => {
  const owner = await newOwner(running, 'codes@example.com');
  const other = await newOwner(running, 'other-codes@example.com');
  await running.database.kysely
    .updateTable('account')
    .set({ password_hash: null })
    .where('id', 'in', [owner.id, other.id])
    .execute();
  await letTimePass(running, owner.id);
  const page = await owner.open('security/confirm?lang=fr');
  expect(page.html).not.toContain('type="password"');
  for (const one of [owner, other]) await one.post('security/confirm/send-code');
  const codeOf = async (email: string) => (await mailTo(running, email)).subject.match(/\d{6}/)?.[0] ?? '';
  const theirs = await owner.post('security/confirm/code', { code: await codeOf(other.email) });
  expect(theirs.status).toBe(422);
  const code = await codeOf(owner.email);
  const right = await owner.post('security/confirm/code', { code: ` ${code.slice(0, 3)} ${code.slice(3)}` });
  expect(right.location).toBe('/security?lang=en&client_id=chancery-site#address');
  const again = await owner.post('security/confirm/code', { code });
  expect(again.status).toBe(422);
});

test('where a second factor is asked for the password alone confirms nothing', async () => {
  const owner = await newOwner(running, 'factor@example.com');
  await putPasskey(running, owner.id, 'factor');
  await owner.post('security/second-factor', { on: 'yes' });
  await letTimePass(running, owner.id);
  const page = await owner.open('security/confirm');
  expect(page.html).not.toContain('name="password"');
  expect((await owner.post('security/confirm', { password: PASSWORD })).status).toBe(422);
  expect((await owner.post('security/second-factor', { on: 'no' })).location).toContain('/security/confirm');
});
