import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RunningGraphql, startGraphql } from '../../graphql/endpoint/graphql.fixture.ts';

let server: RunningGraphql;
beforeAll(async () => {
  server = await startGraphql();
});
afterAll(() => server.stop());

const event = 'http://schemas.openid.net/event/backchannel-logout';
const now = () => Math.floor(Date.now() / 1000);
let count = 0;

/** A logout token with claims of the test's own over the right ones. */
const logoutToken = (claims: Readonly<Record<string, unknown>>) => {
  count += 1;
  const usual = {
    aud: 'chancery-site',
    iat: now(),
    jti: `token-${count}`,
    sub: undefined,
    events: { [event]: {} },
  };
  return server.token([], { ...usual, ...claims });
};
const send = (token: string, url = new URL('/auth/backchannel-logout', server.url)) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ logout_token: token }) });
const read = async (token: string) =>
  (await server.post({ query: '{ me { id } }' }, { authorization: `Bearer ${token}` })).status;
const ends = (token: string) =>
  vi.waitFor(async () => expect(await read(token)).toBe(401), { timeout: 5_000, interval: 100 });

describe('a logout token of the identity provider', () => {
  test('ends a session by its name, and no other of the same person', async () => {
    const token = await server.token([], { sub: 'ann', sid: 'one' });
    const other = await server.token([], { sub: 'ann', sid: 'two' });
    expect([await read(token), await read(other)]).toEqual([200, 200]);
    const answer = await send(await logoutToken({ sub: 'ann', sid: 'one' }));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    await ends(token);
    expect(await read(other)).toBe(200);
    expect(await read(await server.token([], { sub: 'ann', sid: 'one' }))).toBe(401);
  });

  test('without a session ends all that its subject was given until then, and nothing later', async () => {
    const token = await server.token([], { sub: 'bob', sid: 'three', iat: now() - 10 });
    const others = await server.token([], { sub: 'cid', iat: now() - 10 });
    expect(await read(token)).toBe(200);
    expect((await send(await logoutToken({ sub: 'bob', iat: now() - 5 }))).status).toBe(200);
    await ends(token);
    expect(await read(await server.token([], { sub: 'bob' }))).toBe(200);
    expect(await read(others)).toBe(200);
  });

  test('ends by subject and time what does not say in which session it was given', async () => {
    const token = await server.token([], { sub: 'dan', iat: now() - 10 });
    expect((await send(await logoutToken({ sub: 'dan', sid: 'four', iat: now() - 5 }))).status).toBe(200);
    await ends(token);
    expect(await read(await server.token([], { sub: 'dan' }))).toBe(200);
  });

  test('is taken once', async () => {
    const token = await logoutToken({ sub: 'eve', jti: 'the same' });
    expect((await send(token)).status).toBe(200);
    const again = await send(token);
    expect([again.status, await again.json()]).toEqual([
      400,
      { error: 'invalid_request', error_description: 'This logout token was taken already' },
    ]);
  });
});

describe('what is no logout token for this site ends nothing', () => {
  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['of another issuer', { iss: 'https://other.example/' }],
    ['for another client', { aud: 'another-client' }],
    ['for the API', { aud: 'https://api.chancery.example' }],
    ['without a time', { iat: undefined }],
    ['of long ago', { iat: now() - 3_600 }],
    ['that has ended', { exp: now() - 120 }],
    ['without a name of its own', { jti: undefined }],
    ['without events', { events: undefined }],
    ['about another event', { events: { 'http://schemas.openid.net/event/other': {} } }],
    ['whose event is no object', { events: { [event]: true } }],
    ['with a nonce', { nonce: 'n' }],
    ['that names nobody', { sub: undefined }],
    ['whose subject cannot be stored', { sub: 'fay\0' }],
  ])('%s', async (_, claims) => {
    const token = await server.token([], { sub: 'fay' });
    const answer = await send(await logoutToken({ sub: 'fay', ...claims }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'invalid_request' });
    expect(
      await server.database.kysely.selectFrom('logout_token').where('sub', '=', 'fay').selectAll().execute(),
    ).toEqual([]);
    expect(await read(token)).toBe(200);
  });

  test.each(['', 'a.b.c', 'nothing of the kind'])('“%s”', async (token) => {
    expect((await send(token)).status).toBe(400);
  });

  test('unsigned, or signed with another key', async () => {
    const [head = '', body = ''] = (await logoutToken({ sub: 'gus' })).split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    for (const token of [`${none}.${body}.`, `${head}.${body}.${Buffer.from('x').toString('base64url')}`])
      expect((await send(token)).status).toBe(400);
  });

  test('by another method or as JSON', async () => {
    const url = new URL('/auth/backchannel-logout', server.url);
    const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    expect((await fetch(url)).status).toBe(405);
    expect((await fetch(url, json)).status).toBe(415);
  });
});
