import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startIssuer } from './issuer.fixture.ts';
import { BadToken, viewerReader } from './viewer.ts';

let issuer: Awaited<ReturnType<typeof startIssuer>>;
let read: ReturnType<typeof viewerReader>;
beforeAll(async () => {
  issuer = await startIssuer();
  read = viewerReader(issuer.settings);
});
afterAll(() => issuer.stop());

const seconds = () => Math.floor(Date.now() / 1000);
const bearer = async (claims: Readonly<Record<string, unknown>>) =>
  `Bearer ${await issuer.token(['content|edit'], claims)}`;

describe('a viewer', () => {
  test('is anonymous without a header', async () => {
    expect((await read(undefined)).viewer).toMatchObject({ id: null, permissions: new Set() });
  });

  test('is who the token says, with the permissions it names, until it ends', async () => {
    const { viewer, until } = await read(await bearer({ sub: 'auth0|1', exp: seconds() + 100 }));
    expect(viewer).toEqual({ id: 'auth0|1', permissions: new Set(['content|edit']) });
    expect(until?.getTime()).toBeGreaterThan(Date.now());
  });

  test('has no permissions when the claim is something else', async () => {
    const { viewer } = await read(await bearer({ 'https://chancery.example/permissions': 'content|edit' }));
    expect(viewer.permissions).toEqual(new Set());
  });

  test('may have a clock that differs by a minute', async () => {
    expect((await read(await bearer({ exp: seconds() - 50 }))).viewer.id).toBe('editor-1');
    expect((await read(await bearer({ nbf: seconds() + 50 }))).viewer.id).toBe('editor-1');
  });

  test.each([
    ['expired', { exp: seconds() - 70 }],
    ['not yet valid', { nbf: seconds() + 70 }],
    ['of another issuer', { iss: 'https://evil.example/' }],
    ['for another audience', { aud: 'https://other.example' }],
    ['without a subject', { sub: undefined }],
    ['without an end', { exp: undefined }],
  ])('is nobody by a token that is %s', async (_, claims) => {
    await expect(read(await bearer(claims))).rejects.toThrow(BadToken);
  });

  test('is nobody by a token that is unsigned, signed by somebody else, or signed with the public key', async () => {
    const claims = {
      iss: issuer.settings.authIssuer,
      aud: issuer.settings.authAudience,
      sub: 'a',
      exp: seconds() + 99,
    };
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(privateKey);
    const secret = new TextEncoder().encode('-----BEGIN PUBLIC KEY-----'.padEnd(64, 'x'));
    const confused = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(secret);
    for (const token of [new UnsecuredJWT(claims).encode(), forged, confused]) {
      await expect(read(`Bearer ${token}`)).rejects.toThrow(BadToken);
    }
  });

  test.each([
    ['names no key', { kid: undefined }],
    ['names a key that is not published', { kid: 'three' }],
    ['names a key that has not signed it', { kid: 'two' }],
  ])('is nobody by a token that %s, while two keys are published', async (_, header) => {
    await expect(issuer.token([], {}, header).then((token) => read(`Bearer ${token}`))).rejects.toThrow(
      BadToken,
    );
  });

  test.each(['Basic abc', 'Bearer', 'Bearer a.b', 'Bearer a.b.c.d', 'bearer a.b.c'])(
    'is nobody by “%s”',
    async (header) => {
      await expect(read(header)).rejects.toThrow(BadToken);
    },
  );

  test('is nobody where there is no identity provider, whoever signed the token', async () => {
    const nowhere = viewerReader({ ...issuer.settings, authIssuer: undefined });
    await expect(nowhere(await bearer({}))).rejects.toThrow(BadToken);
    expect((await nowhere(undefined)).viewer.id).toBeNull();
  });

  test('is not blamed when the provider’s keys cannot be had', async () => {
    const token = await issuer.token([]);
    const away = viewerReader({ ...issuer.settings, authIssuer: 'http://127.0.0.1:1/' });
    await expect(away(`Bearer ${token}`)).rejects.not.toThrow(BadToken);
  });
});
