import * as oidc from 'openid-client';
import { signIn, TestBrowser } from './sign-in.ts';
import type { TestIdentity } from './start-test-identity.ts';

/** Where the site's sign-in comes back to. */
export const REDIRECT_URI = 'http://localhost:3000/auth';
export const API_AUDIENCE = 'https://api.chancery.example';

type Running = Pick<TestIdentity, 'issuer'>;

/** `openid-client`, told no more than the issuer's address. */
export function discover({ issuer }: Running, clientId = 'chancery-site'): Promise<oidc.Configuration> {
  return oidc.discovery(new URL(issuer), clientId, undefined, oidc.None(), {
    execute: [oidc.allowInsecureRequests],
  });
}

/** An authorization request for a code, as the site makes it; `change` puts other parameters in place, or more. */
export async function request(client: oidc.Configuration, change: Readonly<Record<string, string>> = {}) {
  const verifier = oidc.randomPKCECodeVerifier();
  const expected = { state: oidc.randomState(), nonce: oidc.randomNonce() };
  const url = oidc.buildAuthorizationUrl(client, {
    redirect_uri: REDIRECT_URI,
    scope: 'openid email profile read:current_user offline_access',
    audience: API_AUDIENCE,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...expected,
    ...change,
  });
  return {
    url,
    /** Exchanges the code that came back; `openid-client` checks whatever there is to check. */
    exchange: (back: URL, options?: oidc.DPoPOptions) =>
      oidc.authorizationCodeGrant(
        client,
        back,
        { pkceCodeVerifier: verifier, expectedState: expected.state, expectedNonce: expected.nonce },
        undefined,
        options,
      ),
  };
}

/** Signs in and exchanges the code. */
export async function tokensFor(
  running: Running,
  {
    browser = new TestBrowser(),
    change = {},
    email,
    password,
  }: {
    readonly browser?: TestBrowser;
    readonly change?: Readonly<Record<string, string>>;
    readonly email?: string;
    readonly password?: string;
  } = {},
) {
  const client = await discover(running);
  const { url, exchange } = await request(client, change);
  return exchange(
    await signIn(running, browser, url, { ...(email && { email }), ...(password && { password }) }),
  );
}

/** What a token says, unchecked. */
export function contentOf(token: string): Readonly<Record<string, unknown>> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

/** The token call, to the letter. */
export async function askForTokens(
  { issuer }: Running,
  body: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
) {
  const response = await fetch(`${issuer}oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ client_id: 'chancery-site', ...body }),
  });
  return { response, status: response.status, body: (await response.json()) as Record<string, unknown> };
}
