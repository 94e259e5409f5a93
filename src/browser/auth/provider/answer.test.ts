import { describe, expect, test } from 'vitest';
import { browser, freshForEachTest, issuer } from '../testing/for-each-test.fixture.ts';

freshForEachTest();

describe('The answer', () => {
  test('signs in, with a user made of id token and userinfo', async () => {
    issuer.idTokenClaims = { 'https://chancery.example/company': 'Acme' };
    const tab = browser.open();
    const state = await browser.signIn(tab, {}, '/people?q=a');
    expect(state).toMatchObject({
      authenticated: true,
      redirectUrl: '/people?q=a',
      user: { objectId: 'auth0|ada', email: 'ada@example.com', givenName: 'Ada', company: 'Acme' },
    });
    expect(issuer.calls('/userinfo')[0]?.headers.authorization).toBe(`Bearer ${state?.token}`);
  });

  test('is taken out of the page’s address, and of nothing else', async () => {
    const tab = browser.open();
    await tab.auth.signIn();
    tab.page.rename(`${issuer.authorize(tab.page.visits[0] ?? '')}&keep=1#part`);
    await tab.auth.handleCallback();
    expect(tab.page.address.href).toBe('https://site.example/auth?keep=1#part');
  });

  test('is also read from the fragment', async () => {
    const tab = browser.open();
    await tab.auth.signIn();
    const { origin, pathname, search } = new URL(issuer.authorize(tab.page.visits[0] ?? ''));
    tab.page.rename(`${origin}${pathname}#${search.slice(1)}`);
    expect(await tab.auth.handleCallback()).toHaveProperty('authenticated', true);
    expect(tab.page.address.href).toBe('https://site.example/auth');
  });

  test('of another provider is refused', async () => {
    await expect(browser.signIn(browser.open(), { iss: 'https://evil.example/' })).rejects.toMatchObject({
      kind: 'invalid_token',
    });
    expect(issuer.calls('/oauth/token')).toEqual([]);
  });

  test.each(['login_required', 'consent_required', 'access_denied'])(
    'is the provider’s error %s',
    async (error) => {
      const answer = { code: '', error, error_description: 'It is so.' };
      await expect(browser.signIn(browser.open(), answer)).rejects.toMatchObject({
        kind: error,
        message: 'It is so.',
      });
    },
  );

  test('without a code is invalid_hash', async () => {
    const answer = { code: '', access_token: 'stolen' };
    await expect(browser.signIn(browser.open(), answer)).rejects.toHaveProperty('kind', 'invalid_hash');
  });

  test('with a state of another browser asks for no token', async () => {
    await expect(browser.signIn(browser.open(), { state: 'x'.repeat(30) })).rejects.toThrow(
      '`state` does not match.',
    );
    expect(issuer.calls('/oauth/token')).toEqual([]);
  });

  test('with a code that is no longer good brings the provider’s error', async () => {
    await expect(browser.signIn(browser.open(), { code: 'used' })).rejects.toMatchObject({
      kind: 'invalid_grant',
      message: 'Wrong code.',
      status: 400,
    });
  });

  test('may come to another tab than the one that asked', async () => {
    const [asking, answering] = [browser.open(), browser.open()];
    await asking.auth.signIn({ redirectUrl: '/here' });
    answering.page.rename(issuer.authorize(asking.page.visits[0] ?? ''));
    expect(await answering.auth.handleCallback()).toHaveProperty('redirectUrl', '/here');
  });

  test('is taken for each of several sign-ins that are under way', async () => {
    const [one, two] = [browser.open(), browser.open()];
    await one.auth.signIn({ redirectUrl: '/one' });
    await two.auth.signIn({ redirectUrl: '/two' });
    for (const [tab, path] of [
      [one, '/one'],
      [two, '/two'],
    ] as const) {
      tab.page.rename(issuer.authorize(tab.page.visits[0] ?? ''));
      expect(await tab.auth.handleCallback()).toHaveProperty('redirectUrl', path);
    }
  });

  test('leaves nothing of the transaction behind', async () => {
    await browser.signedIn();
    expect(browser.browser.local.keys).toEqual([
      'chancery.auth.session',
      'https://api.chancery.example:authenticated',
    ]);
  });
});
