import { describe, expect, test } from 'vitest';
import { browser, freshForEachTest, issuer, withSettings } from '../testing/for-each-test.fixture.ts';
import type { TestIssuer } from '../testing/issuer.fixture.ts';

freshForEachTest();

describe('The id token', () => {
  const refusal = (message: string) => expect.objectContaining({ kind: 'invalid_token', message });

  const unsigned = (header: object) => `${btoa(JSON.stringify(header))}.${btoa('{"sub":"a"}')}.AAAA`;

  test.each<[string, Partial<TestIssuer>]>([
    ['ID token could not be decoded', { idToken: 'two.parts' }],
    ['ID token could not be decoded', { idToken: 'a.b.c.d' }],
    ['ID token could not be decoded', { idToken: 'no.json.here' }],
    ['ID token is required but missing', { idToken: '' }],
    [
      'Signature algorithm of "PS256" is not supported. Expected the ID token to be signed with "RS256".',
      { idToken: unsigned({ alg: 'PS256' }) },
    ],
    [
      'Signature algorithm of "none" is not supported. Expected the ID token to be signed with "RS256".',
      { idToken: unsigned({ alg: 'none' }) },
    ],
    ['Invalid ID token signature.', { idToken: unsigned({ alg: 'RS256', kid: 'one' }) }],
    ['Could not find a public key for Key ID (kid) "two"', { idTokenHeader: { alg: 'RS256', kid: 'two' } }],
    [
      'Nonce (nonce) claim value mismatch in the ID token; expected "…", found "other"',
      { idTokenClaims: { nonce: 'other' } },
    ],
    [
      'Audience (aud) claim mismatch in the ID token; expected "chancery-site" but found "other"',
      { idTokenClaims: { aud: 'other' } },
    ],
  ])('is refused: %s', async (message, spoilt) => {
    Object.assign(issuer, spoilt);
    const tab = browser.open();
    const failed = browser.signIn(tab);
    await expect(failed).rejects.toHaveProperty('kind', 'invalid_token');
    const shown = await failed.catch((error: Error) =>
      error.message.replace(/(expected ")[^"]{30}(")/, '$1…$2'),
    );
    expect(shown).toBe(message);
    expect(tab.auth.state.authenticated).toBe(false);
    expect(await browser.secrets.read()).toBeNull();
  });

  test('of another organization is refused', async () => {
    withSettings({ organization: 'org_1' });
    issuer.idTokenClaims = { org_id: 'org_2' };
    await expect(browser.signIn(browser.open())).rejects.toEqual(
      refusal(
        'Organization Id (org_id) claim value mismatch in the ID token; expected "org_1", found "org_2"',
      ),
    );
  });

  test('that has ended is refused', async () => {
    const now = issuer.now();
    issuer.idTokenClaims = { iat: now - 200, exp: now - 100 };
    await expect(browser.signIn(browser.open())).rejects.toThrow(
      'Expiration Time (exp) claim error in the ID token',
    );
  });
});

describe('A clock that is wrong', () => {
  test.each([-120, 120, -7_200, 7_200])('by %i seconds does not hinder signing in', async (ahead) => {
    issuer.ahead = ahead;
    issuer.idTokenClaims = { nbf: issuer.now(), exp: issuer.now() + 60 };
    const state = await browser.signIn(browser.open());
    expect(state).toHaveProperty('authenticated', true);
  });

  test('is compared with the site’s own time only when a token seems to be of another', async () => {
    await browser.signedIn();
    expect(issuer.calls('/healthz')).toEqual([]);
  });

  test('changes nothing about how long a token holds: that counts from its receipt', async () => {
    issuer.ahead = -7_200;
    const tab = await browser.signedIn();
    const { token } = tab.auth.state;
    expect(await tab.auth.token()).toBe(token);
    expect(issuer.calls('/oauth/token')).toHaveLength(1);
  });
});

describe('A network that fails', () => {
  test('when endpoints are asked for, is a network error', async () => {
    await issuer.stop();
    await expect(browser.open().auth.signIn()).rejects.toHaveProperty('name', 'HttpNetworkError');
  });

  test('when keys are asked for, is not taken for a bad token', async () => {
    issuer.instead.set('/.well-known/jwks.json', [{ status: 503, body: {} }]);
    await expect(browser.signIn(browser.open())).rejects.toHaveProperty('name', 'HttpServerError');
    expect(browser.browser.local.getItem('https://api.chancery.example:authenticated')).toBeNull();
  });
});
