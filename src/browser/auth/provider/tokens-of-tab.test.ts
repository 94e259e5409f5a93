import { describe, expect, test } from 'vitest';
import { browser, freshForEachTest, issuer } from '../testing/for-each-test.fixture.ts';

freshForEachTest();

const grants = () => issuer.calls('/oauth/token').map(({ body }) => body.get('grant_type'));

describe('Tokens across pages', () => {
  test('ten navigations make no call to the provider', async () => {
    let tab = await browser.signedIn();
    const { token, user } = tab.auth.state;
    issuer.received.length = 0;
    for (let count = 0; count < 10; count += 1) {
      tab = browser.navigate(tab);
      expect(await tab.auth.token()).toBe(token);
      expect(tab.auth.state.user).toEqual(user);
    }
    expect(issuer.received).toEqual([]);
    expect(tab.page.windows).toEqual([]);
  });

  test('a new tab takes the token of another one, and makes no call either', async () => {
    const first = await browser.signedIn();
    issuer.received.length = 0;
    const second = browser.open();
    expect(await second.auth.token()).toBe(first.auth.state.token);
    expect(issuer.received).toEqual([]);
  });

  test('a new tab renews when there is no other one', async () => {
    const first = await browser.signedIn();
    first.auth.close();
    const second = browser.open();
    const token = await second.auth.token();
    expect(token).toMatch(/^access-/);
    expect(token).not.toBe(first.auth.state.token);
    expect(grants()).toEqual(['authorization_code', 'refresh_token']);
  });

  test('a token that was kept before somebody else signed in is never given out', async () => {
    const first = await browser.signedIn();
    first.auth.close();
    browser.browser.close(first);
    issuer.subject = 'auth0|eve';
    const second = await browser.signedIn();
    const again = browser.navigate(first);
    expect(await again.auth.token()).toBe(second.auth.state.token);
    expect(again.auth.state.user?.objectId).toBe('auth0|eve');
  });

  test('a tab that is open when somebody else signs in forgets the one before, and is loaded again', async () => {
    const first = await browser.signedIn();
    issuer.subject = 'auth0|eve';
    const second = await browser.signedIn();
    await expect.poll(() => first.page.reloads).toBe(1);
    expect(first.auth.state).toMatchObject({ authenticated: false, user: null, token: '' });
    expect(second.page.reloads).toBe(0);
    const again = browser.navigate(first);
    await again.auth.token();
    expect(again.auth.state.user?.objectId).toBe('auth0|eve');
  });

  test('a tab that comes back from the back-forward cache is loaded again when somebody else signed in', async () => {
    const first = await browser.signedIn();
    first.page.raise('pagehide', {});
    first.page.raise('pageshow', { persisted: true });
    expect(first.page.reloads).toBe(0);
    first.page.raise('pagehide', {});
    const endDeafness = first.page.deafen();
    issuer.subject = 'auth0|eve';
    await browser.signedIn();
    endDeafness();
    first.page.raise('pageshow', { persisted: true });
    expect(first.page.reloads).toBe(1);
    expect(first.auth.state.user).toBeNull();
  });

  test('a word about an older token that comes late changes nothing', async () => {
    const tab = await browser.signedIn();
    const old = JSON.parse(tab.session.getItem('chancery.auth.token') ?? '');
    await tab.auth.renewSession();
    const { token } = tab.auth.state;
    const other = browser.open();
    expect(await other.auth.token()).toBe(token);
    const channel = new BroadcastChannel('chancery.auth.chancery-site');
    channel.postMessage({ type: 'have', token: old });
    // The answer comes after the word has been heard.
    const answered = Promise.withResolvers<unknown>();
    channel.onmessage = ({ data }: MessageEvent) => answered.resolve(data);
    channel.postMessage({ type: 'ask', session: old.session });
    expect(await answered.promise).toMatchObject({
      type: 'have',
      token: { accessToken: token, generation: 2 },
    });
    channel.close();
  });

  test('the provider’s endpoints are asked for once in a tab', async () => {
    const tab = browser.navigate(await browser.signedIn());
    await browser.signIn(tab);
    expect(issuer.calls('/.well-known/openid-configuration')).toHaveLength(1);
  });

  test('a tab in which storage says nonsense begins anew', async () => {
    const tab = await browser.signedIn();
    tab.session.setItem('chancery.auth.token', '{broken');
    expect(await browser.navigate(tab).auth.token()).toMatch(/^access-/);
  });
});
