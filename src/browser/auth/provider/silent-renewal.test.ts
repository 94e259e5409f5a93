import { describe, expect, test } from 'vitest';
import { browser, freshForEachTest, issuer, withSettings } from '../testing/for-each-test.fixture.ts';
import type { SignInTab } from '../testing/sign-in.fixture.ts';

freshForEachTest();

const grants = () => issuer.calls('/oauth/token').map(({ body }) => body.get('grant_type'));
const frames = (tab: SignInTab) => tab.page.windows.map(({ address }) => new URL(address).searchParams);

describe('Renewal in a silent frame', () => {
  test('takes over when the refresh token is no longer taken', async () => {
    const tab = await browser.signedIn();
    const secret = await browser.secrets.read();
    if (secret) await browser.secrets.write({ ...secret, refreshToken: 'used' });
    await tab.auth.renewSession();
    expect(tab.auth.state.authenticated).toBe(true);
    expect(frames(tab).map((query) => [query.get('prompt'), query.get('response_mode')])).toEqual([
      ['none', 'web_message'],
    ]);
    expect(tab.page.windows.every(({ isClosed }) => isClosed)).toBe(true);
  });

  test('is the only way without offline access', async () => {
    withSettings({ offline: false });
    const tab = await browser.signedIn();
    const { token } = tab.auth.state;
    await tab.auth.renewSession();
    expect(tab.auth.state.token).not.toBe(token);
    expect(grants()).toEqual(['authorization_code', 'authorization_code']);
    expect(await browser.secrets.read()).toBeNull();
  });

  test('signs out whom the provider no longer knows', async () => {
    withSettings({ offline: false });
    const tab = await browser.signedIn();
    issuer.isSignedIn = false;
    await tab.auth.renewSession();
    expect(tab.told).toEqual(['Silent authentication failed', 'Auth session renewal failed']);
    expect(tab.auth.state.authenticated).toBe(false);
  });

  test('does not turn one person into another', async () => {
    withSettings({ offline: false });
    const tab = await browser.signedIn();
    issuer.subject = 'auth0|eve';
    await expect(tab.provider.renew(tab.auth.state.token)).rejects.toHaveProperty('kind', 'login_required');
  });

  test('ends with the kind timeout when no answer comes', async () => {
    withSettings({ offline: false, windowTimeout: 20 });
    const tab = await browser.signedIn();
    tab.page.content = async () => undefined;
    await expect(tab.provider.renew(tab.auth.state.token)).rejects.toMatchObject({
      kind: 'timeout',
      message: 'Timeout during authentication renew.',
    });
  });
});
