import { describe, expect, test } from 'vitest';
import { browser, freshForEachTest, issuer } from '../testing/for-each-test.fixture.ts';

freshForEachTest();

const grants = () => issuer.calls('/oauth/token').map(({ body }) => body.get('grant_type'));

describe('Renewal by refresh token', () => {
  test('rotates it, and gives the new access token', async () => {
    const tab = await browser.signedIn();
    const { token } = tab.auth.state;
    const before = await browser.secrets.read();
    await tab.auth.renewSession();
    const after = await browser.secrets.read();
    expect(tab.auth.state.token).not.toBe(token);
    expect(after?.refreshToken).not.toBe(before?.refreshToken);
    expect(after?.generation).toBe(2);
    await tab.auth.renewSession();
    expect(grants()).toEqual(['authorization_code', 'refresh_token', 'refresh_token']);
  });

  test('keeps the refresh token where the provider sends no other', async () => {
    const tab = await browser.signedIn();
    const before = await browser.secrets.read();
    const body = { access_token: 'a', token_type: 'Bearer', expires_in: 60 };
    issuer.instead.set('/oauth/token', [{ body }]);
    await tab.auth.renewSession();
    expect((await browser.secrets.read())?.refreshToken).toBe(before?.refreshToken);
    expect(tab.auth.state.token).toBe('a');
  });

  test('needs no new id token', async () => {
    issuer.sendsIdTokenOnRefresh = false;
    const tab = await browser.signedIn();
    await tab.auth.renewSession();
    expect(tab.auth.state).toMatchObject({ authenticated: true, user: { objectId: 'auth0|ada' } });
  });

  test('refuses a new id token of somebody else', async () => {
    const tab = await browser.signedIn();
    issuer.subject = 'auth0|eve';
    await expect(tab.provider.renew(tab.auth.state.token)).rejects.toThrow(
      'Subject (sub) claim value mismatch in the ID token; expected "auth0|ada", found "auth0|eve"',
    );
  });

  test('is done by one of three tabs for all of them', async () => {
    const first = await browser.signedIn();
    const tabs = [first, browser.open(), browser.open()];
    for (const tab of tabs) await tab.auth.token();
    await Promise.all(tabs.map((tab) => tab.auth.renewSession()));
    expect(grants()).toEqual(['authorization_code', 'refresh_token']);
    const [one, two, three] = tabs.map((tab) => tab.auth.state.token);
    expect([two, three]).toEqual([one, one]);
  });

  test('is not done again by a tab whose turn comes a moment later', async () => {
    const first = await browser.signedIn();
    const second = browser.open();
    const old = await second.auth.token();
    await first.auth.renewSession();
    await second.auth.renewSession();
    expect(second.auth.state.token).toBe(first.auth.state.token);
    expect(second.auth.state.token).not.toBe(old);
    expect(grants()).toEqual(['authorization_code', 'refresh_token']);
  });

  test.each([
    ['the network fails', { status: 503, body: {} }],
    ['the provider is asked too often', { status: 429, body: { error: 'too_many_requests' } }],
  ])('tries again when %s, and nobody is signed out', async (_, answer) => {
    const tab = await browser.signedIn();
    issuer.instead.set('/oauth/token', [answer]);
    const renewing = tab.auth.renewSession();
    await expect.poll(() => issuer.calls('/oauth/token')).toHaveLength(2);
    tab.page.raise('online', undefined);
    await renewing;
    expect(tab.auth.state.authenticated).toBe(true);
    expect(grants().slice(-2)).toEqual(['refresh_token', 'refresh_token']);
    expect(tab.page.windows).toEqual([]);
  });

  test('after a sign-out in another tab keeps nothing and revokes what it got', async () => {
    const tab = await browser.signedIn();
    const answered = issuer.calls('/oauth/token').length;
    const renewing = tab.provider.renew(tab.auth.state.token);
    browser.browser.local.removeItem('chancery.auth.session');
    await expect(renewing).rejects.toHaveProperty('kind', 'login_required');
    expect(issuer.calls('/oauth/token')).toHaveLength(answered + 1);
    await expect.poll(() => issuer.calls('/oauth/revoke')).toHaveLength(1);
  });
});
