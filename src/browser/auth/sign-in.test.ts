import { describe, expect, test } from 'vitest';
import { HttpNetworkError } from './http/http-errors.ts';
import { ProviderError } from './provider-error.ts';
import { stateOf } from './testing/minimal-provider.fixture.ts';
import { flag, messagesOf, wrapperTabs } from './testing/wrapper.fixture.ts';
import { AuthUser } from './user/auth-user.ts';

const tabs = wrapperTabs();
const { open, signedIn, signIn } = tabs;

describe('Signing in', () => {
  test('asks the provider with a nonce of 30 characters, in English', async () => {
    const { auth, provider } = open();
    await auth.signIn();
    expect(provider.requests).toEqual([
      {
        state: expect.stringMatching(/^.{30}$/),
        redirectUri: 'https://site.example/auth',
        language: 'en',
        parameters: {},
      },
    ]);
  });

  test('asks in the language of the page', async () => {
    const { auth, provider } = open();
    await auth.signIn({ language: 'fr-fr' });
    expect(provider.requests[0]).toHaveProperty('language', 'fr-fr');
  });

  test('leads back to the profile page when it begins there', async () => {
    const { auth, provider } = open({}, 'https://site.example/fr-fr/auth/profile');
    await auth.signIn();
    expect(provider.requests[0]).toHaveProperty('redirectUri', 'https://site.example/fr-fr/auth/profile');
  });
});

describe('The callback', () => {
  test('sets flag, token and user, and says where to go', async () => {
    const tab = open();
    const state = await signIn(tab, '/people?q=a');
    expect(state).toMatchObject({
      authenticated: true,
      token: 'first',
      redirectUrl: '/people?q=a',
      stateNonce: stateOf(tab.provider),
      accessDenied: null,
    });
    expect(state?.user).toBeInstanceOf(AuthUser);
    expect(state?.user?.givenName).toBe('Ada');
    expect(tabs.browser.local.getItem(flag)).toBe('true');
    expect(tab.changes).toEqual(['signed-in']);
  });

  test('tells the analytics tool who it is, after the user is loaded', async () => {
    const tab = await signedIn();
    expect(tab.analysed).toEqual(['identify ada']);
    expect(tab.provider.calls).toEqual(['finish', 'user']);
  });

  test('leads to / when nothing was asked for', async () => {
    expect(await signIn(open())).toHaveProperty('redirectUrl', '/');
  });

  test('is null on a page whose address holds no answer', async () => {
    expect(await open().auth.handleCallback()).toBeNull();
  });

  test('fails with “Callback: state not retrieved from auth0 callback” without a state', async () => {
    const tab = open();
    tab.provider.answer = { state: null };
    await expect(tab.auth.handleCallback()).rejects.toThrow(
      'Callback: state not retrieved from auth0 callback',
    );
    expect(messagesOf(tab)).toEqual(['Callback: state not retrieved from auth0 callback']);
    expect(tab.provider.calls).toEqual([]);
  });

  test('fails with “`state` does not match.” with a state that did not begin here, and asks for nothing', async () => {
    const tab = open();
    await tab.auth.signIn();
    tab.provider.answer = { state: 'of-somebody-else' };
    await expect(tab.auth.handleCallback()).rejects.toMatchObject({
      kind: 'invalid_token',
      message: '`state` does not match.',
    });
    expect(tab.provider.calls).toEqual([]);
    expect(tabs.browser.local.getItem(flag)).toBeNull();
  });

  test('fails when the provider’s result has another state', async () => {
    const tab = open();
    tab.provider.result = async () => tab.provider.tokens({ state: 'other' });
    await expect(signIn(tab)).rejects.toThrow('`state` does not match.');
    expect(tab.auth.state.authenticated).toBe(false);
  });

  test('cannot be used twice', async () => {
    const tab = await signedIn();
    await expect(tab.auth.handleCallback()).rejects.toThrow('`state` does not match.');
  });

  test('keeps in the state that access was denied', async () => {
    const tab = open();
    const denied = new ProviderError('access_denied', 'User did not authorize the request');
    tab.provider.result = () => Promise.reject(denied);
    await expect(signIn(tab)).rejects.toBe(denied);
    expect(tab.auth.state.accessDenied).toBe(denied);
    expect(tab.auth.state.authenticated).toBe(false);
    expect(tab.told).toEqual([['User did not authorize the request', denied]]);
    expect(tab.changes).toEqual(['refused']);
  });

  test('forgets an earlier refusal when somebody signs in', async () => {
    const tab = open();
    tab.provider.result = () => Promise.reject(new ProviderError('access_denied', 'No'));
    await expect(signIn(tab)).rejects.toThrow('No');
    tab.provider.result = async () => tab.provider.tokens({});
    expect(await signIn(tab)).toHaveProperty('accessDenied', null);
  });

  test('fails with “Something went wrong” when nobody says what did', async () => {
    const tab = open();
    tab.provider.result = () => Promise.reject();
    await expect(signIn(tab)).rejects.toThrow('Something went wrong');
    expect(messagesOf(tab)).toEqual(['Something went wrong']);
  });

  test('fails with “Something went wrong” when there is no access token', async () => {
    const tab = open();
    tab.provider.result = async () => tab.provider.tokens({ accessToken: null });
    await expect(signIn(tab)).rejects.toThrow('Something went wrong');
  });

  test('goes to / when the record of where to go is spoilt, and says so in the log', async () => {
    const tab = open();
    await tab.auth.signIn({ redirectUrl: '/people' });
    const state = stateOf(tab.provider);
    const key = tabs.browser.local.keys.find((one) => one.endsWith(state)) ?? '';
    tabs.browser.local.setItem(key, 'spoilt');
    tab.provider.answer = { state };
    expect(await tab.auth.handleCallback()).toHaveProperty('redirectUrl', '/');
    expect(messagesOf(tab)).toEqual(['getRedirectUrl: State could not be retrieved']);
  });

  test.each([
    ['nobody', async () => null],
    ['somebody without a subject', async () => ({ name: 'Ada' })],
    ['a failure', () => Promise.reject(new HttpNetworkError('Network Error', 'x'))],
  ])('fails with “Invalid user returned” when %s comes back, and signs nobody in', async (_, claims) => {
    const tab = open();
    tab.provider.claims = claims;
    await expect(signIn(tab)).rejects.toThrow('Invalid user returned');
    expect(tab.auth.state).toMatchObject({ authenticated: false, token: '', user: null });
    expect(tabs.browser.local.getItem(flag)).toBeNull();
    expect(tab.provider.calls.at(-1)).toBe('signOut');
    expect(tab.analysed).toEqual([]);
  });

  test('fails with “Invalid user returned” when userinfo names another person than the id token', async () => {
    const tab = open();
    tab.provider.result = async () => tab.provider.tokens({ idTokenPayload: { sub: 'eve' } });
    await expect(signIn(tab)).rejects.toThrow('Invalid user returned');
  });

  test('says that a provider cannot do popups when it cannot', async () => {
    await expect(open().auth.signInWithPopup()).rejects.toHaveProperty('kind', 'unsupported');
  });
});
