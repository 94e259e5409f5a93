import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/embedded-postgres/free-port.ts';
import { discover, tokensFor } from '../../testing/code-flow.ts';
import { TestBrowser } from '../../testing/sign-in.ts';
import { serveIdentity, startTestIdentity, type TestIdentity } from '../../testing/start-test-identity.ts';
import { verifyAccessToken } from '../tokens/tokens.ts';
import { openKeyRing } from './keys.ts';
import { ensureKeys, readKeys, rotateKeys, rotateKeysWhenDue } from './stored-keys.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());
beforeEach(async () => {
  await running.database.kysely.deleteFrom('signing_key').execute();
  await ensureKeys(running.database.kysely, true);
  await running.identity.keys.refresh();
});

const kidOf = (token: string) => decodeProtectedHeader(token).kid;

test('of processes that start at once one makes the keys', async () => {
  const { kysely } = running.database;
  await kysely.deleteFrom('signing_key').execute();
  await Promise.all(Array.from({ length: 4 }, () => openKeyRing(kysely, true)));
  expect((await readKeys(kysely)).map(({ use }) => use).sort()).toEqual(['cookie', 'token']);
});

test('a new key is published before it signs', async () => {
  const { keys } = running.identity;
  const before = keys.signing().kid;
  await rotateKeys(running.database.kysely);
  await keys.refresh();
  expect(keys.signing().kid).toBe(before);
  expect(keys.published()).toHaveLength(2);
  const published = await fetch(`${running.issuer}.well-known/jwks.json`).then((answer) => answer.json());
  expect(published).toEqual({ keys: keys.published() });
});

test('after a rotation tokens of before are good, and nobody is signed out', async () => {
  const browser = new TestBrowser();
  const before = await tokensFor(running, { browser });
  await rotateKeys(running.database.kysely, { lead: 0 });
  await running.identity.keys.refresh();
  const after = await tokensFor(running, { browser, change: { prompt: 'none' } });
  expect(kidOf(after.access_token)).not.toBe(kidOf(before.access_token));
  expect(kidOf(after.id_token ?? '')).toBe(kidOf(after.access_token));

  const keys = createRemoteJWKSet(new URL('.well-known/jwks.json', running.issuer));
  for (const token of [before.access_token, after.access_token]) {
    await jwtVerify(token, keys, { issuer: running.issuer });
    expect((await verifyAccessToken(running.identity, token)).clientId).toBe('chancery-site');
  }
  const client = await discover(running);
  const { sub = '' } = before.claims() ?? {};
  expect(await oidc.fetchUserInfo(client, before.access_token, sub)).toMatchObject({ sub });
  const renewed = await oidc.refreshTokenGrant(client, before.refresh_token ?? '');
  expect(kidOf(renewed.access_token)).toBe(kidOf(after.access_token));
});

test('an id token of before still says who is meant', async () => {
  const browser = new TestBrowser();
  const { id_token = '' } = await tokensFor(running, { browser });
  await rotateKeys(running.database.kysely, { lead: 0 });
  await running.identity.keys.refresh();
  const silent = await tokensFor(running, { browser, change: { prompt: 'none', id_token_hint: id_token } });
  expect(silent.claims()?.email).toBe('client@example.com');
});

test('a process that has not read the new key yet accepts its tokens all the same', async () => {
  const other = await serveIdentity(running.database.url, await freePort(), {
    env: { IDENTITY_ORIGIN: running.issuer.slice(0, -1) },
  });
  try {
    await rotateKeys(running.database.kysely, { lead: 0 });
    await running.identity.keys.refresh();
    const { access_token } = await tokensFor(running);
    expect(other.identity.keys.verifying().map(({ kid }) => kid)).not.toContain(kidOf(access_token));
    expect((await verifyAccessToken(other.identity, access_token)).sub).toMatch(/^auth0\|/);
  } finally {
    await other.stop();
  }
});

test('a key whose last token has ended is good for nothing', async () => {
  const { access_token } = await tokensFor(running);
  await rotateKeys(running.database.kysely, { lead: 0 });
  await running.database.pool.query(`update signing_key set retired_at = now() where retired_at is not null`);
  await running.identity.keys.refresh();
  await expect(verifyAccessToken(running.identity, access_token)).rejects.toThrow('none of our keys');
  expect(running.identity.keys.published()).toHaveLength(1);
});

test('keys are rotated by themselves once they are old, and not before', async () => {
  const { kysely } = running.database;
  const count = async () => (await readKeys(kysely)).length;
  const before = await count();
  await rotateKeysWhenDue(kysely);
  expect(await count()).toBe(before);
  await running.database.pool.query(`update signing_key set signs_from = now() - interval '91 days'`);
  await Promise.all([rotateKeysWhenDue(kysely), rotateKeysWhenDue(kysely)]);
  expect(await count()).toBe(before + 2);
});
