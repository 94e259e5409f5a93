import { createClient } from 'graphql-ws';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { askForDeletion } from '../../account/deletion/deletion.ts';
import { accountByEmail, createAccount } from '../../identity/accounts/accounts.ts';
import { hashPassword } from '../../identity/accounts/passwords.ts';
import { DEMONSTRATION_PASSWORD } from '../../identity/demonstration.ts';
import { askForTokens } from '../../identity/testing/code-flow.ts';
import { beginSignIn, followMail, mailTo, post } from '../../identity/testing/hosted-pages.ts';
import { eraseDue } from '../../jobs/erase-due.ts';
import { startEmbeddedSite } from '../../site/embedded-site.fixture.ts';

type Site = Awaited<ReturnType<typeof startEmbeddedSite>>;
let at: Site;
beforeAll(async () => {
  at = await startEmbeddedSite();
});
afterAll(() => at.stop());

/** Within which an end is felt. */
const within = { timeout: 5_000, interval: 100 };
const shut = [401, 401];
const open = [200, 200];

let count = 0;
/** Somebody with an account of their own, signed in in two browsers. */
async function someone(permissions: readonly string[] = []) {
  const { kysely } = at.running.database;
  count += 1;
  const email = `somebody-${count}@example.com`;
  const account = await createAccount(kysely, {
    email,
    emailVerified: true,
    passwordHash: await hashPassword(DEMONSTRATION_PASSWORD),
    appMetadata: { permissions },
  });
  const [first, second] = [await at.signedIn(email), await at.signedIn(email)];
  expect(await at.statusesFor(first.token)).toEqual(open);
  expect(await at.statusesFor(second.token)).toEqual(open);
  return { email, id: account?.id ?? '', first, second };
}
type Someone = Awaited<ReturnType<typeof someone>>;

/** Which of the two browsers each act leaves signed in. */
const acts: Readonly<
  Record<string, [left: 'both ended' | 'the second stays', act: (who: Someone) => Promise<unknown>]>
> = {
  'signing out': ['the second stays', ({ first }) => first.browser.ask(`${at.running.issuer}v2/logout`)],
  'signing out everywhere': [
    'both ended',
    ({ second }) => post(at.running, second.browser, 'security/sessions/end-all?lang=en', {}),
  ],
  'ending one session from another': [
    'the second stays',
    async ({ id, second }) => {
      const rows = await at.running.database.kysely
        .selectFrom('session_use')
        .select('session_uid')
        .where('account_id', '=', id)
        .orderBy('signed_in_at')
        .execute();
      const session = rows[0]?.session_uid ?? '';
      await post(at.running, second.browser, 'security/sessions/end?lang=en', { session });
    },
  ],
  'a new password by a mailed link': [
    'both ended',
    async ({ email }) => {
      const flow = await beginSignIn(at.running);
      await flow.post('forgotten-password/<uid>', { email });
      await followMail(at.running, (await mailTo(at.running, email)).link, { password: 'a wholly new one' });
    },
  ],
  'another address, confirmed in the second browser': [
    'the second stays',
    async ({ email, second }) => {
      await post(at.running, second.browser, 'security/email?lang=en', { email: `new-${email}` });
      const { link } = await mailTo(at.running, `new-${email}`);
      await followMail(at.running, link, {}, second.browser);
    },
  ],
  'erasing the account': [
    'both ended',
    async ({ id }) => {
      const { kysely } = at.running.database;
      await askForDeletion(kysely, id);
      await kysely
        .updateTable('visitor')
        .set({ deletion_due: new Date(0) })
        .where('id', '=', id)
        .execute();
      await eraseDue(kysely);
    },
  ],
  'an account that an administrator deletes': [
    'both ended',
    ({ id }) => at.running.database.pool.query('delete from account where id = $1', [id]),
  ],
  'joining the account to another': [
    'both ended',
    async ({ id }) => {
      const { pool, kysely } = at.running.database;
      const main = await accountByEmail(kysely, 'visitor@example.com');
      await pool.query('update account set linked_to = $2 where id = $1', [id, main?.id]);
    },
  ],
  'a refresh token that somebody uses a second time': [
    'the second stays',
    async ({ first: { refreshToken: refresh_token } }) => {
      for (const _ of [1, 2]) await askForTokens(at.running, { grant_type: 'refresh_token', refresh_token });
    },
  ],
  'revoking the refresh token': [
    'the second stays',
    ({ first: { refreshToken: token } }) =>
      fetch(`${at.running.issuer}oauth/revoke`, {
        method: 'POST',
        body: new URLSearchParams({ client_id: 'chancery-site', token }),
      }),
  ],
};

