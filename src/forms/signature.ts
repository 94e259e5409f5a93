import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs a text, of which what it is for is a part. */
export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
}

/** Whether it is our signature of a text; takes as long for each wrong one. */
export function isSigned(secret: string, text: string, signature: string): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secret, text))];
  return given.length === right.length && timingSafeEqual(given, right);
}
