import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs a text, of which what it is for is a part. */
export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
}

/** What stands in a link that only we can make: an id, signed for what the link is for. */
export function signedKey(secret: string, purpose: string, id: string): string {
  return `${id}.${sign(secret, `${purpose} ${id}`)}`;
}

/** The id in a key that was signed for a purpose; null for one that is not ours. */
export function idOfKey(secret: string, purpose: string, key: string): string | null {
  const [id = '', signature = '', ...more] = key.split('.');
  return more.length === 0 && isSigned(secret, `${purpose} ${id}`, signature) ? id : null;
}

/** Whether it is our signature of a text; takes as long for each wrong one. */
export function isSigned(secret: string, text: string, signature: string): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secret, text))];
  return given.length === right.length && timingSafeEqual(given, right);
}
