import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { discoveryDocument, provedKey } from './issuer-protocol.fixture.ts';

export const audience = 'https://api.chancery.example';
export const clientId = 'chancery-site';

interface Grant {
  readonly nonce: string | null;
  readonly challenge: string | null;
  readonly redirectUri: string | null;
  readonly scope: string;
  jkt?: string | undefined;
}

interface Received {
  readonly path: string;
  readonly method: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: URLSearchParams;
}

type Answer = { status?: number; headers?: Record<string, string>; body: unknown };

const ownKeys = generateKeyPair('RS256');

/** An identity provider on this machine, with code flow, PKCE, rotating refresh tokens and RS256. */
export async function startIssuer() {
  const keys = await ownKeys;
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, Grant>();
  const refreshTokens = new Map<string, Grant>();
  let count = 0;
  const issuer = {
    url: '',
    subject: 'auth0|ada',
    /** Seconds. */
    tokenLife: 3_600,
    /** Seconds that its clock is ahead. */
    ahead: 0,
    bindsTokens: false,
    /** Asks for a nonce in proofs. */
    dpopNonce: null as string | null,
    sendsIdTokenOnRefresh: true,
    isSignedIn: true,
    keys: [jwk] as JWK[],
    idTokenClaims: {} as Record<string, unknown>,
    idTokenHeader: { alg: 'RS256', kid: 'one' },
    /** Stands for the id token. */
    idToken: null as string | null,
    profile: { given_name: 'Ada', family_name: 'Byron' } as Record<string, unknown> | null,
    userinfoStatus: 200,
    received: [] as Received[],
    /** Answers instead, once for each entry. */
    instead: new Map<string, Answer[]>(),
    calls: (path: string) => issuer.received.filter((one) => one.path === path),
    now: () => Math.floor(Date.now() / 1000) + issuer.ahead,
    /** What its sign-in page does: the address that it leads back to. */
    authorize: (address: string, answer: Record<string, string> = {}) => {
      const { searchParams: query } = new URL(address);
      const back = new URL(query.get('redirect_uri') ?? '');
      const fields = {
        code: issuer.code(query),
        state: query.get('state') ?? '',
        iss: issuer.url,
        ...answer,
      };
      for (const [name, value] of Object.entries(fields))
        if (value !== '') back.searchParams.set(name, value);
      return back.href;
    },
    code: (query: URLSearchParams) => {
      count += 1;
      codes.set(`code-${count}`, {
        nonce: query.get('nonce'),
        challenge: query.get('code_challenge'),
        redirectUri: query.get('redirect_uri'),
        scope: query.get('scope') ?? '',
      });
      return `code-${count}`;
    },
    /** What its page in a frame or a popup sends. */
    webMessage: async ({ searchParams: query }: URL) => {
      const state = query.get('state') ?? '';
      const response = issuer.isSignedIn
        ? { code: issuer.code(query), state, iss: issuer.url }
        : { error: 'login_required', error_description: 'Login required', state, iss: issuer.url };
      return { origin: new URL(issuer.url).origin, data: { type: 'authorization_response', response } };
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };

  async function tokens(grant: Grant, withIdToken: boolean): Promise<Answer> {
    count += 1;
    const refresh = grant.scope.includes('offline_access') ? `refresh-${count}` : undefined;
    if (refresh) refreshTokens.set(refresh, grant);
    const now = issuer.now();
    const claims = {
      iss: issuer.url,
      aud: clientId,
      sub: issuer.subject,
      email: 'ada@example.com',
      iat: now,
    };
    const idToken =
      issuer.idToken ??
      (await new SignJWT({ ...claims, exp: now + 36_000, nonce: grant.nonce, ...issuer.idTokenClaims })
        .setProtectedHeader(issuer.idTokenHeader)
        .sign(keys.privateKey));
    return {
      body: {
        access_token: `access-${count}`,
        ...(withIdToken && { id_token: idToken }),
        ...(refresh && { refresh_token: refresh }),
        expires_in: issuer.tokenLife,
        token_type: grant.jkt ? 'DPoP' : 'Bearer',
        scope: grant.scope,
      },
    };
  }

  const refused = (error: string, error_description: string, status = 400): Answer => ({
    status,
    ...(issuer.dpopNonce !== null && { headers: { 'dpop-nonce': issuer.dpopNonce } }),
    body: { error, error_description },
  });

  async function token({ body, headers }: Received): Promise<Answer> {
    let jkt: string | undefined;
    try {
      jkt = issuer.bindsTokens ? await provedKey(headers.dpop, issuer) : undefined;
    } catch (error) {
      return refused((error as Error).message, 'The proof is not right.');
    }
    if (body.get('grant_type') === 'refresh_token') {
      const grant = refreshTokens.get(body.get('refresh_token') ?? '');
      if (!grant) return refused('invalid_grant', 'Unknown or invalid refresh token.', 403);
      refreshTokens.delete(body.get('refresh_token') ?? '');
      if (grant.jkt !== jkt) return refused('invalid_grant', 'Bound to another key.');
      return tokens(grant, issuer.sendsIdTokenOnRefresh);
    }
    const grant = codes.get(body.get('code') ?? '');
    codes.delete(body.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || grant.challenge !== challenge || grant.redirectUri !== body.get('redirect_uri'))
      return refused('invalid_grant', 'Wrong code.');
    return tokens({ ...grant, jkt }, true);
  }

  async function answer(request: Received): Promise<Answer> {
    const instead = issuer.instead.get(request.path)?.shift();
    if (instead) return instead;
    switch (request.path) {
      case '/.well-known/openid-configuration':
        return { body: discoveryDocument(issuer) };
      case '/.well-known/jwks.json':
        return { body: { keys: issuer.keys } };
      case '/oauth/token':
        return token(request);
      case '/userinfo':
        return {
          status: issuer.userinfoStatus,
          body: issuer.profile && { sub: issuer.subject, email: 'ada@example.com', ...issuer.profile },
        };
      default:
        return { status: ['/oauth/revoke', '/healthz'].includes(request.path) ? 200 : 404, body: {} };
    }
  }

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { pathname: path } = new URL(request.url ?? '/', 'http://localhost');
    const received = {
      path,
      method: request.method ?? '',
      headers: request.headers,
      body: new URLSearchParams(text),
    };
    issuer.received.push(received);
    const { status = 200, headers, body } = await answer(received);
    response.sendDate = false;
    // As in a browser, another origin's Date is not to be read: only that of the clock's address.
    const date = path === '/healthz' ? { date: new Date(issuer.now() * 1000).toUTCString() } : {};
    response.writeHead(status, { 'content-type': 'application/json', ...date, ...headers });
    response.end(body === null ? '' : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return issuer;
}

export type TestIssuer = Awaited<ReturnType<typeof startIssuer>>;
