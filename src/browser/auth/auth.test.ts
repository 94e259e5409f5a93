import { describe, expect, test } from 'vitest';
import { Auth } from './auth.ts';
import type { AuthProvider } from './auth-provider.ts';
import { FirstThatKeeps } from './storage/first-that-keeps.ts';
import { TestBrowser } from './testing/browser.fixture.ts';
import { MinimalProvider, stateOf } from './testing/minimal-provider.fixture.ts';
import { wrapperTabs } from './testing/wrapper.fixture.ts';
import { AuthUser } from './user/auth-user.ts';

const tabs = wrapperTabs();
const { open, signedIn } = tabs;

describe('Making the wrapper', () => {
  const parts = { Provider: MinimalProvider, Storage: new TestBrowser().open().Storage, AuthUser };
  test.each<[string, unknown]>([
    ['Missing authProvider', undefined],
    ['Missing authProvider', null],
    ['Missing Provider', { ...parts, Provider: undefined }],
    ['Missing Storage', { ...parts, Storage: undefined }],
    ['Missing AuthUser', { ...parts, AuthUser: undefined }],
  ])('fails with “%s”', (message, authProvider) => {
    expect(() => new Auth({ authProvider: authProvider as AuthProvider })).toThrow(message);
  });

  test('needs nothing else: missing options have defaults', () => {
    const { page } = open();
    expect(MinimalProvider.last.options).toMatchObject({
      issuer: 'https://site.example/',
      clientId: 'chancery-site',
      audience: 'https://api.chancery.example',
      page,
    });
  });

  test('begins with nobody signed in', () => {
    expect(open().auth.state).toEqual({
      redirectUrl: '/',
      user: null,
      authenticated: false,
      token: '',
      accessDenied: null,
      stateNonce: '',
    });
  });
});

describe('The stored state', () => {
  test('is read once', async () => {
    const { auth, provider } = open();
    await auth.signIn({ redirectUrl: '/people' });
    const state = stateOf(provider);
    expect(auth.getState(state)).toBe('{"redirectUrl":"/people"}');
    expect(() => auth.getState(state)).toThrow('getState: State string could not be retrieved');
  });

  test('gives the redirect address', async () => {
    const { auth, provider } = open();
    await auth.signIn({ redirectUrl: '/people' });
    expect(auth.getRedirectUrl(stateOf(provider))).toBe('/people');
  });
});

describe('Loading the user', () => {
  test('fails with “No access token passed” without one', async () => {
    await expect(open().auth.loadUser()).rejects.toThrow('No access token passed');
  });

  test('fails with “User is not authenticated” without the flag', async () => {
    await expect(open().auth.loadUser('token')).rejects.toThrow('User is not authenticated');
  });

  test('gives the user', async () => {
    const { auth } = await signedIn();
    expect(await auth.loadUser()).toHaveProperty('objectId', 'ada');
  });
});

test('A browser that refuses local storage still signs people in for the page', async () => {
  const { page } = tabs.browser.open();
  const auth = new Auth({
    authProvider: { Provider: MinimalProvider, Storage: FirstThatKeeps, AuthUser },
    page,
  });
  const { last } = MinimalProvider;
  await auth.signIn();
  last.answer = { state: stateOf(last) };
  expect(await auth.handleCallback()).toHaveProperty('authenticated', true);
  auth.close();
});
