import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { accountByMailedCode } from '../../accounts/account-of-mail.ts';
import { accountByEmail } from '../../accounts/accounts.ts';
import { endTickets, issueCode } from '../../accounts/tickets.ts';
import { post as callAsPage } from '../../compatibility/testing/calls.ts';
import { lockDemonstrationAccounts } from '../../lock-demonstration.ts';
import { call, signedIn } from '../../management/testing/calls.ts';
import { addPasskey, newOwner, PASSWORD } from '../../security/security.fixture.ts';
import { softwareAuthenticator } from '../../testing/authenticator.ts';
import { askForTokens, discover, request } from '../../testing/code-flow.ts';
import { beginSignIn, followMail, mailTo } from '../../testing/hosted-pages.ts';
import { TestBrowser } from '../../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../../testing/start-test-identity.ts';
import { somebodyWaits, whileHeld } from '../../testing/while-held.ts';
import { endAllSessions, endSession } from './sessions.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());
beforeEach(() => running.database.pool.query('delete from attempt'));

/** What a browser is answered that asks for a code without a word: whether it got one. */
async function silently(browser: TestBrowser): Promise<boolean> {
  const { url } = await request(await discover(running), { prompt: 'none' });
  const { headers } = await browser.ask(url);
  return new URL(headers.get('location') ?? '').searchParams.has('code');
}

/** What an account holds by which somebody could go on. */
async function held(accountId: string): Promise<string[]> {
  const { rows } = await running.database.pool.query(
    `select model from oidc_model where account_id = $1 and model in ('Session', 'Grant')`,
    [accountId],
  );
  return rows.map(({ model }) => model);
}

const everywhere = (accountId: string) => (db: Kysely<DB>) =>
  endAllSessions({ database: { kysely: db } }, accountId);
const thisSession = async (accountId: string) => {
  const { rows } = await running.database.pool.query(
    'select session_uid from session_use where account_id = $1',
    [accountId],
  );
  return (db: Kysely<DB>) => endSession({ database: { kysely: db } }, rows[0].session_uid, accountId);
};

let people = 0;
const somebody = () => newOwner(running, `meanwhile-${++people}@example.com`);

describe('a session that is ended while a request of its browser is under way', () => {
  test.each(['everywhere', 'alone'])('does not come back with it (%s)', async (how) => {
    const { id, browser } = await somebody();
    const end = how === 'everywhere' ? everywhere(id) : await thisSession(id);
    await whileHeld(running, 'oidc_model', () => silently(browser), end);
    expect(await held(id)).toEqual([]);
    expect(await silently(browser)).toBe(false);
  });

  test('does not come back with the password that confirms who it is', async () => {
    const { id, post, open } = await somebody();
    const confirm = () => post('security/confirm?section=passkeys', { password: PASSWORD });
    await whileHeld(running, 'oidc_model', confirm, everywhere(id));
    expect(await held(id)).toEqual([]);
    expect((await open('security')).status).toBe(401);
  });

  test('leaves no passkey that was about to be added, and answers so', async () => {
    const { id, post } = await somebody();
    const options = JSON.parse((await post('security/passkeys/options')).html);
    const credential = softwareAuthenticator(running.issuer).make(options);
    const add = () => post('security/passkeys', { credential });
    const { location } = await whileHeld(running, { account: id }, add, everywhere(id));
    expect(location).toContain('done=passkey-failed');
    const passkeys = running.database.kysely.selectFrom('passkey').where('account_id', '=', id);
    expect(await passkeys.select('id').execute()).toEqual([]);
  });

  test('ends once a passkey is there that was being added before', async () => {
    const { id, post } = await somebody();
    const options = JSON.parse((await post('security/passkeys/options')).html);
    const credential = softwareAuthenticator(running.issuer).make(options);
    const add = () => post('security/passkeys', { credential });
    let ended: Promise<void> | undefined;
    // It waits for the one that holds the account.
    const end = async () => {
      ended = endAllSessions(running.identity, id);
    };
    const { location } = await whileHeld(running, 'passkey', add, end);
    expect(location).toContain('done=passkey-added');
    await ended;
    expect(await held(id)).toEqual([]);
  });

  test('leaves no account that was being joined', async () => {
    const owner = await somebody();
    const other = await somebody();
    const [victim, thief] = [
      await signedIn(running, owner.email, { password: PASSWORD }),
      await signedIn(running, other.email, { password: PASSWORD }),
    ];
    const join = () =>
      call(running, 'POST', victim.id, {
        path: '/identities',
        bearer: victim.bearer,
        body: { link_with: thief.idToken },
      });
    const { status } = await whileHeld(running, { account: victim.id }, join, everywhere(victim.id));
    expect(status).toBe(401);
    expect((await accountByEmail(running.database.kysely, other.email))?.id).toBe(thief.id);
  });
});

