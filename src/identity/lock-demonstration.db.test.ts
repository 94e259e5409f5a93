import type { JSONWebKeySet } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/embedded-postgres/free-port.ts';
import { createLog } from '../platform/log/log.ts';
import { accountByEmail, createAccount } from './accounts/accounts.ts';
import { hashPassword } from './accounts/passwords.ts';
import { issueTicket } from './accounts/tickets.ts';
import { DEMONSTRATION_PASSWORD, demonstrationPeople } from './demonstration.ts';
import { openIdentity } from './identity.ts';
import { lockDemonstrationAccounts } from './lock-demonstration.ts';
import { openKeyRing } from './provider/keys/keys.ts';
import { readKeys, rotateKeys } from './provider/keys/stored-keys.ts';
import { tokensFor } from './testing/code-flow.ts';
import { beginSignIn, followMail, mailTo } from './testing/hosted-pages.ts';
import { serveIdentity, startTestIdentity, type TestIdentity } from './testing/start-test-identity.ts';

const PASSWORD = 'a very quiet harbour';
const people = demonstrationPeople.map(({ email }) => email);
/** Signed up in the demonstration, where whoever has the machine reads every mail. */
const signedUp = 'somebody@example.org';
/** Has shown in earnest that the address is theirs. */
const honest = 'owner@example.org';

/** A token that the demonstration gave to somebody who owns their account. */
let token: string;
/** The keys of the demonstration. */
let keys: readonly string[];

let demonstration: TestIdentity;
/** The demonstration's database, served in earnest. */
let earnest: TestIdentity;
beforeAll(async () => {
  demonstration = await startTestIdentity();
  const { kysely } = demonstration.database;
  await tokensFor(demonstration);
  const flow = await beginSignIn(demonstration);
  await flow.post('sign-up/<uid>', { email: signedUp, password: PASSWORD });
  await followMail(demonstration, (await mailTo(demonstration, signedUp)).link, {}, flow.browser);
  await flow.post('sign-up/<uid>', { email: 'not-yet@example.org', password: PASSWORD });
  await mailTo(demonstration, 'not-yet@example.org');
  const passwordHash = await hashPassword(PASSWORD);
  const owner = await createAccount(kysely, { email: honest, emailVerified: true, passwordHash });
  token = (await tokensFor(demonstration, { email: honest, password: PASSWORD })).access_token;
  keys = (await readKeys(kysely)).map(({ id }) => id);
  await issueTicket(kysely, { purpose: 'reset-password', accountId: owner?.id ?? null, email: honest });
  const port = await freePort();
  const issuer = `http://localhost:${port}/`;
  const env = { DATABASE_URL: demonstration.database.url, IDENTITY_ORIGIN: issuer.slice(0, -1), MAIL: 'off' };
  earnest = { ...demonstration, issuer, ...(await serveIdentity(env.DATABASE_URL, port, { env })) };
}, 60_000);
afterAll(async () => {
  await earnest.stop();
  await demonstration.stop();
});

async function canSignIn(at: TestIdentity, email: string, password: string): Promise<boolean> {
  const flow = await beginSignIn(at);
  const { location } = await flow.post('sign-in/<uid>', { email, password });
  return location !== null;
}

test.each([
  ...people.map((email) => [email, DEMONSTRATION_PASSWORD] as const),
  [signedUp, PASSWORD] as const,
])('outside the demonstration nobody signs in as %s', async (email, password) => {
  expect(await canSignIn(earnest, email, password)).toBe(false);
  expect(await accountByEmail(earnest.database.kysely, email)).toMatchObject({
    password_hash: null,
    email_verified: false,
    app_metadata: {},
  });
});

test('their sessions, tokens, links, mails and entitlements have ended', async () => {
  const left = await earnest.database.pool.query(`
    select 'oidc_model' as what from oidc_model where account_id is not null
    union all select 'session_use' from session_use
    union all select 'mailbox_message' from mailbox_message
    union all select 'entitlement' from entitlement
    union all select 'ticket of ' || email from ticket`);
  expect(left.rows).toEqual([{ what: `ticket of ${honest}` }]);
  expect((await fetch(`${earnest.issuer}mailbox`)).status).toBe(404);
});

test('its keys have been replaced, and what they signed is refused', async () => {
  const now = (await readKeys(earnest.database.kysely)).map(({ id }) => id);
  expect([now.length, keys.length]).toEqual([2, 2]);
  expect(now.filter((id) => keys.includes(id))).toEqual([]);
  const userinfo = await fetch(`${earnest.issuer}userinfo`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(userinfo.status).toBe(401);
  const published = (await (await fetch(`${earnest.issuer}.well-known/jwks.json`)).json()) as JSONWebKeySet;
  expect(published.keys.map(({ kid }) => kid).filter((kid) => keys.includes(kid ?? ''))).toEqual([]);
});

test('keys that were made in earnest stay when it is started again, also those that followed others', async () => {
  const { kysely } = earnest.database;
  await rotateKeys(kysely);
  const before = (await readKeys(kysely)).map(({ id }) => id).sort();
  await openKeyRing(kysely, false);
  expect((await readKeys(kysely)).map(({ id }) => id).sort()).toEqual(before);
});

test('who has an account of their own keeps it', async () => {
  expect(await canSignIn(earnest, honest, PASSWORD)).toBe(true);
});

test('the log names them once, and names no address that may be somebody’s', async () => {
  const { database } = await startedAnew();
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
  await lockDemonstrationAccounts({ database, log });
  await lockDemonstrationAccounts({ database, log });
  expect(lines).toHaveLength(1);
  for (const email of people) expect(lines[0]).toContain(email);
  expect(lines[0]).toContain('accounts of the demonstration are locked');
  expect(lines[0]).not.toContain(signedUp);
});

test('the demonstration unlocks its own when it is started again', async () => {
  await startedAnew();
  for (const email of people)
    expect(await canSignIn(demonstration, email, DEMONSTRATION_PASSWORD)).toBe(true);
  const held = await demonstration.database.pool.query('select from entitlement');
  expect(held.rowCount).toBeGreaterThan(0);
});

/** The demonstration as after another start. */
async function startedAnew(): Promise<TestIdentity> {
  await openIdentity(demonstration.identity);
  return demonstration;
}
