import { isSigned, sign } from './signature.ts';

/** When somebody began to fill in a form, signed: pages are kept for everybody and cannot say it. */
export function signTime(secret: string, now: number): string {
  const time = Math.floor(now / 1_000).toString(36);
  return `${time}.${sign(secret, `form ${time}`)}`;
}

/** Seconds since then; null for what we have not signed. */
export function signedAge(secret: string, token: string, now: number): number | null {
  const [time = '', signed = '', ...more] = token.split('.');
  if (more.length > 0 || !isSigned(secret, `form ${time}`, signed)) return null;
  return now / 1_000 - Number.parseInt(time, 36);
}
