import { afterEach, beforeEach, vi } from 'vitest';
import { Auth } from '../auth.ts';
import type { AuthChange } from '../auth-state.ts';
import type { AuthOptions } from '../options.ts';
import { AuthUser } from '../user/auth-user.ts';
import { TestBrowser } from './browser.fixture.ts';
import { MinimalProvider, stateOf } from './minimal-provider.fixture.ts';

/** Where the flag is kept. */
export const flag = 'https://api.chancery.example:authenticated';

type Opened = ReturnType<ReturnType<typeof wrapperTabs>['open']>;

/** What a tab wrote into its log. */
export const messagesOf = (tab: Opened) => tab.told.map(([message]) => message);

/** Tabs of one browser in which the wrapper works with the minimal provider; new for each test, with timers that wait. */
export function wrapperTabs() {
  let browser = new TestBrowser();
  let opened: Auth[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    browser = new TestBrowser();
    opened = [];
  });

  afterEach(() => {
    for (const auth of opened) auth.close();
    vi.useRealTimers();
  });

  function open(options: Partial<AuthOptions> = {}, address?: string) {
    const { page, Storage } = browser.open(address);
    const told: [string, unknown][] = [];
    const analysed: string[] = [];
    const auth = new Auth({
      authProvider: { Provider: MinimalProvider, Storage, AuthUser },
      page,
      log: (message, error) => told.push([message, error]),
      analytics: {
        identify: (user) => analysed.push(`identify ${user.objectId}`),
        reset: () => analysed.push('reset'),
        view: (path) => analysed.push(path),
      },
      ...options,
    });
    opened.push(auth);
    const changes: AuthChange[] = [];
    auth.onChange((_, change) => changes.push(change));
    return { auth, page, provider: MinimalProvider.last, told, analysed, changes };
  }

  /** Begins a sign-in and lets the provider lead back. */
  async function signIn(tab: ReturnType<typeof open>, redirectUrl?: string) {
    await tab.auth.signIn({ redirectUrl });
    tab.provider.answer = { state: stateOf(tab.provider) };
    return tab.auth.handleCallback();
  }

  async function signedIn(options: Partial<AuthOptions> = {}) {
    const tab = open(options);
    await signIn(tab);
    return tab;
  }

  return {
    get browser() {
      return browser;
    },
    open,
    signIn,
    signedIn,
  };
}
