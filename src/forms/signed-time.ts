import { createHmac, timingSafeEqual } from 'node:crypto';

/** When somebody began to fill in a form, signed: pages are kept for everybody and cannot say it. */
export function signTime(secret: string, now: number): string {
  const time = Math.floor(now / 1_000).toString(36);
  return `${time}.${signature(secret, time)}`;
}

/** Seconds since then; null for what we have not signed. */
export function signedAge(secret: string, token: string, now: number): number | null {
  const [time = '', signed = '', ...more] = token.split('.');
  const [given, right] = [Buffer.from(signed), Buffer.from(signature(secret, time))];
  if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return now / 1_000 - Number.parseInt(time, 36);
}

function signature(secret: string, time: string): string {
  return createHmac('sha256', secret).update(`form ${time}`).digest('base64url').slice(0, 22);
}
