/** Auth0's older browser library, auth0-js, as it is published, against the identity provider. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Answer, ask, connection, leave, password } from '../testing/auth-clients/auth0-js.ts';
import { AUDIENCE, auth0Page, CLIENT_ID } from '../testing/auth-clients/client-pages.ts';
import { back, clientsForFile, throughTheForm } from '../testing/auth-clients/for-file.ts';

const { identity, origin, open } = await clientsForFile();
const home = `${origin}/auth0-js`;

const json = JSON.stringify;

async function signedIn(): Promise<{ page: Page; tokens: Answer['result'] }> {
  const page = await open('/auth0-js');
  await throughTheForm(page, () => leave(page, `web().authorize({ appState: { from: '/here' } })`));
  const { result, error } = await ask(page, 'web().parseHash(done)');
  expect(error).toBeNull();
  return { page, tokens: result };
}

test('authorize with token id_token: parseHash checks state, nonce and signature; then the session serves on', async () => {
  const { page, tokens } = await signedIn();
  expect(tokens).toMatchObject({
    accessToken: expect.any(String),
    idToken: expect.any(String),
    idTokenPayload: { email: 'client@example.com', iss: identity.issuer, aud: CLIENT_ID },
    appState: { from: '/here' },
    expiresIn: 3600,
    tokenType: 'Bearer',
    refreshToken: null,
  });
  const info = await ask(page, `web().client.userInfo(${json(tokens.accessToken)}, done)`);
  expect(info.result).toMatchObject({ sub: tokens.idTokenPayload.sub, email: 'client@example.com' });

  const renewed = await ask(page, 'web().checkSession({}, done)');
  expect(renewed.result).toMatchObject({ idTokenPayload: { email: 'client@example.com' } });
  expect(renewed.result.accessToken).not.toBe(tokens.accessToken);

  const sso = await ask(page, 'web().client.getSSOData(done)');
  expect(sso.result).toMatchObject({ sso: true, lastUsedUsername: 'client@example.com' });

  await leave(page, `web().logout({ returnTo: ${json(`${origin}/bye`)} })`);
  await page.waitForURL(`${origin}/bye`);
  await page.goto(home);
  expect((await ask(page, 'web().checkSession({}, done)')).error).toMatchObject({ error: 'login_required' });
  expect((await ask(page, 'web().client.getSSOData(done)')).result).toEqual({ sso: false });
});

test('a token that was tampered with is not taken', async () => {
  const { page, tokens } = await signedIn();
  const [head, , signature] = tokens.idToken.split('.');
  const payload = Buffer.from(json({ ...tokens.idTokenPayload, email: 'mallory@example.com' })).toString(
    'base64url',
  );
  const forged = `${head}.${payload}.${signature}`;
  const nonce = json(tokens.idTokenPayload.nonce);
  expect((await ask(page, `web().validateToken(${json(tokens.idToken)}, ${nonce}, done)`)).error).toBeNull();
  const said = await ask(page, `web().validateToken(${json(forged)}, ${nonce}, done)`);
  expect(said.error).toMatchObject({
    error: 'invalid_token',
    errorDescription: 'Invalid ID token signature.',
  });
});

test('authorize with a code, which is exchanged with its verifier', async () => {
  const page = await open('/auth0-js');
  const challenge = {
    codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    codeChallengeMethod: 'S256',
  };
  const url = await throughTheForm(page, () =>
    leave(page, `web({ responseType: 'code' }).authorize(${json(challenge)})`),
  );
  const exchange = {
    grantType: 'authorization_code',
    code: url.searchParams.get('code'),
    codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    redirectUri: home,
  };
  const { result } = await ask(page, `web().client.oauthToken(${json(exchange)}, done)`);
  expect(result).toMatchObject({ accessToken: expect.any(String), tokenType: 'Bearer', expiresIn: 3600 });
});

test('a page at the provider itself: /usernamepassword/login leads through /login/callback to the client', async () => {
  const page = await open('/auth0-js');
  const { host } = new URL(identity.issuer);
  const own = `${identity.issuer}own-page`;
  await page.route(own, (route) =>
    route.fulfill({ contentType: 'text/html', body: auth0Page(identity.issuer, origin, '', host) }),
  );
  await page.goto(own);
  // The library would take https, which the loopback has not.
  const hosted = `(() => { const { _universalLogin: hosted } = web(); hosted.baseOptions.rootUrl = location.origin; return hosted; })()`;
  expect((await ask(page, `${hosted}.getSSOData(done)`)).result).toEqual({ sso: false });
  const typed = { connection, username: 'client@example.com', password: 'no', nonce: 'n', state: 's' };
  expect((await ask(page, `${hosted}.login(${json(typed)}, done)`)).error).toMatchObject({
    code: 'invalid_user_password',
    statusCode: 401,
  });
  await leave(page, `${hosted}.login(${json({ ...typed, password })}, () => {})`);
  expect((await back(page, home)).hash).toContain('access_token=');
});

test('Management: an owner reads the account and changes its metadata', async () => {
  const { page } = await signedIn();
  const scope = 'openid read:current_user update:current_user_metadata';
  const { result } = await ask(
    page,
    `web().checkSession(${json({ audience: identity.identity.managementAudience, scope })}, done)`,
  );
  // The library would take https, which the loopback has not.
  const management = `(() => { const calls = new auth0.Management({ domain: 'x', token: ${json(result.accessToken)} }); calls.baseOptions.rootUrl = ${json(`${identity.issuer}api/v2`)}; return calls; })()`;
  const id = json(result.idTokenPayload.sub);
  const changed = await ask(page, `${management}.patchUserMetadata(${id}, { theme: 'dark' }, done)`);
  expect(changed.result.user_metadata).toEqual({ theme: 'dark' });
  const read = await ask(page, `${management}.getUser(${id}, done)`);
  expect(read.result).toMatchObject({ email: 'client@example.com', user_metadata: { theme: 'dark' } });
  expect(AUDIENCE).not.toBe(identity.identity.managementAudience);
});
