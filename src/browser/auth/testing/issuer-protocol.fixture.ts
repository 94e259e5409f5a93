import { calculateJwkThumbprint, decodeProtectedHeader, type JWK, jwtVerify } from 'jose';

interface Issuer {
  readonly url: string;
  readonly bindsTokens: boolean;
  readonly dpopNonce: string | null;
  readonly now: () => number;
}

/** What the issuer publishes about itself. */
export function discoveryDocument({ url, bindsTokens }: Issuer) {
  return {
    issuer: url,
    authorization_endpoint: `${url}authorize`,
    token_endpoint: `${url}oauth/token`,
    userinfo_endpoint: `${url}userinfo`,
    jwks_uri: `${url}.well-known/jwks.json`,
    revocation_endpoint: `${url}oauth/revoke`,
    authorization_response_iss_parameter_supported: true,
    ...(bindsTokens && { dpop_signing_alg_values_supported: ['ES256'] }),
  };
}

/** The thumbprint of the key that a DPoP proof was made with. @throws Error whose message is the protocol's error */
export async function provedKey(proof: unknown, { dpopNonce, now }: Issuer): Promise<string | undefined> {
  if (typeof proof !== 'string') return undefined;
  const { jwk } = decodeProtectedHeader(proof);
  // Its time is compared below.
  const { payload } = await jwtVerify(proof, jwk as JWK, { clockTolerance: 1e9 });
  if (dpopNonce !== null && payload.nonce !== dpopNonce) throw new Error('use_dpop_nonce');
  if (Math.abs((payload.iat ?? 0) - now()) > 60) throw new Error('invalid_dpop_proof');
  return calculateJwkThumbprint(jwk as JWK);
}
