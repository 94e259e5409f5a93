import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import { LOGOUT_EVENT } from '../../account/logout-event.ts';
import { isAboutToken } from '../../graphql/endpoint/viewer.ts';

/** What a logout token says has ended: of a subject, a session, or a subject's session. */
export interface Logout {
  readonly jti: string;
  readonly sub: string | null;
  readonly sid: string | null;
  /** In seconds since 1970. */
  readonly issuedAt: number;
}

/** A logout token that proves nothing; the caller answers 400, and the message says why. */
export class BadLogoutToken extends Error {
  override readonly name = 'BadLogoutToken';
}

/** Clock difference that is tolerated, and the age until which one is taken, in seconds. */
const LEEWAY = 60;
const OLDEST = 600;

/**
 * Makes the check of logout tokens (OpenID Connect Back-Channel Logout 1.0, §2.6): RS256 by the issuer's published
 * keys, `iss`, `aud`, `iat`, `exp` where there is one, `jti`, `events`, no `nonce`, and `sub` or `sid`. That one is not
 * taken twice is the caller's to see to.
 *
 * @param clientId the audience: what ends is a session of this client's
 * @throws BadLogoutToken from the check; anything else when the provider's keys cannot be had
 */
export function logoutTokenReader(issuer: string, clientId: string): (token: string) => Promise<Logout> {
  const keys = createRemoteJWKSet(new URL('.well-known/jwks.json', issuer));
  return async (token) => {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer,
      audience: clientId,
      clockTolerance: LEEWAY,
      maxTokenAge: OLDEST,
      requiredClaims: ['jti'],
    }).catch((error: unknown) => {
      throw isAboutToken(error)
        ? new BadLogoutToken('The logout token is not valid', { cause: error })
        : error;
    });
    return logoutIn(payload);
  };
}

function logoutIn(payload: JWTPayload): Logout {
  const { jti, iat = 0, events } = payload;
  const event = isObject(events) ? events[LOGOUT_EVENT] : undefined;
  if (!isObject(event)) throw new BadLogoutToken('It is no logout token');
  if ('nonce' in payload) throw new BadLogoutToken('A logout token has no nonce');
  const [sub, sid] = [text(payload.sub), text(payload.sid)];
  if (sub === null && sid === null)
    throw new BadLogoutToken('It says neither whose nor which session has ended');
  const id = text(jti);
  if (id === null) throw new BadLogoutToken('It has no name of its own');
  return { jti: id, sub, sid, issuedAt: iat };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What could be stored, and has a length that anybody means. */
function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= 255 && !value.includes('\0')
    ? value
    : null;
}
