import { beforeEach, describe, expect, test } from 'vitest';
import { browser, freshForEachTest, issuer, withSettings } from '../testing/for-each-test.fixture.ts';
import { createBindingKey } from './dpop.ts';

freshForEachTest();

describe('Refresh tokens that are bound to a key', () => {
  beforeEach(() => {
    issuer.bindsTokens = true;
  });

  test('are used with a proof, by a key that cannot be taken away', async () => {
    const tab = await browser.signedIn();
    const secret = await browser.secrets.read();
    expect(secret?.key?.privateKey.extractable).toBe(false);
    await tab.auth.renewSession();
    expect(tab.auth.state.authenticated).toBe(true);
    expect(issuer.calls('/oauth/token').map(({ headers }) => typeof headers.dpop)).toEqual([
      'string',
      'string',
    ]);
  });

  test('are worth nothing with another key', async () => {
    const tab = await browser.signedIn();
    const secret = await browser.secrets.read();
    if (!secret?.key) expect.fail('nothing is bound');
    await browser.secrets.write({ ...secret, key: await createBindingKey() });
    issuer.isSignedIn = false;
    await tab.auth.renewSession();
    expect(tab.auth.state.authenticated).toBe(false);
  });

  test('work where the provider wants its own nonce in the proof', async () => {
    issuer.dpopNonce = 'fresh';
    const tab = await browser.signedIn();
    expect(tab.auth.state.authenticated).toBe(true);
    expect(issuer.calls('/oauth/token')).toHaveLength(2);
  });

  test('work with a clock that is two hours wrong', async () => {
    issuer.ahead = 7_200;
    const tab = await browser.signedIn();
    await tab.auth.renewSession();
    expect(tab.auth.state.authenticated).toBe(true);
  });

  test('are not bound where that is switched off', async () => {
    issuer.bindsTokens = false;
    withSettings({ dpop: 'off' });
    await browser.signedIn();
    expect((await browser.secrets.read())?.key).toBeNull();
  });

  test('leave access tokens usable: userinfo is asked with a proof, and as a bearer where that is not taken', async () => {
    const tab = await browser.signedIn();
    const sent = () => issuer.calls('/userinfo').map(({ headers }) => headers.authorization?.split(' ')[0]);
    expect(sent()).toEqual(['DPoP']);
    issuer.instead.set('/userinfo', [{ status: 401, body: { error: 'invalid_token' } }]);
    await tab.auth.renewSession();
    expect(sent()).toEqual(['DPoP', 'DPoP', 'Bearer']);
    expect(tab.auth.state.authenticated).toBe(true);
  });
});
