import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { calculateJwkThumbprint, EmbeddedJWK, errors, type JWK, jwtVerify } from 'jose';
import type { Identity } from '../identity.ts';

/** How long a proof holds, in seconds. */
const holds = 60;

/** Whether the request proves to have the key that its token is bound to (RFC 9449 §4.3). */
export async function provesKey(
  { issuer }: Pick<Identity, 'issuer'>,
  { headers: { dpop }, method, url }: FastifyRequest,
  token: string,
  thumbprint: string | undefined,
): Promise<boolean> {
  if (typeof dpop !== 'string') return false;
  try {
    const { payload, protectedHeader } = await jwtVerify(dpop, EmbeddedJWK, {
      typ: 'dpop+jwt',
      algorithms: ['ES256', 'EdDSA', 'Ed25519', 'RS256', 'PS256'],
      maxTokenAge: holds,
      clockTolerance: 5,
      requiredClaims: ['jti', 'htm', 'htu', 'ath'],
    });
    const address = new URL(url, issuer);
    return (
      payload.htm === method &&
      new URL(String(payload.htu)).href === address.origin + address.pathname &&
      payload.ath === createHash('sha256').update(token).digest('base64url') &&
      (await calculateJwkThumbprint(protectedHeader.jwk as JWK)) === thumbprint
    );
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return false;
    throw error;
  }
}
