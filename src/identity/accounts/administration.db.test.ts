import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginSignIn, DEMO_PASSWORD, post } from '../testing/hosted-pages.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { accountByEmail } from './accounts.ts';
import {
  accountNamed,
  addAccount,
  givePassword,
  givePermissions,
  listAccounts,
  lockAccount,
  permissionsHeld,
  permissionsOf,
  takePermissions,
  unlockAccount,
} from './administration.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

const db = () => running.database.kysely;
const sessions = async (id: string) =>
  (await db().selectFrom('oidc_model').select('id').where('account_id', '=', id).execute()).length;

async function signIn(email: string, password: string, language = 'en') {
  const flow = await beginSignIn(running);
  const page = flow.at(`sign-in/<uid>?lang=${language}`);
  const answer = await post(
    running,
    flow.browser,
    page,
    { email, password },
    {
      accept: 'text/html',
      origin: new URL(running.issuer).origin,
      'sec-fetch-site': 'same-origin',
    },
  );
  return { flow, answer };
}

test('a locked account is signed in to by nobody, is told so once the password is right, and comes back', async () => {
  const email = 'client@example.com';
  const account = await accountNamed(db(), email);
  const { flow, answer } = await signIn(email, DEMO_PASSWORD);
  expect((await flow.finish(answer))?.email).toBe(email);
  expect(await sessions(account.id)).toBeGreaterThan(0);

  await lockAccount(db(), account);
  expect(await sessions(account.id)).toBe(0);
  const said = { en: 'This account is locked', fr: 'Ce compte est verrouillé', zh: '此账户已锁定' };
  for (const [language, words] of Object.entries(said)) {
    const { answer: refused } = await signIn(email, DEMO_PASSWORD, language);
    expect(refused.status).toBe(403);
    expect(refused.body).toContain(words);
  }
  expect((await signIn(email, 'a-wrong-password')).answer.body).not.toContain(said.en);
  expect(await sessions(account.id)).toBe(0);

  await unlockAccount(db(), account);
  const again = await signIn(email, DEMO_PASSWORD);
  expect((await again.flow.finish(again.answer))?.email).toBe(email);
});

test('clients that hand passwords over get no token for a locked account', async () => {
  const account = await addAccount(db(), 'handed@example.com');
  await givePassword(db(), account, 'a password for one');
  const ask = () =>
    fetch(`${running.issuer}oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        grant_type: 'password',
        client_id: 'chancery-site',
        username: account.email,
        password: 'a password for one',
      }),
    });
  expect((await ask()).status).toBe(200);
  await lockAccount(db(), account);
  const refused = await ask();
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ error: 'access_denied' });
});

test('roles are given and taken; who loses one is signed out everywhere', async () => {
  const email = 'Ann.Other@example.com';
  const made = await addAccount(db(), email);
  await givePermissions(db(), made, permissionsOf(['editor', 'product|research-library']));
  await givePassword(db(), made, 'quite a long one, Ann');
  const held = async () => permissionsHeld(await accountNamed(db(), email));
  expect(await held()).toEqual(['content|edit', 'content|publish', 'product|research-library']);
  const { flow, answer } = await signIn(email, 'quite a long one, Ann');
  await flow.finish(answer);
  expect(await sessions(made.id)).toBeGreaterThan(0);
  await takePermissions(db(), made, permissionsOf(['editor']));
  expect(await held()).toEqual(['product|research-library']);
  expect(await sessions(made.id)).toBe(0);
  expect((await listAccounts(db())).map((one) => one.email)).toContain(email);
});

test('what cannot be done is said in a line', async () => {
  await expect(addAccount(db(), 'nobody')).rejects.toThrow('“nobody” is no email address.');
  await expect(addAccount(db(), 'VISITOR@example.com')).rejects.toThrow('has an account already');
  await expect(accountNamed(db(), 'no@example.com')).rejects.toThrow('There is no account no@example.com.');
  expect(() => permissionsOf(['king'])).toThrow(
    'There is no role king. There are: author, editor, desk, privacy;',
  );
  const account = await accountNamed(db(), 'visitor@example.com');
  await expect(givePassword(db(), account, 'short')).rejects.toThrow('fewer than 10 characters');
  expect(await accountByEmail(db(), 'nobody')).toBeNull();
});
