import { describe, expect, test, vi } from 'vitest';
import { HttpNetworkError } from './http/http-errors.ts';
import { logoutEventKey } from './storage-keys.ts';
import { flag, messagesOf, wrapperTabs } from './testing/wrapper.fixture.ts';

const tabs = wrapperTabs();
const { open, signedIn } = tabs;

describe('Signing out', () => {
  test('takes its five steps in order', async () => {
    const tab = await signedIn();
    const other = open();
    const heard: string[] = [];
    other.page.listen(
      'storage',
      ({ key, newValue }) => key === logoutEventKey && newValue && heard.push(key),
    );
    tab.provider.end = async () => {
      // 1 has happened; 3, 4 and 5 have not.
      expect(tab.analysed).toEqual(['identify ada', 'reset']);
      expect(tab.auth.state.authenticated).toBe(true);
      expect(heard).toEqual([]);
      return null;
    };
    const atSignal: unknown[] = [];
    other.page.listen(
      'storage',
      ({ key }) => key === logoutEventKey && atSignal.push(tab.auth.state.authenticated, ...tab.page.visits),
    );
    await tab.auth.logout();
    expect(tab.auth.state).toMatchObject({ authenticated: false, user: null, token: '' });
    expect(tabs.browser.local.getItem(flag)).toBeNull();
    expect(heard).toEqual(['ss:logout-event']);
    expect(atSignal[0]).toBe(false);
    expect(tab.page.visits).toEqual(['/']);
  });

  test('leads by the provider’s own address, when its session has to be ended there', async () => {
    const tab = await signedIn();
    await tab.auth.logout();
    expect(tab.page.visits).toEqual(['https://id.example/v2/logout']);
  });

  test('stops the renewal', async () => {
    const tab = await signedIn();
    await tab.auth.logout();
    await vi.advanceTimersByTimeAsync(10_000_000);
    expect(tab.provider.calls).not.toContain('renew');
  });

  test('fails with “Not successfully logged out” when the provider fails, but here nobody stays signed in', async () => {
    const tab = await signedIn();
    tab.provider.end = () => Promise.reject(new HttpNetworkError('Network Error', 'x'));
    await expect(tab.auth.logout()).rejects.toThrow('Not successfully logged out');
    expect(messagesOf(tab)).toEqual(['Not successfully logged out']);
    expect(tab.auth.state.authenticated).toBe(false);
    expect(tab.page.visits).toEqual([]);
  });

  test('signs out the other tabs too, once', async () => {
    const tab = await signedIn();
    const other = open();
    other.provider.restored = other.provider.tokens({});
    await other.auth.restore();
    expect(other.auth.state.authenticated).toBe(true);
    await tab.auth.logout();
    expect(other.auth.state).toMatchObject({ authenticated: false, token: '' });
    expect(other.analysed).toEqual(['reset']);
    expect(other.page.visits).toEqual(['/']);
    expect(other.provider.calls).not.toContain('signOut');
  });

  test('leaves tabs alone in which nobody is signed in', async () => {
    const tab = await signedIn();
    const other = open();
    await tab.auth.logout();
    expect(other.page.visits).toEqual([]);
    expect(other.analysed).toEqual([]);
  });

  test('leaves nothing behind in local storage', async () => {
    const tab = await signedIn();
    await tab.auth.logout();
    expect(tabs.browser.local.keys).toEqual([]);
  });
});
