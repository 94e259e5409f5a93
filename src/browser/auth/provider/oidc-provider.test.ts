import { describe, expect, test } from 'vitest';
import { browser, freshForEachTest, issuer, withSettings } from '../testing/for-each-test.fixture.ts';

freshForEachTest();

describe('The question to the provider', () => {
  async function question() {
    const tab = browser.open();
    await tab.auth.signIn({ language: 'fr-fr', parameters: { login_hint: 'ada@example.com', scope: 'all' } });
    const { searchParams, pathname } = new URL(tab.page.visits[0] ?? '');
    return { pathname, query: Object.fromEntries(searchParams) };
  }

  test('is that of the code flow with PKCE, a state and a nonce', async () => {
    expect(await question()).toEqual({
      pathname: '/authorize',
      query: {
        client_id: 'chancery-site',
        response_type: 'code',
        redirect_uri: 'https://site.example/auth',
        audience: 'https://api.chancery.example',
        scope: 'openid email profile read:current_user offline_access',
        state: expect.stringMatching(/^.{30}$/),
        nonce: expect.stringMatching(/^.{30}$/),
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge_method: 'S256',
        ui_locales: 'fr-fr',
        login_hint: 'ada@example.com',
      },
    });
  });

  test('asks for exactly the four scopes when no refresh token is wanted', async () => {
    withSettings({ offline: false });
    expect((await question()).query.scope).toBe('openid email profile read:current_user');
  });

  test('names the organization when one is used', async () => {
    withSettings({ organization: 'org_1' });
    expect((await question()).query.organization).toBe('org_1');
  });

  test('goes to the endpoints that are configured, without asking for them', async () => {
    withSettings({ metadata: { issuer: issuer.url, authorization_endpoint: 'https://id.example/a' } });
    expect((await question()).pathname).toBe('/a');
    expect(issuer.received).toEqual([]);
  });
});

test.each([301, -1, Number.NaN])('A leeway of %s s fails with the message of the specification', (leeway) => {
  withSettings({ leeway });
  expect(() => browser.open()).toThrow('The leeway should be positive and lower than five minutes.');
});

test.each([0, 300])('A leeway of %s s is taken', (leeway) => {
  withSettings({ leeway });
  expect(() => browser.open()).not.toThrow();
});

describe('Signing out', () => {
  test('leads by /v2/logout to the site’s root, and leaves no token anywhere', async () => {
    const tab = await browser.signedIn();
    await tab.auth.logout();
    expect(tab.page.visits.at(-1)).toBe(
      `${issuer.url}v2/logout?client_id=chancery-site&returnTo=https%3A%2F%2Fsite.example%2F`,
    );
    expect(await browser.secrets.read()).toBeNull();
    expect(browser.browser.local.keys).toEqual([]);
    expect(tab.session.keys).toEqual([expect.stringContaining('metadata')]);
  });

  test('revokes the refresh token', async () => {
    const tab = await browser.signedIn();
    const secret = await browser.secrets.read();
    await tab.auth.logout();
    await expect
      .poll(() => issuer.calls('/oauth/revoke').map(({ body }) => body.get('token')))
      .toEqual([secret?.refreshToken]);
  });

  test('takes the kept token from the other tabs as well', async () => {
    const tab = await browser.signedIn();
    const other = browser.open();
    await other.auth.token();
    await tab.auth.logout();
    expect(other.session.keys.filter((key) => key.endsWith('token'))).toEqual([]);
  });
});
