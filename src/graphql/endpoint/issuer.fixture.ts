import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { PERMISSIONS_CLAIM } from '../../account/granted.ts';

const audience = 'https://api.chancery.example';

/** An identity provider of which the site needs only the published keys, and what it says of people. */
export async function startIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const { publicKey: next } = await generateKeyPair('RS256');
  // As after a rotation two are published.
  const nextKey = { ...(await exportJWK(next)), kid: 'two', alg: 'RS256', use: 'sig' };
  type Said = Readonly<Record<string, unknown>>;
  const people = new Map<string, Said | Promise<Said>>();
  const said = ({ url, headers }: IncomingMessage) => {
    if (url === '/.well-known/jwks.json') return { keys: [key, nextKey] };
    const token = url === '/userinfo' && headers.authorization?.split(' ')[1];
    return token ? people.get(decodeJwt(token).sub ?? '') : undefined;
  };
  const server = createServer(async (request, response) => {
    const body = await said(request);
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    settings: { authIssuer: issuer, authAudience: audience },
    /** What `/userinfo` answers, by the subject, and when; 404 to everybody else. */
    people,
    /** An access token as the provider signs it, with claims of the test's own over the usual ones. */
    token: (
      permissions: readonly string[],
      claims: Readonly<Record<string, unknown>> = {},
      header: Readonly<Record<string, unknown>> = {},
    ) => {
      const now = Math.floor(Date.now() / 1000);
      const usual = { iss: issuer, aud: audience, sub: 'editor-1', iat: now, exp: now + 600 };
      return new SignJWT({ ...usual, [PERMISSIONS_CLAIM]: permissions, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'one', ...header })
        .sign(privateKey);
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
