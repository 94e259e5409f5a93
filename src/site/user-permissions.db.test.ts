import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type RunningGraphql, startGraphql } from '../graphql/endpoint/graphql.fixture.ts';

const path = '/user/userpermissions';
let server: RunningGraphql;
beforeAll(async () => {
  server = await startGraphql();
  const { kysely } = server.database;
  await sql`insert into visitor (id) values ('ann'), ('bob')`.execute(kysely);
  await sql`insert into entitlement (visitor, list, name) values
    ('ann', 'product', 'navigator-ai'), ('ann', 'compliance', 'training-data'), ('ann', 'content', 'edit'),
    ('bob', 'collaboration', 'room')`.execute(kysely);
});
afterAll(() => server.stop());

const ask = (headers: Record<string, string>, { url } = server, method = 'GET') =>
  fetch(new URL(path, url), { headers, method });
const bearer = async (sub: string, claims: object = {}, { token } = server) => ({
  authorization: `Bearer ${await token([], { sub, ...claims })}`,
});

describe('GET /user/userpermissions', () => {
  test('answers the three lists of the token’s owner and of nobody else (spec §7)', async () => {
    const response = await ask(await bearer('ann'));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      data: {
        userPermissions: {
          productPermissions: ['product|navigator-ai'],
          collaborationPermissions: [],
          compliancePermissions: ['compliance|training-data'],
        },
      },
    });
    expect(await (await ask(await bearer('bob'))).json()).toEqual({
      data: {
        userPermissions: {
          productPermissions: [],
          collaborationPermissions: ['collaboration|room'],
          compliancePermissions: [],
        },
      },
    });
  });

  const refused = 'Bearer error="invalid_token"';
  test.each([
    // RFC 6750 §3.1: who sends no token has made no error.
    ['no token', async () => ({}), 'Sign in first', 'Bearer'],
    ['a token of nobody', async () => ({ authorization: 'Bearer a.b.c' }), 'Sign in again', refused],
    [
      'a token that has ended',
      () => bearer('ann', { exp: Math.floor(Date.now() / 1000) - 120 }),
      'Sign in again',
      refused,
    ],
    [
      'a token for somebody else',
      () => bearer('ann', { aud: 'https://other.example' }),
      'Sign in again',
      refused,
    ],
  ])('answers 401 to %s, in the API’s shape', async (_, headers, message, challenge) => {
    const response = await ask(await headers());
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe(challenge);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      errors: [{ message, extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  test('gives pages of other origins no leave to read it', async () => {
    const origin = 'https://evil.example';
    const plain = await ask({ ...(await bearer('ann')), origin });
    expect(plain.headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await ask({ origin, 'access-control-request-method': 'GET' }, server, 'OPTIONS');
    expect(preflight.status).toBe(405);
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('where another service keeps permissions', () => {
  /** A site whose permissions are elsewhere, and that place: it answers so, and tells what it was asked with. */
  async function elsewhere(status: number, userPermissions: unknown) {
    const requested: unknown[] = [];
    const service = createServer((request, response) => {
      requested.push([request.url, request.headers.authorization]);
      response.writeHead(status).end(JSON.stringify({ data: { userPermissions } }));
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port } = service.address() as AddressInfo;
    const site = await startGraphql({ env: { ONLINE_SERVICES_API_URL: `http://127.0.0.1:${port}/api/` } });
    onTestFinished(async () => {
      service.closeAllConnections();
      await new Promise((resolve) => service.close(resolve));
      await site.stop();
    });
    return { site, requested };
  }

  test('they are asked for there, with the reader’s token, and shown as theirs', async () => {
    const { site, requested } = await elsewhere(200, { productPermissions: ['product|navigator-ai'] });
    const headers = await bearer('ann', {}, site);
    const response = await ask(headers, site);
    expect(await response.json()).toMatchObject({
      data: { userPermissions: { productPermissions: ['product|navigator-ai'] } },
    });
    const query = '{ me { permissions { name } subscriptions(locale: "en") { permission state } } }';
    expect(await (await site.post({ query }, headers)).json()).toEqual({
      data: {
        me: {
          permissions: [{ name: 'product|navigator-ai' }],
          subscriptions: [{ permission: 'product|navigator-ai', state: 'ACTIVE' }],
        },
      },
    });
    expect(requested).toEqual([
      ['/api/user/userpermissions', headers.authorization],
      ['/api/user/userpermissions', headers.authorization],
    ]);
  });

  test('and cannot be had, the reader is told so in the words of spec §8', async () => {
    const { site } = await elsewhere(500, null);
    const headers = await bearer('ann', {}, site);
    const response = await ask(headers, site);
    expect(response.status).toBe(502);
    const message = 'Failed to retrieve user permissions';
    expect(await response.json()).toEqual({ errors: [{ message, extensions: { code: 'UNAVAILABLE' } }] });
    const answer = await (await site.post({ query: '{ me { permissions { name } } }' }, headers)).json();
    expect(answer).toMatchObject({ errors: [{ message, extensions: { code: 'UNAVAILABLE' } }] });
  });
});