describe('within five seconds the site refuses tokens from before', () => {
  test.each(Object.entries(acts))(
    '%s',
    async (_, [left, act]) => {
      const who = await someone();
      await act(who);
      await vi.waitFor(async () => expect(await at.statusesFor(who.first.token)).toEqual(shut), within);
      if (left === 'both ended')
        await vi.waitFor(async () => expect(await at.statusesFor(who.second.token)).toEqual(shut), within);
      // What had been asked before is no longer remembered by then.
      else expect(await at.statusesFor(who.second.token)).toEqual(open);
    },
    30_000,
  );
});

test('an ended session ends its tokens also where it has given no refresh token', async () => {
  const { kysely } = at.running.database;
  const who = await at.signedIn();
  await kysely.deleteFrom('oidc_model').where('model', 'in', ['RefreshToken', 'AuthorizationCode']).execute();
  await who.browser.ask(`${at.running.issuer}v2/logout`);
  await vi.waitFor(async () => expect(await at.statusesFor(who.token)).toEqual(shut), within);
});

test('a sign-in that was shown before everything ended and is finished after it signs nobody in', async () => {
  const { email, second } = await someone();
  const flow = await beginSignIn(at.running);
  const shown = await flow.post('sign-in/<uid>', { email, password: DEMONSTRATION_PASSWORD });
  await post(at.running, second.browser, 'security/sessions/end-all?lang=en', {});
  const back = await flow.browser.follow(shown.location ?? '', at.running.issuer);
  expect(back.url.searchParams.has('code')).toBe(false);
});

describe('a lost permission', () => {
  const lose: Readonly<Record<string, (who: Someone) => Promise<unknown>>> = {
    'taken from the account': ({ id }) =>
      at.running.database.pool.query(`update account set app_metadata = '{}' where id = $1`, [id]),
    'by an entitlement that has ended': ({ id }) =>
      at.running.database.kysely.transaction().execute(async (db) => {
        await db.insertInto('visitor').values({ id }).execute();
        await sql`insert into entitlement (visitor, list, name, from_day, until_day)
          values (${id}, 'product', 'navigator-ai', current_date - 9, current_date - 1)`.execute(db);
      }),
  };

  test.each(Object.entries(lose))(
    '%s: the token is refused, and a renewed one goes on without it',
    async (_, act) => {
      const who = await someone(['product|navigator-ai', 'product|research-library']);
      await act(who);
      await vi.waitFor(async () => expect(await at.statusesFor(who.first.token)).toEqual(shut), within);
      const { body } = await askForTokens(at.running, {
        grant_type: 'refresh_token',
        refresh_token: who.first.refreshToken,
      });
      const token = String(body.access_token);
      expect(await at.statusesFor(token)).toEqual(open);
      const held = await (await at.post(token, '{ me { permissions { name } } }')).text();
      expect(held).not.toContain('product|navigator-ai');
    },
    30_000,
  );
});

describe('a socket', () => {
  async function connected(token: string) {
    const closed = Promise.withResolvers<{ code: number; reason: string }>();
    const acknowledged = Promise.withResolvers<void>();
    const client = createClient({
      url: at.socketUrl,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${token}` },
      lazy: false,
      retryAttempts: 0,
      onNonLazyError: () => undefined,
      on: { connected: () => acknowledged.resolve(), closed: (event) => closed.resolve(event as never) },
    });
    await acknowledged.promise;
    return { client, closed: closed.promise };
  }

  test('closes within five seconds of the end of its access, although nobody asks anything over it', async () => {
    const { first, second } = await someone();
    const { client, closed } = await connected(first.token);
    await post(at.running, second.browser, 'security/sessions/end-all?lang=en', {});
    const begun = performance.now();
    expect(await closed).toMatchObject({ code: 4403, reason: 'Sign in again' });
    expect(performance.now() - begun).toBeLessThan(5_000);
    await client.dispose();
  }, 30_000);

  test('and the API let nobody in while nobody can say whether their access holds', async () => {
    const { first, second } = await someone();
    const { client, closed } = await connected(first.token);
    await at.site.database.pool.query('select 1');
    await at.running.database.pool.query('alter table oidc_model rename to oidc_away');
    try {
      expect(await closed).toMatchObject({ code: 1013 });
      for (const status of await at.statusesFor(second.token)) expect(status).toBeGreaterThanOrEqual(500);
    } finally {
      await at.running.database.pool.query('alter table oidc_away rename to oidc_model');
    }
    expect(await at.statusesFor(second.token)).toEqual(open);
    await client.dispose();
  }, 30_000);
});
