import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { failingStatements } from '../../platform/db/testing/failing-statements.ts';
import { accountById } from '../accounts/accounts.ts';
import { addPasskey, newOwner, putPasskey } from '../security/security.fixture.ts';
import type { softwareAuthenticator } from '../testing/authenticator.ts';
import { beginSignIn, followMail, mailsTo, pressButton } from '../testing/hosted-pages.ts';
import { TestBrowser } from '../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';

let running: TestIdentity;
let failing: Awaited<ReturnType<typeof failingStatements>>;
beforeAll(async () => {
  running = await startTestIdentity();
  failing = await failingStatements(running.database);
});
afterAll(() => running.stop());
afterEach(() => failing.mend());

const password = 'a wholly new one';
const passkeysOf = async (accountId: string) => {
  const rows = running.database.kysely.selectFrom('passkey').where('account_id', '=', accountId);
  return (await rows.select('id').execute()).length;
};
const asksForPasskey = async (id: string) =>
  (await accountById(running.database.kysely, id))?.second_factor ?? null;

/** As if all passkeys of an account had been added so many days ago. */
const letDaysPass = (accountId: string, days: number) =>
  running.database.pool.query(
    'update passkey set created_at = created_at - make_interval(days => $1) where account_id = $2',
    [days, accountId],
  );

let people = 0;
const newcomer = () => newOwner(running, `keeper-${++people}@example.com`);

/** The page that the mailed link leads to, and what a browser would say of its box. */
async function openLink(email: string, language = 'en') {
  const links = async () =>
    (await mailsTo(running, email)).flatMap(({ text }) => text.match(/http\S+reset-password\?\S+/) ?? []);
  const before = (await links()).length;
  const flow = await beginSignIn(running, { ui_locales: language });
  await flow.post('forgotten-password/<uid>', { email });
  await expect.poll(async () => (await links()).length, { timeout: 10_000 }).toBe(before + 1);
  const [link = ''] = await links();
  const page = await (await new TestBrowser().ask(link)).text();
  const box = boxOf(page);
  /** Presses the page's button with its box as it is, or as it is said. */
  const press = (isTicked = box === 'ticked', typed = password) =>
    pressButton(running, page, { password: typed, ...(isTicked && { 'remove-passkeys': 'yes' }) });
  return { link, page, box, press };
}

function boxOf(page: string): 'ticked' | 'empty' | null {
  const [box] = page.match(/<input[^>]*name="remove-passkeys"[^>]*>/) ?? [];
  if (!box) return null;
  return /\schecked\b/.test(box) ? 'ticked' : 'empty';
}

/** Whom a passkey signs in, without anything else. */
async function signInBy(authenticator: ReturnType<typeof softwareAuthenticator>) {
  const flow = await beginSignIn(running);
  const options = JSON.parse((await flow.post('sign-in/<uid>/passkey/options', {})).body);
  const answer = await flow.post('sign-in/<uid>/passkey', { credential: authenticator.sign(options) });
  return answer.location === null ? null : ((await flow.finish(answer))?.sub ?? null);
}

const subjectsTo = async (email: string) => (await mailsTo(running, email)).map(({ subject }) => subject);

describe('a passkey that somebody added who knew the password', () => {
  test('signs in no longer after a new password, by the box as it is', async () => {
    const { id, email } = await newcomer();
    const thief = await newOwner(running, email);
    const authenticator = await addPasskey(running, thief, 'Thief’s key');
    expect(await signInBy(authenticator)).toBe(id);

    const { box, press } = await openLink(email);
    expect(box).toBe('ticked');
    expect((await press()).location?.searchParams.get('state')).toBe('ok');
    expect(await signInBy(authenticator)).toBeNull();
    expect(await passkeysOf(id)).toBe(0);
    await expect
      .poll(() => subjectsTo(email), { timeout: 10_000 })
      .toContain('Your password was changed, and your passkeys were removed');
  });

  test('while the page was open is told of before anything is changed, and a second press removes it', async () => {
    const { id, email, open } = await newcomer();
    await putPasskey(running, id, 'owner’s');
    await letDaysPass(id, 40);
    const { box, press } = await openLink(email);
    expect(box).toBe('empty');
    const before = await accountById(running.database.kysely, id);
    await putPasskey(running, id, 'thief’s');

    const told = await press();
    expect(told.status).toBe(409);
    expect(told.body).toContain('href="#remove-passkeys"');
    expect(boxOf(told.body)).toBe('ticked');
    expect((await accountById(running.database.kysely, id))?.password_hash).toBe(before?.password_hash);
    expect((await open('security')).status).toBe(200);

    const again = await pressButton(running, told.body, { password, 'remove-passkeys': 'yes' });
    expect(again.location?.searchParams.get('state')).toBe('ok');
    expect(await passkeysOf(id)).toBe(0);
  });
});

