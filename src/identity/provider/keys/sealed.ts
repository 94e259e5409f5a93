import { hkdfSync } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { KeyRing } from './keys.ts';

interface Sealing {
  readonly keys: Pick<KeyRing, 'cookieSecrets'>;
}

/**
 * A text that only this provider can read or make (a JWE), for what a browser keeps instead of the database.
 *
 * @param purpose for which alone it can be opened
 * @param until in seconds since 1970
 */
export function seal(
  { keys }: Sealing,
  purpose: string,
  content: Readonly<Record<string, unknown>>,
  until: number,
): Promise<string> {
  const [secret = ''] = keys.cookieSecrets();
  return new EncryptJWT({ ...content })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(until)
    .encrypt(keyOf(secret, purpose));
}

/** What was sealed; null when it is another's, for another purpose, or too old. */
export async function unseal(
  { keys }: Sealing,
  purpose: string,
  text: string,
): Promise<Readonly<Record<string, unknown>> | null> {
  for (const secret of keys.cookieSecrets()) {
    try {
      const { payload } = await jwtDecrypt(text, keyOf(secret, purpose), {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
        requiredClaims: ['exp'],
      });
      return payload;
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
    }
  }
  return null;
}

/** Of its own for each purpose; the secrets themselves sign cookies (RFC 5869). */
function keyOf(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', purpose, 32));
}
