import { describe, expect, test, vi } from 'vitest';
import { HttpClientError } from '../http/http-errors.ts';
import { ProviderError } from '../provider-error.ts';
import { flag, messagesOf, wrapperTabs } from '../testing/wrapper.fixture.ts';

const tabs = wrapperTabs();
const { open, signedIn } = tabs;

describe('Renewal', () => {
  test('comes when the token’s life is over, and renews token, flag and user', async () => {
    const tab = await signedIn();
    tabs.browser.local.setItem(flag, 'true');
    await vi.advanceTimersByTimeAsync(3_599_999);
    expect(tab.provider.calls).toEqual(['finish', 'user']);
    await vi.advanceTimersByTimeAsync(1);
    expect(tab.provider.calls).toEqual(['finish', 'user', 'renew', 'user']);
    expect(tab.auth.state).toMatchObject({ token: 'second', authenticated: true });
    expect(tab.changes).toEqual(['signed-in', 'renewed']);
  });

  test('goes on after the first time', async () => {
    const tab = await signedIn();
    await vi.advanceTimersByTimeAsync(3 * 3_600_000);
    expect(tab.provider.calls.filter((call) => call === 'renew')).toHaveLength(3);
  });

  test('comes earlier by the margin that is set', async () => {
    const tab = await signedIn({ renewalMargin: 60 });
    await vi.advanceTimersByTimeAsync(3_540_000);
    expect(tab.provider.calls).toContain('renew');
  });

  test('rejects and logs “Silent authentication failed” when the provider refuses', async () => {
    const tab = await signedIn();
    const refusal = new ProviderError('login_required', 'Login required');
    tab.provider.renewal = () => Promise.reject(refusal);
    await expect(tab.auth.renewToken()).rejects.toBe(refusal);
    expect(tab.told).toEqual([['Silent authentication failed', refusal]]);
  });

  test('that fails while somebody is signed in logs “Auth session renewal failed” and signs them out', async () => {
    const tab = await signedIn();
    tab.provider.renewal = () => Promise.reject(new ProviderError('login_required', 'Login required'));
    await tab.auth.renewSession();
    expect(messagesOf(tab)).toEqual(['Silent authentication failed', 'Auth session renewal failed']);
    expect(tab.auth.state).toMatchObject({ authenticated: false, token: '', user: null });
    expect(tab.changes).toEqual(['signed-in', 'renewal-failed']);
    expect(tab.provider.calls).toContain('signOut');
    expect(tab.page.visits).toEqual(['https://id.example/v2/logout']);
  });

  test('that fails leads to the page for ended sessions when there is one', async () => {
    const tab = await signedIn({ endedUrl: '/auth/session-ended' });
    tab.provider.renewal = () => Promise.reject(new ProviderError('login_required', 'Login required'));
    await tab.auth.renewSession();
    expect(tab.page.visits).toEqual(['/auth/session-ended']);
  });

  test('that fails leads every tab there, each knowing that nobody chose to sign out', async () => {
    const tab = await signedIn();
    const other = open({ endedUrl: '/auth/session-ended' });
    other.provider.restored = other.provider.tokens({});
    await other.auth.restore();
    tab.provider.renewal = () => Promise.reject(new ProviderError('login_required', 'Login required'));
    await tab.auth.renewSession();
    expect(other.page.visits).toEqual(['/auth/session-ended']);
    expect(other.changes).toEqual(['restored', 'renewal-failed']);
  });

  test('that fails while nobody is signed in signs nobody out', async () => {
    const tab = open();
    tab.provider.renewal = () => Promise.reject(new ProviderError('login_required', 'Login required'));
    await tab.auth.renewSession();
    expect(messagesOf(tab)).toEqual(['Silent authentication failed', 'Auth session renewal failed']);
    expect(tab.provider.calls).toEqual(['renew']);
    expect(tab.page.visits).toEqual([]);
  });

  test('happens once however many ask for it', async () => {
    const tab = await signedIn();
    await Promise.all([tab.auth.renewSession(), tab.auth.renewSession(), tab.auth.renewSession()]);
    expect(tab.provider.calls.filter((call) => call === 'renew')).toHaveLength(1);
  });

  test('does not sign in again whoever signed out meanwhile', async () => {
    const tab = await signedIn();
    const renewed = Promise.withResolvers<void>();
    tab.provider.renewal = async () => {
      await renewed.promise;
      return tab.provider.tokens({ accessToken: 'late' });
    };
    const renewing = tab.auth.renewSession();
    await tab.auth.logout();
    renewed.resolve();
    await renewing;
    expect(tab.auth.state).toMatchObject({ authenticated: false, token: '' });
    expect(tabs.browser.local.getItem(flag)).toBeNull();
  });

  test('does not undo a sign-out of another tab whose word has not come yet', async () => {
    const tab = await signedIn();
    tab.provider.renewal = async () => {
      tabs.browser.local.removeItem(flag);
      return tab.provider.tokens({ accessToken: 'late' });
    };
    await tab.auth.renewSession();
    expect(tab.auth.state.authenticated).toBe(false);
    expect(tabs.browser.local.getItem(flag)).toBeNull();
  });

  test('that fails for somebody who has gone meanwhile does not sign out who came after them', async () => {
    const tab = await signedIn();
    const refused = Promise.withResolvers<never>();
    tab.provider.renewal = () => refused.promise;
    const renewing = tab.auth.renewSession();
    await tabs.signIn(tab);
    refused.reject(new ProviderError('login_required', 'Login required'));
    await renewing;
    expect(tab.auth.state).toMatchObject({ authenticated: true, token: 'first' });
    expect(tab.page.visits).toEqual([]);
    expect(tabs.browser.local.getItem(flag)).toBe('true');
  });
});

