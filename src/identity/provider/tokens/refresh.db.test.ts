import { sql } from 'kysely';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askForTokens, discover, request, tokensFor } from '../../testing/code-flow.ts';
import { signIn, TestBrowser } from '../../testing/sign-in.ts';
import { startTestIdentity, type TestIdentity } from '../../testing/start-test-identity.ts';
import { verifyAccessToken } from './tokens.ts';

let running: TestIdentity;
beforeAll(async () => {
  running = await startTestIdentity();
});
afterAll(() => running.stop());

const refresh = (token: unknown) =>
  askForTokens(running, { grant_type: 'refresh_token', refresh_token: token });
const unknown = { error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' };

test('a refresh token is renewed with each use, with the same scopes for the same audience', async () => {
  const first = await tokensFor(running);
  const second = await refresh(first.refresh_token);
  expect(second.body).toMatchObject({
    scope: first.scope,
    token_type: 'Bearer',
    id_token: expect.any(String),
  });
  expect(second.body.refresh_token).not.toBe(first.refresh_token);
  expect((await refresh(second.body.refresh_token)).status).toBe(200);
});

test('a refresh token that is used again ends its family, and no other', async () => {
  const browser = new TestBrowser();
  const first = await tokensFor(running, { browser });
  const otherTab = await tokensFor(running, { browser });
  const second = await refresh(first.refresh_token);
  expect(await refresh(first.refresh_token)).toMatchObject({ status: 403, body: unknown });
  expect(await refresh(second.body.refresh_token)).toMatchObject({ status: 403, body: unknown });
  await expect(verifyAccessToken(running.identity, String(second.body.access_token))).rejects.toThrow();
  expect((await refresh(otherTab.refresh_token)).status).toBe(200);
});

test('of two who use a refresh token at the same moment one wins, and the family ends', async () => {
  const { refresh_token } = await tokensFor(running);
  const answers = await Promise.all(Array.from({ length: 4 }, () => refresh(refresh_token)));
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  for (const { body } of won) expect((await refresh(body.refresh_token)).body).toMatchObject(unknown);
});

test('a code that is used again ends the tokens it made', async () => {
  const client = await discover(running);
  const { url, exchange } = await request(client);
  const back = await signIn(running, new TestBrowser(), url);
  const tokens = await exchange(back);
  await expect(exchange(back)).rejects.toMatchObject({ error: 'invalid_grant', status: 403 });
  expect((await refresh(tokens.refresh_token)).body).toMatchObject(unknown);
  await expect(verifyAccessToken(running.identity, tokens.access_token)).rejects.toThrow();
  const info = await fetch(`${running.issuer}userinfo`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  expect(info.status).toBe(401);
});

test('without offline_access there is no refresh token', async () => {
  expect(await tokensFor(running, { change: { scope: 'openid' } })).not.toHaveProperty('refresh_token');
});

test('a refresh token of another client is not known', async () => {
  const { refresh_token } = await tokensFor(running);
  const answer = await askForTokens(running, {
    grant_type: 'refresh_token',
    refresh_token,
    client_id: 'other',
  });
  expect(answer.body.error).toBe('invalid_client');
  expect((await refresh(refresh_token)).status).toBe(200);
});

test('a revoked refresh token ends its family', async () => {
  const { refresh_token = '', access_token } = await tokensFor(running);
  await oidc.tokenRevocation(await discover(running), refresh_token);
  expect((await refresh(refresh_token)).body).toMatchObject(unknown);
  await expect(verifyAccessToken(running.identity, access_token)).rejects.toThrow();
});

test('a token for the site’s API stays a bearer where a proof binds its refresh token', async () => {
  const client = await discover(running);
  const proof = { DPoP: oidc.getDPoPHandle(client, await oidc.randomDPoPKeyPair('ES256')) };
  const { url, exchange } = await request(client);
  const tokens = await exchange(await signIn(running, new TestBrowser(), url), proof);
  expect(tokens.token_type).toBe('bearer');
  const { sub = '' } = tokens.claims() ?? {};
  expect(await oidc.fetchUserInfo(client, tokens.access_token, sub)).toMatchObject({ sub });
  expect((await refresh(tokens.refresh_token)).body).toMatchObject(unknown);
});

test('tokens that are bound to a key by DPoP open nothing without it', async () => {
  const client = await discover(running);
  const proof = { DPoP: oidc.getDPoPHandle(client, await oidc.randomDPoPKeyPair('ES256')) };
  const { url, exchange } = await request(client, { audience: running.identity.managementAudience });
  const tokens = await exchange(await signIn(running, new TestBrowser(), url), proof);
  const { sub = '' } = tokens.claims() ?? {};
  expect(tokens.token_type).toBe('dpop');
  expect(await oidc.fetchUserInfo(client, tokens.access_token, sub, proof)).toMatchObject({ sub });
  const asBearer = await fetch(`${running.issuer}userinfo`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  expect(asBearer.status).toBe(401);
  expect((await refresh(tokens.refresh_token)).body).toMatchObject(unknown);
  const renewed = await oidc.refreshTokenGrant(client, tokens.refresh_token ?? '', undefined, proof);
  expect(renewed.token_type).toBe('dpop');
});

describe('An answer that was lost', () => {
  /** Tokens bound to a key, with a way to renew them that proves it. */
  async function bound() {
    const client = await discover(running);
    const proof = { DPoP: oidc.getDPoPHandle(client, await oidc.randomDPoPKeyPair('ES256')) };
    const { url, exchange } = await request(client);
    const { refresh_token = '' } = await exchange(await signIn(running, new TestBrowser(), url), proof);
    const renew = async (token: string) =>
      (await oidc.refreshTokenGrant(client, token, undefined, proof)).refresh_token ?? '';
    return { client, first: refresh_token, renew };
  }
  const refused = { error: 'invalid_grant', status: 403 };

  test('may be asked for once more with the same key, and is then worth nothing', async () => {
    const { first, renew } = await bound();
    const lost = await renew(first);
    const second = await renew(first);
    const third = await renew(second);
    await expect(renew(lost)).rejects.toMatchObject(refused);
    expect(await renew(third)).not.toBe('');
  });

  test('may not be asked for twice more: the family ends', async () => {
    const { first, renew } = await bound();
    await renew(first);
    const second = await renew(first);
    await expect(renew(first)).rejects.toMatchObject(refused);
    await expect(renew(second)).rejects.toMatchObject(refused);
  });

  test('was not lost when it was used: the family ends', async () => {
    const { first, renew } = await bound();
    const third = await renew(await renew(first));
    await expect(renew(first)).rejects.toMatchObject(refused);
    await expect(renew(third)).rejects.toMatchObject(refused);
  });

  test('is not given to another key', async () => {
    const { client, first, renew } = await bound();
    await renew(first);
    const other = { DPoP: oidc.getDPoPHandle(client, await oidc.randomDPoPKeyPair('ES256')) };
    await expect(oidc.refreshTokenGrant(client, first, undefined, other)).rejects.toMatchObject(refused);
  });

  test('is asked for within ten seconds, or the family ends', async () => {
    const { first, renew } = await bound();
    const lost = await renew(first);
    await running.database.kysely
      .updateTable('oidc_model')
      .set({ consumed_at: sql`consumed_at - interval '11 seconds'` })
      .where('consumed_at', 'is not', null)
      .execute();
    await expect(renew(first)).rejects.toMatchObject(refused);
    await expect(renew(lost)).rejects.toMatchObject(refused);
  });
});

test('the table holds no session and no refresh token that could be used', async () => {
  const browser = new TestBrowser();
  const { refresh_token = '' } = await tokensFor(running, { browser });
  const { url } = await request(await discover(running), { prompt: 'login' });
  await browser.follow(url, running.issuer);
  const session = browser.cookie('identity');
  const rows = await running.database.kysely.selectFrom('oidc_model').select(['id', 'payload']).execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(session).toMatch(/^[\w-]{20,}$/);
  expect(JSON.stringify(rows)).not.toContain(session);
  expect(JSON.stringify(rows)).not.toContain(refresh_token);
});
