import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ssoData } from '../provider-calls/sso-data.ts';
import { clientId, startIssuer, type TestIssuer } from '../testing/issuer.fixture.ts';
import { type SignInTab, signInBrowser } from '../testing/sign-in.fixture.ts';

let issuer: TestIssuer;
let browser: ReturnType<typeof signInBrowser>;
let tab: SignInTab;

beforeEach(async () => {
  issuer = await startIssuer();
  browser = signInBrowser(issuer, { windowTimeout: 3_000 });
  tab = browser.open();
});

afterEach(async () => {
  browser.close();
  await issuer.stop();
});

const answer = async (address: URL) => issuer.webMessage(address);

describe('Signing in with a popup', () => {
  test('opens a window of 500 × 600 and signs in while the page stays', async () => {
    const state = await tab.auth.signInWithPopup({ redirectUrl: '/people' });
    expect(tab.page.popupSize).toEqual({ width: 500, height: 600 });
    expect(state).toMatchObject({ authenticated: true, redirectUrl: '/people' });
    expect(tab.page.visits).toEqual([]);
    expect(tab.page.windows.every(({ isClosed }) => isClosed)).toBe(true);
  });

  test('fails when the browser lets no window open', async () => {
    tab.page.popupsAreBlocked = true;
    await expect(tab.auth.signInWithPopup()).rejects.toHaveProperty('kind', 'popup_blocked');
  });

  test('fails when the window is closed', async () => {
    tab.page.content = async () => {
      tab.page.windows[0]?.close();
      return undefined;
    };
    await expect(tab.auth.signInWithPopup()).rejects.toHaveProperty('kind', 'cancelled');
  });

  test('fails with the kind timeout when nothing comes', async () => {
    browser = signInBrowser(issuer, { windowTimeout: 20 });
    tab = browser.open();
    tab.page.content = async () => undefined;
    await expect(tab.auth.signInWithPopup()).rejects.toMatchObject({
      kind: 'timeout',
      message: 'Timeout during executing web_message communication',
    });
  });

  test('fails with origin_mismatch when the answer would go to another origin', async () => {
    const request = { state: 's', redirectUri: 'https://other.example/auth', language: 'en', parameters: {} };
    await expect(tab.provider.signInWithPopup(request)).rejects.toMatchObject({
      kind: 'origin_mismatch',
      message:
        "The popup's origin (https://site.example) should match the `popupOrigin` parameter (https://other.example).",
    });
  });
});

describe('A message', () => {
  const silently = () => tab.provider.checkSession();
  /** The window is closed as soon as its message was there: who heard nothing is told of that alone. */
  async function expectUnheard(content: typeof tab.page.content) {
    tab.page.content = async (address) => {
      const message = await content(address);
      setTimeout(() => tab.page.windows[0]?.close());
      return message;
    };
    await expect(silently()).rejects.toHaveProperty('kind', 'cancelled');
  }

  test('of another origin is not heard', () =>
    expectUnheard(async (address) => ({ ...(await answer(address)), origin: 'https://evil.example' })));

  test('of another window is not heard', () =>
    expectUnheard(async (address) => {
      tab.page.raise('message', { ...(await answer(address)), source: {} as Window });
      return undefined;
    }));

  test.each([null, 'text', { type: 'other' }, { type: 'authorization_response' }])(
    'of another kind is not heard: %j',
    (data) => expectUnheard(async (address) => ({ ...(await answer(address)), data })),
  );

  test('with another state is refused', async () => {
    tab.page.content = async (address) => {
      const { origin, data } = await answer(address);
      return { origin, data: { ...data, response: { ...data.response, state: 'other' } } };
    };
    await expect(silently()).rejects.toMatchObject({
      kind: 'invalid_token',
      message: '`state` does not match.',
    });
  });

  test('that carries an error is that error', async () => {
    issuer.isSignedIn = false;
    await expect(silently()).rejects.toMatchObject({ kind: 'login_required', message: 'Login required' });
  });
});

describe('The session check', () => {
  test('gives who is there and keeps nothing', async () => {
    expect(await tab.provider.checkSession()).toMatchObject({ idTokenPayload: { sub: 'auth0|ada' } });
    expect(browser.browser.local.keys).toEqual([]);
    expect(await browser.secrets.read()).toBeNull();
    const { searchParams } = new URL(tab.page.windows[0]?.address ?? '');
    expect(searchParams.get('scope')).toBe('openid profile email');
  });

  test('fails with origin_mismatch when the answer would go to another origin', async () => {
    await expect(
      tab.provider.checkSession({ redirectUri: 'https://other.example/auth' }),
    ).rejects.toMatchObject({
      kind: 'origin_mismatch',
      message:
        "The redirectUri's origin (https://other.example) should match the window's origin (https://site.example).",
    });
  });

  const ask = (host = 'site.example') =>
    ssoData({
      client: { issuer: issuer.url, clientId },
      page: { host },
      checkSession: () => tab.provider.checkSession(),
    });

  test('makes Auth0’s data of single sign-on', async () => {
    issuer.idTokenClaims = { connection: 'email' };
    expect(await ask()).toEqual({
      sso: true,
      sessionClients: [clientId],
      lastUsedClientID: clientId,
      lastUsedUserID: 'auth0|ada',
      lastUsedUsername: 'ada@example.com',
      lastUsedConnection: { name: 'email' },
    });
  });

  test('says that nobody is there', async () => {
    issuer.isSignedIn = false;
    expect(await ask()).toEqual({ sso: false });
  });

  test('says what else is wrong', async () => {
    tab.page.content = async (address) => {
      const { origin, data } = await answer(address);
      const { state, iss } = data.response;
      return { origin, data: { ...data, response: { error: 'consent_required', state, iss } } };
    };
    await expect(ask()).rejects.toHaveProperty('kind', 'consent_required');
  });

  test('asks the provider directly on its own page', async () => {
    issuer.instead.set('/user/ssodata', [{ body: { sso: false } }]);
    expect(await ask(new URL(issuer.url).host)).toEqual({ sso: false });
    expect(tab.page.windows).toEqual([]);
  });
});

test('A session check ends after five seconds', async () => {
  await tab.auth.signIn();
  const loaded = Promise.withResolvers<void>();
  tab.page.content = async () => void loaded.resolve();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let ended: unknown = null;
    const checking = tab.provider.checkSession().catch((error: unknown) => {
      ended = error;
    });
    await loaded.promise;
    await vi.advanceTimersByTimeAsync(4_999);
    expect(ended).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await checking;
    expect(ended).toMatchObject({ kind: 'timeout' });
  } finally {
    vi.useRealTimers();
  }
});
