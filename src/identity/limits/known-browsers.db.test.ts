import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '../hosted/mail/outbox.ts';
import { endAllSessions } from '../provider/sessions/sessions.ts';
import { newOwner, PASSWORD } from '../security/security.fixture.ts';
import { beginSignIn, followMail, mailTo } from '../testing/hosted-pages.ts';
import { TestBrowser } from '../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../testing/start-test-identity.ts';
import { signInAttempts } from './sign-in-attempts.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity({ env: { TRUSTED_PROXIES: '127.0.0.0/8, ::1' } });
});
afterAll(() => running.stop());
beforeEach(() => running.database.pool.query('delete from attempt'));

let people = 0;
/** Somebody who has signed in in a browser, and is signed out there. */
async function owner() {
  const made = await newOwner(running, `owner-${++people}@example.com`);
  await made.browser.ask(`${running.issuer}v2/logout`);
  return { ...made, right: { email: made.email, password: PASSWORD } };
}

/** Strangers elsewhere guess until the account is locked. */
async function lockOut(email: string) {
  const outbox = createOutbox(running.identity);
  const attempts = signInAttempts(running.identity, outbox);
  for (let time = 0; time < 10; time++) {
    const attempt = { email, ip: `198.51.100.${time}` };
    await attempts.mayTry(attempt);
    await attempts.failed(attempt);
  }
  await outbox.settled();
}

/** What the form answers in a browser. */
async function tryIn(browser: TestBrowser, fields: Readonly<Record<string, string>>) {
  const flow = await beginSignIn(running, {}, browser);
  return (await flow.post('sign-in/<uid>', fields)).status;
}

describe('in a browser in which its owner has signed in before, the right password', () => {
  test('opens an account that strangers have locked, and the lock stays for all others', async () => {
    const { email, browser, right } = await owner();
    await lockOut(email);
    expect(await tryIn(new TestBrowser(), right)).toBe(429);
    expect(await tryIn(browser, right)).toBe(303);
    expect(await tryIn(new TestBrowser(), right)).toBe(429);
  });

  test('opens it while the whole network is refused, also where a code is asked for', async () => {
    const { email, browser, right } = await owner();
    await running.database.pool.query(
      `insert into attempt select kind || ':' || name, 1000, (extract(epoch from now()) * 1000 + 600000)::bigint
       from unnest(array['127.0.0.1', '0:0:0:0::/64']) name, unnest(array['network', 'mailNetwork']) kind
       on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
    );
    expect(await tryIn(new TestBrowser(), right)).toBe(429);
    expect(await tryIn(browser, right)).toBe(303);
    const flow = await beginSignIn(running, { prompt: 'login' }, browser);
    await flow.post('sign-in/<uid>/code', { email });
    const { subject } = await mailTo(running, email);
    const code = { step: 'enter', email, code: subject.slice(0, 6) };
    expect((await flow.post('sign-in/<uid>/code', code)).status).toBe(303);
  });

  test('is taken by the calls of clients too', async () => {
    const { email, browser } = await owner();
    await lockOut(email);
    const body = JSON.stringify({
      client_id: 'chancery-site',
      grant_type: 'password',
      username: email,
      password: PASSWORD,
    });
    const headers = { 'content-type': 'application/json' };
    const call = (from: TestBrowser) =>
      from.ask(`${running.issuer}oauth/token`, { method: 'POST', headers, body });
    expect((await call(new TestBrowser())).status).toBe(429);
    expect((await call(browser)).status).toBe(200);
  });
});

test('five wrong passwords in such a browser lock nobody out; then it counts as every other', async () => {
  const { email, browser, right } = await owner();
  for (let time = 0; time < 5; time++) expect(await tryIn(browser, { email, password: 'wrong' })).toBe(422);
  const { rows } = await running.database.pool.query(
    `select key from attempt where points > 0 and (key like 'account:%' or key like 'network:%')`,
  );
  expect(rows).toEqual([]);
  await lockOut(email);
  expect(await tryIn(browser, right)).toBe(429);
});

describe('a browser is known no longer, or never was', () => {
  test.each([
    [
      'after the password was changed',
      async ({ email }: Owner) => {
        const flow = await beginSignIn(running);
        await flow.post('forgotten-password/<uid>', { email });
        await followMail(running, (await mailTo(running, email)).link, { password: PASSWORD });
      },
    ],
    ['after all sessions were ended', ({ id }: Owner) => endAllSessions(running.identity, id)],
    [
      'half a year later',
      () =>
        running.database.pool.query(`update known_browser set last_used_at = now() - interval '181 days'`),
    ],
  ])('%s', async (_, happen) => {
    const one = await owner();
    await happen(one);
    await lockOut(one.email);
    expect(await tryIn(one.browser, one.right)).toBe(429);
  });

  test('where another account has signed in', async () => {
    const [one, other] = [await owner(), await owner()];
    await lockOut(one.email);
    expect(await tryIn(other.browser, one.right)).toBe(429);
  });

  test('by a cookie that somebody made up, which is not taken on either', async () => {
    const { email, right } = await owner();
    const cookie = `identity-browser=${'x'.repeat(43)}`;
    const attempts = signInAttempts(running.identity, createOutbox(running.identity));
    await lockOut(email);
    expect(await attempts.mayTry({ email, ip: '192.0.2.1', cookie })).toMatchObject({ ok: false });
    await attempts.unlock(email);
    const flow = await beginSignIn(running);
    const form = new URLSearchParams(right);
    const own = ['identity-interaction', 'identity-interaction.sig'].map(
      (name) => `${name}=${flow.browser.cookie(name, `/sign-in/${flow.uid}`)}`,
    );
    const answer = await fetch(flow.at('sign-in/<uid>'), {
      method: 'POST',
      redirect: 'manual',
      body: form,
      headers: { cookie: [cookie, ...own].join('; '), origin: new URL(running.issuer).origin },
    });
    expect(answer.status).toBe(303);
    const set = answer.headers.getSetCookie().find((one) => one.startsWith('identity-browser='));
    expect(set).toMatch(/^identity-browser=(?!x{43})[\w-]{43};/);
  });
});

type Owner = Awaited<ReturnType<typeof owner>>;

async function countBrowsers(accountId: string): Promise<number> {
  const { rows } = await running.database.pool.query(
    'select count(*) as count from known_browser where account_id = $1',
    [accountId],
  );
  return Number(rows[0].count);
}

test('one browser has one secret for all its accounts, which scripts cannot read and the database does not hold', async () => {
  const first = await owner();
  const secret = first.browser.cookie('identity-browser') ?? '';
  expect(secret).toMatch(/^[\w-]{43}$/);
  const second = await newOwner(running, `owner-${++people}@example.com`, first.browser);
  expect(first.browser.cookie('identity-browser')).toBe(secret);
  expect([await countBrowsers(first.id), await countBrowsers(second.id)]).toEqual([1, 1]);
  const flow = await beginSignIn(running);
  const { headers } = await flow.post('sign-in/<uid>', first.right);
  const [set = ''] = headers.getSetCookie().filter((one) => one.startsWith('identity-browser='));
  expect(set).toMatch(/; Path=\/; Max-Age=15552000; SameSite=Lax; HttpOnly$/);
  const { rows } = await running.database.pool.query(
    `select encode(digest, 'escape') as text from known_browser`,
  );
  expect(rows.map(({ text }) => text).join()).not.toContain(secret);
});
