import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, accountByEmail, createAccount } from '../accounts/accounts.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { post as callAsPage } from '../compatibility/testing/calls.ts';
import { addPasskey, newOwner, PASSWORD } from '../security/security.fixture.ts';
import { beginSignIn, followMail, mailsTo, mailTo } from '../testing/hosted-pages.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { joinAccount, separateAccount } from './joined-accounts.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

const OTHER_PASSWORD = 'an entirely other harbour';

async function made(email: string, password: string): Promise<Account> {
  const passwordHash = await hashPassword(password);
  const account = await createAccount(running.database.kysely, { email, emailVerified: true, passwordHash });
  if (!account) throw new Error(`${email} has an account already.`);
  return account;
}

/** `other-<name>` joined to `<name>`. */
async function joined(name: string) {
  const main = await made(`${name}@example.com`, PASSWORD);
  const other = await made(`other-${name}@example.com`, OTHER_PASSWORD);
  expect(await joinAccount(running.database.kysely, other.id, main.id)).not.toBeNull();
  return { main, other };
}

const isJoined = async ({ id }: Account) =>
  (
    await running.database.kysely
      .selectFrom('account')
      .select('linked_to')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).linked_to !== null;

/** Who is signed in by an address and a password; undefined when they are refused. */
async function whoIs(email: string, password: string): Promise<string | undefined> {
  const flow = await beginSignIn(running);
  const answer = await flow.post('sign-in/<uid>', { email, password });
  return answer.location === null ? undefined : (await flow.finish(answer))?.sub;
}

async function askForReset(email: string) {
  const flow = await beginSignIn(running);
  await flow.post('forgotten-password/<uid>', { email });
}

test('the address of a joined account leads to the main one, by the main one’s password and not by its own', async () => {
  const { main, other } = await joined('password');
  expect(await whoIs(other.email, PASSWORD)).toBe(main.id);
  expect(await whoIs(other.email, OTHER_PASSWORD)).toBeUndefined();
});

test('codes and links for the address of a joined account go to the main one’s mailbox alone', async () => {
  const { main, other } = await joined('codes');
  const flow = await beginSignIn(running);
  await flow.post('sign-in/<uid>/code', { email: other.email });
  await mailTo(running, main.email);
  for (const send of ['code', 'link']) {
    const body = { connection: 'email', email: other.email, send };
    expect((await callAsPage(running, 'passwordless/start', body)).status).toBe(200);
  }
  expect((await mailTo(running, main.email, 3)).count).toBe(3);
  expect(await mailsTo(running, other.email)).toEqual([]);
});

test('a new password by mail ends every join of the account, and both addresses are told', async () => {
  const { main, other } = await joined('reset');
  await askForReset(main.email);
  await followMail(running, (await mailTo(running, main.email)).link, { password: 'a wholly new one' });
  expect(await isJoined(other)).toBe(false);
  expect(await whoIs(other.email, OTHER_PASSWORD)).toBe(other.id);
  const subjects = async (email: string, atLeast: number) => {
    await mailTo(running, email, atLeast);
    return (await mailsTo(running, email)).map(({ subject }) => subject);
  };
  expect(await subjects(main.email, 3)).toContain('Two accounts were separated');
  expect(await subjects(other.email, 1)).toEqual(['Two accounts were separated']);
});

test('whoever reads the mailbox of a joined account takes it out again by a new password', async () => {
  const { main, other } = await joined('way-out');
  await askForReset(other.email);
  const { link } = await mailTo(running, other.email);
  const set = await followMail(running, link, { password: 'a wholly new one' });
  expect(set.location?.searchParams.get('state')).toBe('ok');
  expect(await isJoined(other)).toBe(false);
  expect(await whoIs(other.email, 'a wholly new one')).toBe(other.id);
  expect(await whoIs(main.email, PASSWORD)).toBe(main.id);
});

test('who signs up with the address of a joined account is mailed there, and not to the main one', async () => {
  const { main, other } = await joined('sign-up');
  const flow = await beginSignIn(running);
  await flow.post('sign-up/<uid>', { email: other.email, password: 'a wholly new one' });
  expect((await mailTo(running, other.email)).subject).toBe('You already have an account');
  expect(await mailsTo(running, main.email)).toEqual([]);
});

test('a link for another address that was asked for before the join changes nothing of the main account', async () => {
  const thief = await newOwner(running, 'moving-thief@example.com');
  await thief.post('security/email', { email: 'thiefs-other@example.com' });
  const { link } = await mailTo(running, 'thiefs-other@example.com');
  const main = await made('moved-victim@example.com', PASSWORD);
  await joinAccount(running.database.kysely, thief.id, main.id);
  await followMail(running, link, { password: PASSWORD }, thief.browser);
  const { kysely } = running.database;
  expect((await accountByEmail(kysely, 'moved-victim@example.com'))?.id).toBe(main.id);
  expect(await accountByEmail(kysely, 'thiefs-other@example.com')).toBeNull();
});

test('a passkey of a joined account opens nothing, neither by itself nor as the main account’s second factor', async () => {
  const thief = await newOwner(running, 'thief-with-passkey@example.com');
  const authenticator = await addPasskey(running, thief, 'Thief’s key');
  const victim = await newOwner(running, 'victim-with-factor@example.com');
  await addPasskey(running, victim, 'Victim’s key');
  await victim.post('security/second-factor', { on: 'yes' });
  await joinAccount(running.database.kysely, thief.id, victim.id);

  const alone = await beginSignIn(running);
  const challenge = JSON.parse((await alone.post('sign-in/<uid>/passkey/options', {})).body);
  const passkey = await alone.post('sign-in/<uid>/passkey', { credential: authenticator.sign(challenge) });
  expect([passkey.status, passkey.location]).toEqual([422, null]);

  const second = await beginSignIn(running);
  const { body } = await second.post('sign-in/<uid>', { email: victim.email, password: PASSWORD });
  const step = body.match(/name="step" value="([^"]+)"/)?.[1] ?? '';
  const options = JSON.parse((await second.post('sign-in/<uid>/second-factor/options', { step })).body);
  const credential = authenticator.sign(options);
  const answer = await second.post('sign-in/<uid>/second-factor', { step, credential });
  expect([answer.status, answer.location]).toEqual([422, null]);
});

test('separated again, an account has its passkeys back', async () => {
  const { kysely } = running.database;
  const owner = await newOwner(running, 'back-again@example.com');
  const authenticator = await addPasskey(running, owner, 'Own key');
  const main = await made('had-it@example.com', PASSWORD);
  await joinAccount(kysely, owner.id, main.id);
  await separateAccount(kysely, owner.id, main.id);
  const flow = await beginSignIn(running);
  const challenge = JSON.parse((await flow.post('sign-in/<uid>/passkey/options', {})).body);
  const answer = await flow.post('sign-in/<uid>/passkey', { credential: authenticator.sign(challenge) });
  expect((await flow.finish(answer))?.sub).toBe(owner.id);
});