describe('Taking up an earlier sign-in', () => {
  test('that fails takes nothing from somebody who signs in meanwhile', async () => {
    tabs.browser.local.setItem(flag, 'true');
    const tab = open();
    const refused = Promise.withResolvers<never>();
    tab.provider.renewal = () => refused.promise;
    const restoring = tab.auth.restore();
    await tabs.signIn(tab);
    refused.reject(new ProviderError('login_required', 'Login required'));
    await restoring;
    expect(tabs.browser.local.getItem(flag)).toBe('true');
  });

  test('that is slow shows nothing to somebody whom another tab signed out meanwhile', async () => {
    const tab = await signedIn();
    const late = open();
    const loaded = Promise.withResolvers<{ sub: string }>();
    late.provider.restored = late.provider.tokens({});
    late.provider.claims = () => loaded.promise;
    const restoring = late.auth.restore();
    await vi.advanceTimersByTimeAsync(0);
    await tab.auth.logout();
    loaded.resolve({ sub: 'ada' });
    await restoring;
    expect(late.auth.state).toMatchObject({ authenticated: false, token: '', user: null });
  });

  test('whose token was ended meanwhile renews it, once', async () => {
    tabs.browser.local.setItem(flag, 'true');
    const tab = open();
    tab.provider.restored = tab.provider.tokens({});
    const refused = { status: 401, data: null, headers: new Headers() };
    let calls = 0;
    tab.provider.claims = async () => {
      calls += 1;
      if (calls === 1) throw new HttpClientError('https://id.example/userinfo', refused);
      return { sub: 'ada' };
    };
    await tab.auth.restore();
    expect(tab.provider.calls).toEqual(['user', 'renew', 'user']);
    expect(tab.auth.state).toMatchObject({ authenticated: true, token: 'second' });
  });
});

describe('A token that the API refuses', () => {
  test('is renewed once however many were refused with it, and nobody notices', async () => {
    const tab = await signedIn({ endedUrl: '/auth/session-ended' });
    const others = await Promise.all([tab.auth.instead('first'), tab.auth.instead('first')]);
    expect(others).toEqual(['second', 'second']);
    expect(await tab.auth.instead('first')).toBe('second');
    expect(tab.provider.calls.filter((call) => call === 'renew')).toHaveLength(1);
    expect(tab.page.visits).toEqual([]);
  });

  test('and cannot be renewed leads to the page for ended sessions', async () => {
    const tab = await signedIn({ endedUrl: '/auth/session-ended' });
    tab.provider.renewal = () => Promise.reject(new ProviderError('login_required', 'Login required'));
    expect(await tab.auth.instead('first')).toBe('');
    expect(tab.changes).toEqual(['signed-in', 'renewal-failed']);
    expect(tab.page.visits).toEqual(['/auth/session-ended']);
  });
});
