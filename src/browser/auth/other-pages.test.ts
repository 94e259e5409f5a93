import { describe, expect, test, vi } from 'vitest';
import { HttpNetworkError } from './http/http-errors.ts';
import { ProviderError } from './provider-error.ts';
import { flag, wrapperTabs } from './testing/wrapper.fixture.ts';

const tabs = wrapperTabs();
const { open, signedIn, signIn } = tabs;

describe('Another page', () => {
  test('takes up the sign-in with what remains of the token’s life', async () => {
    await signedIn();
    const next = open();
    next.provider.restored = next.provider.tokens({ expiresIn: 100 });
    expect(await next.auth.token()).toBe('first');
    expect(next.auth.state).toMatchObject({ authenticated: true, user: { objectId: 'ada' } });
    expect(next.changes).toEqual(['restored']);
    expect(next.provider.calls).not.toContain('renew');
    await vi.advanceTimersByTimeAsync(100_000);
    expect(next.provider.calls).toContain('renew');
  });

  test('renews when nothing was kept', async () => {
    await signedIn();
    const next = open();
    expect(await next.auth.token()).toBe('second');
    expect(next.provider.calls).toEqual(['renew', 'user']);
  });

  test('asks nothing when nobody is flagged as signed in', async () => {
    const { auth, provider } = open();
    expect(await auth.token()).toBe('');
    expect(auth.isFlagged).toBe(false);
    expect(provider.calls).toEqual([]);
  });

  test('takes the flag away when the provider knows nobody, and leads nowhere', async () => {
    await signedIn();
    const next = open();
    next.provider.renewal = () => Promise.reject(new ProviderError('login_required', 'Login required'));
    expect(await next.auth.token()).toBe('');
    expect(tabs.browser.local.getItem(flag)).toBeNull();
    expect(next.page.visits).toEqual([]);
  });

  test('keeps the flag when the network fails', async () => {
    await signedIn();
    const next = open();
    next.provider.renewal = () => Promise.reject(new HttpNetworkError('Network Error', 'x'));
    expect(await next.auth.token()).toBe('');
    expect(tabs.browser.local.getItem(flag)).toBe('true');
  });

  test('renews a token whose life ended while the machine slept', async () => {
    const tab = await signedIn();
    vi.setSystemTime(Date.now() + 7_200_000);
    expect(await tab.auth.token()).toBe('second');
  });

  test('is loaded again when it comes back after a sign-out', async () => {
    const tab = await signedIn();
    tabs.browser.local.removeItem(flag);
    tab.page.raise('pageshow', { persisted: true });
    expect(tab.page.reloads).toBe(1);
  });

  test('stays as it is when it comes back and nothing has changed', async () => {
    const tab = await signedIn();
    tab.page.raise('pageshow', { persisted: true });
    expect(tab.page.reloads).toBe(0);
    expect(tab.provider.calls).not.toContain('renew');
  });

  test('shows who signs in on it, although the one before is still being loaded', async () => {
    await signedIn();
    const next = open();
    const loaded = Promise.withResolvers<void>();
    next.provider.restored = next.provider.tokens({ accessToken: 'old' });
    next.provider.claims = async () => {
      await loaded.promise;
      return { sub: 'ada' };
    };
    const restoring = next.auth.restore();
    await vi.advanceTimersByTimeAsync(0);
    next.provider.claims = async () => ({ sub: 'eve' });
    await signIn(next);
    loaded.resolve();
    await restoring;
    expect(next.auth.state).toMatchObject({ token: 'first', user: { objectId: 'eve' } });
  });

  test('ends its provider with itself', () => {
    const { auth, provider } = open();
    auth.close();
    expect(provider.wasClosed).toBe(true);
  });
});
