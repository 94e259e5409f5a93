/** Auth0's newer browser library, auth0-spa-js, and openid-client, as they are published, against the identity provider. */
import * as oidc from 'openid-client';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { AUDIENCE, CLIENT_ID } from '../testing/auth-clients/client-pages.ts';
import { clientsForFile, throughTheForm } from '../testing/auth-clients/for-file.ts';

const { identity, origin, open } = await clientsForFile();

async function signedIn(options: string): Promise<Page> {
  const page = await open('/spa-js');
  await throughTheForm(page, () =>
    page.evaluate(`void spa(${options}).loginWithRedirect({ appState: { from: '/here' } })`),
  );
  const handled = await page.evaluate(`spa(${options}).handleRedirectCallback()`);
  expect(handled).toMatchObject({ appState: { from: '/here' } });
  expect(await page.evaluate(`spa(${options}).getUser()`)).toMatchObject({ email: 'client@example.com' });
  return page;
}

/** The token, fetched anew, and the error where there is none. */
const renew = (page: Page, options: string) =>
  page.evaluate<{ token?: string; error?: string }>(
    `spa(${options}).getTokenSilently({ cacheMode: 'off' }).then((token) => ({ token }), ({ error }) => ({ error }))`,
  );

/** Counts what a page asks of the provider. */
function calls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin: to, pathname } = new URL(request.url());
    if (`${to}/` === identity.issuer && request.method() !== 'OPTIONS') asked.push(pathname);
  });
  return asked;
}

async function leaves(page: Page, options: string): Promise<void> {
  const returnTo = `${origin}/bye`;
  await page.evaluate(`void spa(${options}).logout({ logoutParams: { returnTo: '${returnTo}' } })`);
  await page.waitForURL(returnTo);
  await page.goto(`${origin}/spa-js`);
}

test('with refresh tokens: renewed without a frame, each token once, and logged out', async () => {
  const options = '{ useRefreshTokens: true }';
  const page = await signedIn(options);
  const asked = calls(page);
  const tokens = [await renew(page, options), await renew(page, options)].map(({ token }) => token);
  expect(new Set(tokens).size).toBe(2);
  expect(tokens).not.toContain(undefined);
  expect(asked).toEqual(['/oauth/token', '/oauth/token']);
  await leaves(page, options);
  expect(await page.evaluate(`spa(${options}).isAuthenticated()`)).toBe(false);
  expect(await renew(page, `{ useRefreshTokens: true, useRefreshTokensFallback: true }`)).toEqual({
    error: 'login_required',
  });
});

test('with refresh tokens in memory: after a reload the frame brings the session back', async () => {
  const options = `{ useRefreshTokens: true, useRefreshTokensFallback: true, cacheLocation: 'memory' }`;
  const page = await open('/spa-js');
  await page.evaluate(`window.client = spa(${options})`);
  await throughTheForm(page, () => page.evaluate('void client.loginWithRedirect()'));
  await page.evaluate(`window.client = spa(${options}); client.handleRedirectCallback()`);
  await page.goto(`${origin}/spa-js`);
  const asked = calls(page);
  expect((await renew(page, options)).token).toEqual(expect.any(String));
  expect(asked).toEqual(['/authorize', '/oauth/token']);
});

test('without refresh tokens: the frame renews, until the session has ended', async () => {
  const options = '{}';
  const page = await signedIn(options);
  const asked = calls(page);
  expect((await renew(page, options)).token).toEqual(expect.any(String));
  expect(asked).toEqual(['/authorize', '/oauth/token']);
  await leaves(page, options);
  expect(await renew(page, options)).toEqual({ error: 'login_required' });
});

test('openid-client: discovery, code with PKCE, userinfo, refresh and revocation', async () => {
  const client = await oidc.discovery(new URL(identity.issuer), CLIENT_ID, undefined, oidc.None(), {
    execute: [oidc.allowInsecureRequests],
  });
  const verifier = oidc.randomPKCECodeVerifier();
  const expected = { state: oidc.randomState(), nonce: oidc.randomNonce() };
  const url = oidc.buildAuthorizationUrl(client, {
    redirect_uri: `${origin}/spa-js`,
    scope: 'openid email offline_access',
    audience: AUDIENCE,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...expected,
  });
  // The library of the page at the redirect address only waits to be asked.
  const page = await open('/spa-js');
  const answered = await throughTheForm(page, () => page.goto(url.href));
  const tokens = await oidc.authorizationCodeGrant(client, answered, {
    pkceCodeVerifier: verifier,
    expectedState: expected.state,
    expectedNonce: expected.nonce,
  });
  const sub = tokens.claims()?.sub ?? '';
  expect(await oidc.fetchUserInfo(client, tokens.access_token, sub)).toMatchObject({
    email: 'client@example.com',
  });
  const renewed = await oidc.refreshTokenGrant(client, tokens.refresh_token ?? '');
  expect(renewed.access_token).not.toBe(tokens.access_token);
  await oidc.tokenRevocation(client, renewed.refresh_token ?? '');
  await expect(oidc.refreshTokenGrant(client, renewed.refresh_token ?? '')).rejects.toMatchObject({
    error: 'invalid_grant',
    error_description: 'Unknown or invalid refresh token.',
  });
});
