import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../accounts/accounts.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { endAllSessions } from '../provider/sessions/sessions.ts';
import { letTimePass } from '../security/security.fixture.ts';
import { contentOf, tokensFor } from '../testing/code-flow.ts';
import { mailsTo, mailTo } from '../testing/hosted-pages.ts';
import { TestBrowser } from '../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { allScopes, call, signedIn } from './testing/calls.ts';

let running: TestIdentity;
let passwordHash: string;
beforeAll(async () => {
  running = await startTestIdentity();
  passwordHash = await hashPassword('Chancery-demo-1');
});
afterAll(() => running.stop());

/** An account of its own and its tokens; `locale` is the language that its owner signed up in. */
async function somebody(name: string, locale = 'en') {
  const email = `${name}@example.com`;
  const userMetadata = { locale };
  await createAccount(running.database.kysely, { email, emailVerified: true, passwordHash, userMetadata });
  return { email, ...(await signedIn(running, email)) };
}

/** The tokens of somebody whose sign-in is an hour old, and was renewed silently just now. */
async function somebodyFromAnHourAgo(name: string) {
  const email = `${name}@example.com`;
  await createAccount(running.database.kysely, { email, emailVerified: true, passwordHash });
  const browser = new TestBrowser();
  const change = { audience: running.identity.managementAudience, scope: allScopes };
  const first = await tokensFor(running, { browser, email, change });
  const id = first.claims()?.sub ?? '';
  await letTimePass(running, id);
  const renewed = await tokensFor(running, { browser, change: { ...change, prompt: 'none' } });
  return { email, id, bearer: renewed.access_token, idToken: renewed.id_token };
}

const join = ({ id, bearer }: { id: string; bearer: string }, link_with: unknown) =>
  call(running, 'POST', id, { bearer, path: '/identities', body: { link_with } });
const separate = ({ id, bearer }: { id: string; bearer: string }, other: string) =>
  call(running, 'DELETE', id, { bearer, path: `/identities/auth0/${other.replace('auth0|', '')}` });
const joinedTo = async (id: string) =>
  (await running.database.kysely.selectFrom('account').select('id').where('linked_to', '=', id).execute())
    .length;

test('an id token whose owner has signed out since joins nothing', async () => {
  const thief = await somebody('taker');
  const owner = await somebody('signs-out');
  await endAllSessions(running.identity, owner.id);
  expect((await join(thief, owner.idToken)).status).toBe(400);
  expect(await joinedTo(thief.id)).toBe(0);
});

test('a token whose owner signed in long ago joins no account and separates none', async () => {
  const thief = await somebody('thief');
  const victim = await somebodyFromAnHourAgo('victim');
  const refused = {
    status: 403,
    body: {
      statusCode: 403,
      error: 'Forbidden',
      message: 'The sign-in is too long ago: sign in again, then try once more within 15 minutes.',
      errorCode: 'insufficient_user_authentication',
    },
  };
  expect(await join(victim, thief.idToken)).toEqual(refused);
  expect(await separate(victim, thief.id)).toEqual(refused);
  expect(await joinedTo(victim.id)).toBe(0);
  expect((await call(running, 'GET', victim.id, { bearer: victim.bearer })).status).toBe(200);
});

test('an account whose owner signed in long ago is not joined to another', async () => {
  const thief = await somebody('collector');
  const victim = await somebodyFromAnHourAgo('collected');
  expect(Number(contentOf(victim.idToken ?? '').auth_time)).toBeLessThan(Date.now() / 1000 - 3500);
  const { status, body } = await join(thief, victim.idToken);
  expect([status, body.errorCode]).toEqual([403, 'insufficient_user_authentication']);
  expect(await joinedTo(thief.id)).toBe(0);
});

test.each([
  ['en', 'Two accounts were joined', 'Two accounts were separated'],
  ['fr-fr', 'Deux comptes ont été réunis', 'Deux comptes ont été séparés'],
  ['zh-cn', '两个账户已合并', '两个账户已分开'],
])(
  'both addresses are told of a join and of its end, in the owner’s language: %s',
  async (locale, joined, separated) => {
    const main = await somebody(`main-${locale}`, locale);
    const other = await somebody(`other-${locale}`);
    expect((await join(main, other.idToken)).status).toBe(201);
    for (const { email } of [main, other]) {
      const { subject, text, link } = await mailTo(running, email);
      expect(subject).toBe(joined);
      for (const one of [main, other]) expect(text).toContain(one.email);
      expect(new URL(link).pathname).toBe('/forgotten-password');
    }
    expect((await separate(main, other.id)).status).toBe(200);
    for (const { email } of [main, other]) expect((await mailTo(running, email, 2)).subject).toBe(separated);
  },
);

test('what is refused is told to nobody', async () => {
  const main = await somebody('quiet');
  expect((await join(main, 'a.b.c')).status).toBe(400);
  expect((await separate(main, 'auth0|000000000000000000000000')).status).toBe(404);
  expect(await mailsTo(running, main.email)).toEqual([]);
});
