import { errors as joseErrors, jwtVerify } from 'jose';
import { GRANT_CLAIM, isGranted } from '../../../account/granted.ts';
import type { Identity } from '../../identity.ts';

/** What an access token of this provider says. */
export interface AccessTokenContent {
  readonly id: string;
  readonly sub: string;
  readonly scope: ReadonlySet<string>;
  readonly audience: readonly string[];
  readonly clientId: string;
  readonly grantId: string;
  /** Both in seconds since 1970. */
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** When its owner last showed who they are, in seconds since 1970 (RFC 9068 §2.2.1); not known of older tokens. */
  readonly authenticatedAt: number | undefined;
  /** Of the key that its holder must prove to have (DPoP), if it is bound to one. */
  readonly thumbprint: string | undefined;
}

/** A token that is not, or no longer, good; `message` says why, for the log. */
export class BadAccessToken extends Error {
  override readonly name = 'BadAccessToken';
}

/** Whether it has the three parts of a signed token. */
export function isJwt(token: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);
}

/**
 * Checks an access token of this provider: RS256 by one of its keys, issuer, times, and that its grant was not ended
 * meanwhile. Audience, scope and DPoP are the caller's to check.
 *
 * @throws BadAccessToken when it is not good; anything else when the database is away
 */
export async function verifyAccessToken(
  { keys, issuer, database }: Pick<Identity, 'keys' | 'issuer' | 'database'>,
  bearer: string,
): Promise<AccessTokenContent> {
  const { payload } = await jwtVerify(
    bearer,
    async ({ kid }) => {
      const known = () => keys.verifying().find((key) => key.kid === kid)?.publicKey;
      const key = known() ?? (await keys.refresh().then(known));
      if (!key) throw new BadAccessToken('It was signed by none of our keys.');
      return key;
    },
    {
      algorithms: ['RS256'],
      issuer,
      typ: 'at+jwt',
      requiredClaims: ['sub', 'exp', 'iat', 'jti', 'aud', 'client_id', GRANT_CLAIM],
    },
  ).catch((error: unknown) => {
    throw error instanceof joseErrors.JOSEError ? new BadAccessToken(error.message, { cause: error }) : error;
  });
  const { sub = '', jti = '', iat = 0, exp = 0, aud = [], cnf, auth_time } = payload;
  const grantId = String(payload[GRANT_CLAIM]);
  if (!(await isGranted(database.kysely, grantId, sub))) throw new BadAccessToken('Its grant was ended.');
  return {
    id: jti,
    sub,
    scope: new Set(typeof payload.scope === 'string' ? payload.scope.split(' ').filter(Boolean) : []),
    audience: typeof aud === 'string' ? [aud] : aud,
    clientId: String(payload.client_id),
    grantId,
    issuedAt: iat,
    expiresAt: exp,
    authenticatedAt: typeof auth_time === 'number' ? auth_time : undefined,
    thumbprint: (cnf as { jkt?: string } | undefined)?.jkt,
  };
}
