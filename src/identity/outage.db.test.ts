import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/embedded-postgres/free-port.ts';
import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';
import { databaseProxy } from '../platform/db/testing/database-proxy.ts';
import { contentOf, discover, request, tokensFor } from './testing/code-flow.ts';
import { TestBrowser } from './testing/sign-in.ts';
import { serveIdentity } from './testing/start-test-identity.ts';

const proxy = databaseProxy();
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let served: Awaited<ReturnType<typeof serveIdentity>>;
/** Of somebody who has signed in. */
const browser = new TestBrowser();
let tokens: Awaited<ReturnType<typeof tokensFor>>;
/** Their access token for the management calls. */
let managing: string;
/** The first step of another sign-in of theirs. */
let authorize: URL;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  served = await serveIdentity(await proxy.start(database.url), await freePort());
  tokens = await tokensFor(served.identity, { browser });
  const change = { audience: served.identity.managementAudience, scope: 'openid read:current_user' };
  managing = (await tokensFor(served.identity, { browser, change })).access_token;
  authorize = (await request(await discover(served.identity))).url;
});
afterAll(async () => {
  await served.stop();
  await proxy.stop();
  await database.drop();
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };
const client_id = 'chancery-site';

const programs: Readonly<Record<string, () => [path: string, init: RequestInit]>> = {
  'new tokens': () => [
    'oauth/token',
    {
      method: 'POST',
      headers: form,
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id,
        refresh_token: tokens.refresh_token ?? '',
      }),
    },
  ],
  'who somebody is': () => ['userinfo', { headers: { authorization: `Bearer ${tokens.access_token}` } }],
  'an account': () => [
    `api/v2/users/${encodeURIComponent(String(contentOf(managing).sub))}`,
    { headers: { authorization: `Bearer ${managing}` } },
  ],
  'a password to be checked': () => [
    'co/authenticate',
    {
      method: 'POST',
      headers: { ...json, origin: 'http://localhost:3000' },
      body: JSON.stringify({
        client_id,
        credential_type: 'http://auth0.com/oauth/grant-type/password-realm',
        realm: 'Username-Password-Authentication',
        username: 'client@example.com',
        password: 'Chancery-demo-1',
      }),
    },
  ],
  'a page of ours': () => ['mailbox', {}],
};
const askFor = (what: () => [string, RequestInit]) => {
  const [path, init] = what();
  return fetch(served.identity.issuer + path, { redirect: 'manual', ...init });
};

describe('while the database is away', () => {
  beforeAll(async () => {
    const before: Record<string, number> = {};
    for (const [name, what] of Object.entries(programs)) before[name] = (await askFor(what)).status;
    expect(before).toEqual(Object.fromEntries(Object.keys(programs).map((name) => [name, 200])));
    await proxy.stop();
  });
  afterAll(() => proxy.reopen());

  test.each([
    ['en', 'en-GB'],
    ['fr', 'fr-FR'],
    ['zh', 'zh-CN'],
  ])('who signs in, and reads “%s”, is told in %s to come again', async (language, tag) => {
    const answer = await browser.ask(`${authorize}&ui_locales=${language}`, {
      headers: { accept: 'text/html' },
    });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.text()).toContain(`<html lang="${tag}`);
  });

  test.each(Object.entries(programs))('programs are told so that ask for %s', async (_, what) => {
    const answer = await askFor(what);
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status: 503,
      body: { error: 'temporarily_unavailable' },
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('it is alive, and not ready', async () => {
    expect((await fetch(`${served.identity.issuer}healthz`)).status).toBe(200);
    expect((await fetch(`${served.identity.issuer}readyz`)).status).toBe(503);
  });
});

test('when the database is there again, who was signed in still is', async () => {
  const again = await tokensFor(served.identity, { browser, change: { prompt: 'none' } });
  expect(again.claims()?.email).toBe('client@example.com');
});
