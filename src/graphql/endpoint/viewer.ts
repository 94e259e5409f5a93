import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { GRANT_CLAIM, PERMISSIONS_CLAIM } from '../../account/granted.ts';
import { anonymous, type Viewer } from '../../content/context.ts';
import type { Settings } from '../../platform/settings/settings.ts';

export interface SignedIn {
  readonly viewer: Viewer;
  /** What says so, for those that the reader's own token opens; null: nobody is signed in. */
  readonly token: string | null;
  /** Whether the token says what its owner may do; otherwise somebody else knows. */
  readonly claimsPermissions: boolean;
  /** When the token that says so ends. */
  readonly until: Date | null;
  /** What it came of, by which its issuer may end it before; null with the token. */
  readonly origin: TokenOrigin | null;
}

/** The claims of an access token that say what ends with what. */
export interface TokenOrigin {
  readonly sub: string;
  /** `iat`, in seconds since 1970; 0 when it does not say. */
  readonly issuedAt: number;
  /** `sid`; null when it does not say. */
  readonly session: string | null;
  /** Of the embedded provider; null in the tokens of others. */
  readonly grant: string | null;
}

/** A token that was sent and proves nothing; the caller answers 401. */
export class BadToken extends Error {
  override readonly name = 'BadToken';
  /** What the answer says; the message is for logs. */
  readonly forCaller: string;

  constructor(message: string, options: ErrorOptions & { readonly forCaller?: string } = {}) {
    super(message, options);
    this.forCaller = options.forCaller ?? 'Sign in again';
  }
}

/** Clock difference that is tolerated, in seconds (spec §5). */
const LEEWAY = 60;

/**
 * Makes the check of `Authorization: Bearer …`: RS256 by the provider's published keys, issuer, audience, expiry and
 * not-before (spec §5). Nobody is signed in without the header, nor on a site without an identity provider.
 *
 * @throws BadToken from the check; anything else when the provider's keys cannot be had
 */
export function viewerReader(settings: Pick<Settings, 'authIssuer' | 'authAudience'>) {
  const { authIssuer: issuer, authAudience: audience } = settings;
  const keys = issuer && createRemoteJWKSet(new URL('.well-known/jwks.json', issuer));
  return async (authorization: string | undefined): Promise<SignedIn> => {
    if (!authorization) return nobody;
    if (!issuer || !keys) {
      const forCaller = 'Nobody can sign in here: this site has no identity provider';
      throw new BadToken('AUTH_ISSUER is not set.', { forCaller });
    }
    const token = authorization.match(/^bearer +([\w-]+\.[\w-]+\.[\w-]+) *$/i)?.[1];
    if (!token) throw new BadToken('It is no bearer token of three parts.');
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer,
        audience,
        clockTolerance: LEEWAY,
        requiredClaims: ['sub', 'exp'],
      });
      const permissions = payload[PERMISSIONS_CLAIM];
      return {
        viewer: {
          id: payload.sub ?? null,
          permissions: new Set(
            Array.isArray(permissions) ? permissions.filter((one) => typeof one === 'string') : [],
          ),
        },
        token,
        claimsPermissions: permissions !== undefined,
        until: new Date((payload.exp ?? 0) * 1000 + LEEWAY * 1000),
        origin: originOf(payload),
      };
    } catch (error) {
      throw isAboutToken(error) ? new BadToken('The token is not valid.', { cause: error }) : error;
    }
  };
}

const nobody: SignedIn = {
  viewer: anonymous,
  token: null,
  claimsPermissions: false,
  until: null,
  origin: null,
};

function originOf({ sub = '', iat = 0, sid, [GRANT_CLAIM]: grant }: JWTPayload): TokenOrigin {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return { sub, issuedAt: iat, session: text(sid), grant: text(grant) };
}

/** Whether the token is at fault, and not the way to the provider's keys. */
export function isAboutToken(error: unknown): boolean {
  const faults = [
    errors.JWTExpired,
    errors.JWTInvalid,
    errors.JWTClaimValidationFailed,
    errors.JWSInvalid,
    errors.JWSSignatureVerificationFailed,
    errors.JOSEAlgNotAllowed,
    errors.JOSENotSupported,
    errors.JWKSNoMatchingKey,
    // A token that names no key, while several are published.
    errors.JWKSMultipleMatchingKeys,
  ];
  return faults.some((fault) => error instanceof fault);
}
