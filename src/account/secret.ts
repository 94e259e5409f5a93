import { hash, randomBytes } from 'node:crypto';

/** A secret for an address: 256 bits in letters that addresses have. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * What is kept of a secret, and found by. Whoever measures how long a look-up takes learns of digests, which lead back to
 * no secret.
 */
export function secretDigest(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

/** Whether a text could be a secret at all. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
