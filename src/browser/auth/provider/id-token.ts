import {
  compactVerify,
  createRemoteJWKSet,
  customFetch,
  decodeProtectedHeader,
  errors,
  type JWTHeaderParameters,
  type RemoteJWKSet,
} from 'jose';
import { ProviderError } from '../provider-error.ts';
import type { Claims } from '../user/auth-user.ts';
import { checkClaims, type ExpectedClaims } from './id-token-claims.ts';
import { protocolFetch } from './protocol-library.ts';
import type { ServerClock } from './server-clock.ts';

/** The only signature that is taken (spec §5). */
const algorithm = 'RS256';

/** Checks id tokens: three parts, RS256 by the provider's published keys, then the claims. */
export class IdTokens {
  readonly #clock: ServerClock;
  #keys: { readonly address: string; readonly set: RemoteJWKSet } | null = null;

  constructor(clock: ServerClock) {
    this.#clock = clock;
  }

  /**
   * @param keysAddress where the provider publishes its keys
   * @returns the claims
   * @throws ProviderError that says what is wrong; HttpError when the keys cannot be had
   */
  async verify(
    idToken: string | undefined,
    keysAddress: string,
    expected: Omit<ExpectedClaims, 'now'>,
  ): Promise<Claims> {
    if (!idToken) throw invalid('ID token is required but missing');
    const { header, claims } = decode(idToken);
    if (header.alg !== algorithm)
      throw invalid(
        `Signature algorithm of "${header.alg}" is not supported. Expected the ID token to be signed with "${algorithm}".`,
      );
    await this.#checkSignature(idToken, header, keysAddress);
    await this.#clock.doubt(claims.iat);
    checkClaims(claims, { ...expected, now: this.#clock.now });
    return claims;
  }

  async #checkSignature(idToken: string, header: JWTHeaderParameters, address: string): Promise<void> {
    if (this.#keys?.address !== address) {
      const set = createRemoteJWKSet(new URL(address), {
        [customFetch]: protocolFetch,
      });
      this.#keys = { address, set };
    }
    try {
      await compactVerify(idToken, this.#keys.set, { algorithms: [algorithm] });
    } catch (cause) {
      if (cause instanceof errors.JWKSNoMatchingKey)
        throw invalid(`Could not find a public key for Key ID (kid) "${header.kid}"`, cause);
      if (cause instanceof errors.JOSEError) throw invalid('Invalid ID token signature.', cause);
      throw cause;
    }
  }
}

function decode(idToken: string): { header: JWTHeaderParameters; claims: Claims } {
  try {
    const [, payload = '', ...rest] = idToken.split('.');
    if (rest.length !== 1) throw new Error('Cannot decode a malformed JWT');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null) throw new Error('The payload is no object');
    return { header: decodeProtectedHeader(idToken) as JWTHeaderParameters, claims: claims as Claims };
  } catch (cause) {
    throw invalid('ID token could not be decoded', cause);
  }
}

function invalid(description: string, cause?: unknown): ProviderError {
  return new ProviderError('invalid_token', description, { cause });
}