describe('without the tick', () => {
  test('passkeys stay as they are', async () => {
    const owner = await newcomer();
    const authenticator = await addPasskey(running, owner, 'Own key');
    const { press } = await openLink(owner.email);
    expect((await press(false)).location?.searchParams.get('state')).toBe('ok');
    expect(await signInBy(authenticator)).toBe(owner.id);
    await expect
      .poll(() => subjectsTo(owner.email), { timeout: 10_000 })
      .toContain('Your password was changed');
  });

  test('and a password that cannot be taken, the box stays as it was left', async () => {
    const { id, email } = await newcomer();
    await putPasskey(running, id, email);
    const { press } = await openLink(email);
    const [left, ticked] = [await press(false, 'short'), await press(true, 'short')];
    expect([left.status, boxOf(left.body)]).toEqual([422, 'empty']);
    expect([ticked.status, boxOf(ticked.body)]).toEqual([422, 'ticked']);
    expect(await passkeysOf(id)).toBe(1);
  });
});

describe('the page of a new password', () => {
  test.each([
    [29, 'ticked'],
    [31, 'empty'],
  ])('has the box, when the newest passkey is %i days old, %s', async (days, expected) => {
    const { id, email } = await newcomer();
    await putPasskey(running, id, `${email} old`);
    await letDaysPass(id, 300);
    await putPasskey(running, id, `${email} newer`);
    await letDaysPass(id, days);
    expect((await openLink(email)).box).toBe(expected);
  });

  test.each([
    ['en', 'This account has 2 passkeys; the newest was added on 2 March 2025.', 'Remove all passkeys'],
    [
      'fr',
      'Ce compte possède 2 clés d’accès\u202f; la plus récente a été ajoutée le 2 mars 2025.',
      'Supprimer toutes les clés d’accès',
    ],
    ['zh', '此账户有2个通行密钥，最近一次添加于2025年3月2日。', '删除所有通行密钥'],
  ])(
    'says in %s how many there are and since when, and the box is described by it',
    async (language, text, label) => {
      const { id, email } = await newcomer();
      for (const [key, day] of [
        ['first', '2025-01-01'],
        ['last', '2025-03-02'],
      ] as const) {
        await putPasskey(running, id, `${email} ${key}`);
        await running.database.pool.query('update passkey set created_at = $1 where id = $2', [
          `${day}T12:00:00Z`,
          `${email} ${key}`,
        ]);
      }
      const { page } = await openLink(email, language);
      expect(page).toContain(text);
      expect(page).toMatch(new RegExp(`aria-describedby="([\\w-]+)"[^>]*><span>${label}</span>`));
      const describing = page.match(/name="remove-passkeys"[^>]*aria-describedby="([\w-]+)"/)?.[1];
      expect(page.indexOf(`id="${describing}"`)).toBeLessThan(page.indexOf(text));
      expect(page).not.toContain('{');
    },
  );

  test('says nothing of passkeys where there are none, where the link has done its work, or it is another’s', async () => {
    const { id, email } = await newcomer();
    expect((await openLink(email)).page).not.toContain('passkey');
    await putPasskey(running, id, email);
    const { link, press } = await openLink(email);
    await running.database.pool.query('update account set email = $1 where id = $2', [`now-${email}`, id]);
    for (const typed of [password, 'short']) {
      const { location, body } = await press(true, typed);
      expect(location?.searchParams.get('state')).toBe('expired');
      expect(body).not.toContain('passkey');
    }
    await running.database.pool.query('update account set email = $1 where id = $2', [email, id]);
    await press(false);
    const spent = await followMail(running, link);
    expect([spent.location?.searchParams.get('state'), spent.body.includes('passkey')]).toEqual([
      'used',
      false,
    ]);
    expect(await passkeysOf(id)).toBe(1);
  });
});

test('where a passkey is the second factor, the mailbox alone does not end it: there is no box, and no form does it', async () => {
  const owner = await newcomer();
  const authenticator = await addPasskey(running, owner, 'Own key');
  await owner.post('security/second-factor', { on: 'yes' });
  const { box, press } = await openLink(owner.email);
  expect(box).toBeNull();
  expect((await press(true)).location?.searchParams.get('state')).toBe('ok');
  expect([await passkeysOf(owner.id), await asksForPasskey(owner.id)]).toEqual([1, true]);
  expect(await signInBy(authenticator)).toBe(owner.id);
});

test.each([
  ['delete', 'passkey'],
  ['update of password_hash', 'account'],
  ['delete', 'oidc_model'],
  ['insert', 'outgoing'],
])('passkeys are removed with the new password or not at all (%s of %s fails)', async (statement, table) => {
  const owner = await newcomer();
  const authenticator = await addPasskey(running, owner, 'Key');
  const { press } = await openLink(owner.email);
  const before = await accountById(running.database.kysely, owner.id);
  await failing.breaks(statement, table);
  expect((await press()).status).toBe(500);
  await failing.mend();
  const after = await accountById(running.database.kysely, owner.id);
  expect(after?.password_hash).toBe(before?.password_hash);
  expect(await signInBy(authenticator)).toBe(owner.id);
  expect((await press()).location?.searchParams.get('state')).toBe('ok');
  expect(await passkeysOf(owner.id)).toBe(0);
});

test('before anybody has proved the address no passkey stays, and the mail says so', async () => {
  const { id, email } = await newcomer();
  await putPasskey(running, id, email);
  await running.database.pool.query('update account set email_verified = false where id = $1', [id]);
  const { box, press } = await openLink(email);
  expect(box).toBeNull();
  await press();
  expect(await passkeysOf(id)).toBe(0);
  await expect
    .poll(() => subjectsTo(email), { timeout: 10_000 })
    .toContain('Your password was changed, and your passkeys were removed');
});