describe('a sign-in that is under way while its account is signed out everywhere', () => {
  test('by a password: the form begins nothing', async () => {
    const { id, email } = await somebody();
    const flow = await beginSignIn(running);
    const answer = await whileHeld(
      running,
      'known_browser',
      () => flow.post('sign-in/<uid>', { email, password: PASSWORD }),
      everywhere(id),
    );
    if (answer.location) await flow.browser.follow(answer.location, running.issuer);
    expect(await held(id)).toEqual([]);
    expect(await silently(flow.browser)).toBe(false);
  });

  test('by a password: what comes after the form begins nothing', async () => {
    const { id, email } = await somebody();
    const flow = await beginSignIn(running);
    const { location } = await flow.post('sign-in/<uid>', { email, password: PASSWORD });
    await whileHeld(running, 'oidc_model', () => flow.browser.ask(location ?? ''), everywhere(id));
    expect(await held(id)).toEqual([]);
    expect(await silently(flow.browser)).toBe(false);
  });

  test('by a password, before the second factor', async () => {
    const owner = await somebody();
    await addPasskey(running, owner, 'Key');
    await owner.post('security/second-factor', { on: 'yes' });
    const flow = await beginSignIn(running);
    const password = () => flow.post('sign-in/<uid>', { email: owner.email, password: PASSWORD });
    const { body } = await whileHeld(running, 'ticket', password, everywhere(owner.id));
    const [, step = ''] = body.match(/name="step" value="([^"]+)"/) ?? [];
    const options = await flow.post('sign-in/<uid>/second-factor/options', { step });
    expect([step, options.status]).toEqual(['', 410]);
  });

  test('by a mailed link', async () => {
    const { id, email } = await somebody();
    const flow = await beginSignIn(running);
    await flow.post('sign-in/<uid>/code', { email });
    const { link } = await mailTo(running, email);
    const browser = new TestBrowser();
    await whileHeld(running, 'oidc_model', () => followMail(running, link, {}, browser), everywhere(id));
    expect(await held(id)).toEqual([]);
    expect(await silently(browser)).toBe(false);
  });

  test('by a form of a client: the ticket signs nobody in', async () => {
    const { id, email } = await somebody();
    const fields = {
      credential_type: 'http://auth0.com/oauth/grant-type/password-realm',
      realm: 'Username-Password-Authentication',
      username: email,
      password: PASSWORD,
    };
    const { status } = await whileHeld(
      running,
      'ticket',
      () => callAsPage(running, 'co/authenticate', fields),
      everywhere(id),
    );
    expect(status).toBe(403);
  });

  test('by a form of a client: a ticket of before signs nobody in', async () => {
    const { id, email } = await somebody();
    const browser = new TestBrowser();
    const answer = await browser.ask(`${running.issuer}co/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
      body: JSON.stringify({
        client_id: 'chancery-site',
        credential_type: 'http://auth0.com/oauth/grant-type/password-realm',
        realm: 'Username-Password-Authentication',
        username: email,
        password: PASSWORD,
      }),
    });
    const { login_ticket } = (await answer.json()) as { login_ticket: string };
    await endAllSessions(running.identity, id);
    const { url } = await request(await discover(running), { login_ticket });
    await browser.ask(url);
    expect(await held(id)).toEqual([]);
  });

  test('by the password that a client hands over', async () => {
    const { id, email } = await somebody();
    const handOver = () =>
      askForTokens(running, { grant_type: 'password', username: email, password: PASSWORD, scope: 'openid' });
    const { status } = await whileHeld(running, 'oidc_model', handOver, everywhere(id));
    expect(status).toBe(403);
    expect(await held(id)).toEqual([]);
  });
});

describe('links of mails that are used at the same moment', () => {
  const linksOf = async (email: string, count: number) => {
    const links: string[] = [];
    for (let number = 1; number <= count; number++) {
      const flow = await beginSignIn(running);
      await flow.post('forgotten-password/<uid>', { email });
      links.push((await mailTo(running, email, number)).link);
    }
    return links;
  };

  test('of two that set a password one does, and the other says that it is used', async () => {
    const { email } = await somebody();
    const links = await linksOf(email, 2);
    const reset = () =>
      Promise.all(links.map((link) => followMail(running, link, { password: `another harbour` })));
    const answers = await whileHeld(running, 'ticket', reset, async () => {});
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(answers.map(({ location }) => location?.searchParams.get('state')).sort()).toEqual(['ok', 'used']);
  });

  const moves = (id: string, email: string) => async (db: Kysely<DB>) => {
    await db
      .updateTable('account')
      .set({ email: `new-${email}` })
      .where('id', '=', id)
      .execute();
    await endTickets(db, id, `new-${email}`);
  };

  test('one that was being written while the address changed sets no password', async () => {
    const { id, email } = await somebody();
    const flow = await beginSignIn(running);
    const ask = async () => {
      await flow.post('forgotten-password/<uid>', { email });
      return (await mailTo(running, email)).link;
    };
    const link = await whileHeld(running, 'ticket', ask, moves(id, email));
    const { location } = await followMail(running, link, { password: 'another harbour' });
    expect(location?.searchParams.get('state')).toBe('expired');
  });

  test('a code that was being written while the address changed signs nobody in', async () => {
    const { id, email } = await somebody();
    const flow = await beginSignIn(running);
    const ask = async () => {
      await flow.post('sign-in/<uid>/code', { email });
      return (await mailTo(running, email)).text.match(/\b\d{6}\b/)?.[0] ?? '';
    };
    const code = await whileHeld(running, 'ticket', ask, moves(id, email));
    const { status } = await flow.post('sign-in/<uid>/code', { step: 'enter', email, code });
    expect(status).toBe(422);
  });

  test('a code that signs in and an end of all links do not stop one another', async () => {
    const { id, email } = await somebody();
    const code = await issueCode(running.database.kysely, { purpose: 'sign-in', accountId: id, email });
    // Nobody has shown that the address is theirs: the code changes the account.
    await running.database.pool.query('update account set email_verified = false where id = $1', [id]);
    const use = () => Promise.allSettled([accountByMailedCode(running.identity, email, code)]);
    const [used] = await whileHeld(running, { account: id }, use, (db) => endTickets(db, id));
    expect(used).toEqual({ status: 'fulfilled', value: null });
  });

  test('another code in the place of one and an end of all links do not stop one another', async () => {
    const { id, email } = await somebody();
    const ticket = { purpose: 'sign-in', accountId: id, email } as const;
    await issueCode(running.database.kysely, ticket);
    const again = () =>
      Promise.allSettled([running.database.kysely.transaction().execute((db) => issueCode(db, ticket))]);
    const [issued] = await whileHeld(running, { account: id }, again, (db) => endTickets(db, id));
    expect(issued.status).toBe('fulfilled');
  });

  test.each(['everywhere', 'alone'])('ends take rows in one order, wherever they lie (%s)', async (how) => {
    const { id } = await somebody();
    const end = how === 'everywhere' ? everywhere(id) : await thisSession(id);
    const { kysely } = running.database;
    const own = kysely.selectFrom('oidc_model').select(['model', 'id']).where('account_id', '=', id);
    const [first, ...others] = await own.orderBy('model').orderBy('id').execute();
    expect(others.length).toBeGreaterThan(1);
    const row = kysely
      .updateTable('oidc_model')
      .where('model', '=', first?.model ?? '')
      .where('id', '=', first?.id ?? '');
    // Changed last, it lies last.
    await row.set({ created_at: sql`now()` }).execute();
    const free = await kysely.transaction().execute(async (db) => {
      await db.executeQuery(row.set({ created_at: sql`now()` }).compile());
      const ended = end(kysely);
      await somebodyWaits(running);
      const { rows } = await db.executeQuery(own.forUpdate().skipLocked().compile());
      return { rows, ended };
    });
    await free.ended;
    expect(free.rows).toHaveLength(others.length + 1);
  });

  test('leaving the demonstration and what is being stored for a session do not stop one another', async () => {
    const { id } = await somebody();
    const { identity, database } = running;
    await database.pool.query('update account set of_demonstration = (id = $1)', [id]);
    const { left } = await database.kysely.transaction().execute(async (db) => {
      // Whoever stores something that is given in a session holds the session first.
      await db.selectFrom('session_use').select('ended_at').where('account_id', '=', id).forShare().execute();
      const left = Promise.allSettled([lockDemonstrationAccounts({ database, log: identity.log })]);
      await somebodyWaits(running);
      await db
        .updateTable('oidc_model')
        .set({ created_at: sql`now()` })
        .where('account_id', '=', id)
        .execute();
      return { left };
    });
    expect(await left).toEqual([{ status: 'fulfilled', value: undefined }]);
    expect(await held(id)).toEqual([]);
  });

  test('ends of one session and of all do not stop one another', async () => {
    const { id, email } = await somebody();
    await newOwner(running, email);
    const { rows } = await running.database.pool.query(
      'select session_uid from session_use where account_id = $1',
      [id],
    );
    const ends = () =>
      Promise.allSettled([
        endAllSessions(running.identity, id),
        ...rows.map(({ session_uid }) => endSession(running.identity, session_uid, id)),
      ]);
    const done = await whileHeld(running, 'oidc_model', ends, async () => {});
    expect(done.map(({ status }) => status)).toEqual(done.map(() => 'fulfilled'));
  });
});
