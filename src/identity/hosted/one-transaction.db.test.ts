import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { failingStatements } from '../../platform/db/testing/failing-statements.ts';
import { accountByEmail } from '../accounts/accounts.ts';
import { newOwner, putPasskey } from '../security/security.fixture.ts';
import { beginSignIn, followMail, mailsTo, mailTo } from '../testing/hosted-pages.ts';
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
const accountOf = (email: string) => accountByEmail(running.database.kysely, email);

/** Signed in in two browsers, and a link for another password in the mailbox. */
async function atTheLink(email: string) {
  const owner = await newOwner(running, email);
  await newOwner(running, email);
  const flow = await beginSignIn(running);
  await flow.post('forgotten-password/<uid>', { email });
  const { link, count } = await mailTo(running, email);
  const held = async () => {
    const { rows } = await running.database.pool.query(
      `select count(*)::int as held from oidc_model where account_id = $1 and model in ('Session', 'RefreshToken', 'Grant')`,
      [owner.id],
    );
    return rows[0].held as number;
  };
  return { ...owner, link, count, held };
}

describe('a new password whose last write fails', () => {
  test.each([
    ['delete', 'oidc_model'],
    ['update of password_hash', 'account'],
    ['insert', 'outgoing'],
  ])('(%s of %s) changes nothing, and the link works still', async (statement, table) => {
    const email = `reset-${table.replace('_', '-')}@example.com`;
    const { link, count, held } = await atTheLink(email);
    const before = await accountOf(email);
    await failing.breaks(statement, table);
    expect((await followMail(running, link, { password })).status).toBe(500);
    await failing.mend();
    expect((await accountOf(email))?.password_hash).toBe(before?.password_hash);
    expect(await held()).toBeGreaterThan(0);
    expect(await mailsTo(running, email)).toHaveLength(count);

    const again = await followMail(running, link, { password });
    expect(again.location?.searchParams.get('state')).toBe('ok');
    expect((await accountOf(email))?.password_hash).not.toBe(before?.password_hash);
    expect(await held()).toBe(0);
    expect((await mailTo(running, email, count + 1)).subject).toBe('Your password was changed');
  });
});

describe('what is changed and the mail about it', () => {
  test('happen together: another address', async () => {
    const email = 'moves@example.com';
    const { post, browser } = await newOwner(running, email);
    await post('security/email', { email: `new-${email}` });
    const { link } = await mailTo(running, `new-${email}`);
    await mailTo(running, email);
    await failing.breaks('insert', 'outgoing');
    expect((await followMail(running, link, {}, browser)).status).toBe(500);
    await failing.mend();
    expect(await accountOf(`new-${email}`)).toBeNull();
    expect((await followMail(running, link, {}, browser)).status).toBe(200);
    expect(await accountOf(email)).toBeNull();
    expect((await mailTo(running, email, 2)).text).toContain(`new-${email}`);
  });

  test('happen together: a passkey that is removed', async () => {
    const { id, email, post } = await newOwner(running, 'keys@example.com');
    await putPasskey(running, id, 'a key');
    await failing.breaks('insert', 'outgoing');
    expect((await post('security/passkeys/remove', { id: 'a key' })).status).toBe(500);
    await failing.mend();
    const passkeys = () =>
      running.database.kysely.selectFrom('passkey').select('id').where('account_id', '=', id).execute();
    expect(await passkeys()).toHaveLength(1);
    await post('security/passkeys/remove', { id: 'a key' });
    expect(await passkeys()).toEqual([]);
    await mailTo(running, email);
  });
});

describe('what somebody who is signed in asks for by mail', () => {
  test.each([
    ['security/email', { email: 'asked-new@example.com' }],
    ['security/password', {}],
    ['security/confirm/send-code', {}],
  ] as const)('is written down before they are told so: %s', async (path, fields) => {
    const email = `asked-${path.split('/').at(-1)}@example.com`;
    const { id, post } = await newOwner(running, email);
    // Codes confirm who has no password.
    if (path.includes('confirm'))
      await running.database.pool.query('update account set password_hash = null where id = $1', [id]);
    await failing.breaks('insert', 'outgoing');
    expect((await post(path, fields)).status).toBe(500);
    await failing.mend();
    expect((await post(path, fields)).status).toBeLessThan(400);
    await mailTo(running, email);
  });
});

test('a code by mail whose second write fails is still good', async () => {
  const email = 'unproved@example.com';
  await newOwner(running, email);
  await running.database.pool.query('update account set email_verified = false where email = $1', [email]);
  const flow = await beginSignIn(running);
  await flow.post('sign-in/<uid>/code', { email });
  const code = (await mailTo(running, email)).text.match(/\b\d{6}\b/)?.[0] ?? '';
  const enter = { step: 'enter', email, code };
  await failing.breaks('update of email_verified', 'account');
  expect((await flow.post('sign-in/<uid>/code', enter)).status).toBe(500);
  await failing.mend();
  expect((await flow.finish(await flow.post('sign-in/<uid>/code', enter)))?.email).toBe(email);
});

test('a sign-up whose account cannot be made can be confirmed again', async () => {
  const email = 'fresh@example.com';
  const flow = await beginSignIn(running);
  await flow.post('sign-up/<uid>', { email, password });
  const { link } = await mailTo(running, email);
  await failing.breaks('insert', 'account');
  expect((await followMail(running, link, {}, flow.browser)).status).toBe(500);
  await failing.mend();
  const answer = await followMail(running, link, {}, flow.browser);
  expect(answer.location?.searchParams.get('state')).toBe('ok');
});

test('a link that unlocks and could not is still good', async () => {
  const { email } = await newOwner(running, 'locked@example.com');
  const flow = await beginSignIn(running);
  for (let time = 0; time < 10; time++) await flow.post('sign-in/<uid>', { email, password: 'wrong' });
  const { link } = await mailTo(running, email);
  await failing.breaks('delete', 'attempt');
  expect((await followMail(running, link)).status).toBe(500);
  await failing.mend();
  expect((await followMail(running, link)).body).toContain('Your account is unlocked');
});
