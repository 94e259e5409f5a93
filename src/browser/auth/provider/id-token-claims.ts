import { ProviderError } from '../provider-error.ts';
import type { Claims } from '../user/auth-user.ts';

export interface ExpectedClaims {
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined where none was sent: a renewal. */
  readonly nonce?: string | undefined;
  /** The same person as before: a renewal. */
  readonly subject?: string | undefined;
  readonly organization?: string | undefined;
  /** Seconds. */
  readonly leeway: number;
  /** The provider's time, milliseconds since 1970. */
  readonly now: number;
}

/** The claims that an id token must have, in the order in which they are checked (spec §5). @throws ProviderError */
export function checkClaims(claims: Claims, expected: ExpectedClaims): void {
  same('Issuer (iss)', claims.iss, expected.issuer, 'mismatch in the ID token, ');
  text('Subject (sub)', claims.sub);
  if (expected.subject !== undefined)
    same('Subject (sub)', claims.sub, expected.subject, 'value mismatch in the ID token; ');
  checkAudience(claims, expected.clientId);
  if (expected.nonce !== undefined)
    same('Nonce (nonce)', claims.nonce, expected.nonce, 'value mismatch in the ID token; ');
  checkParty(claims, expected.clientId);
  checkTimes(claims, expected);
  if (expected.organization !== undefined) checkOrganization(claims, expected.organization);
}

function checkAudience({ aud }: Claims, clientId: string): void {
  const mismatch = 'Audience (aud) claim mismatch in the ID token; expected';
  if (Array.isArray(aud)) {
    if (!aud.includes(clientId)) refuse(`${mismatch} "${clientId}" but was not one of "${aud.join(', ')}"`);
  } else if (typeof aud !== 'string' || aud === '') {
    refuse('Audience (aud) claim must be a string or array of strings present in the ID token');
  } else if (aud !== clientId) {
    refuse(`${mismatch} "${clientId}" but found "${aud}"`);
  }
}

function checkParty({ aud, azp }: Claims, clientId: string): void {
  if (!Array.isArray(aud) || aud.length < 2) return;
  const when = ' when Audience (aud) claim has multiple values';
  text('Authorized Party (azp)', azp, when);
  same('Authorized Party (azp)', azp, clientId, 'mismatch in the ID token; ');
}

function checkTimes({ exp, iat, nbf }: Claims, { now, leeway }: ExpectedClaims): void {
  const end = seconds('Expiration Time (exp)', exp) + leeway;
  seconds('Issued At (iat)', iat);
  const current = `claim error in the ID token; current time "${new Date(now)}" is`;
  if (now > end * 1000)
    refuse(`Expiration Time (exp) ${current} after expiration time "${new Date(end * 1000)}"`);
  if (typeof nbf !== 'number') return;
  const start = (nbf - leeway) * 1000;
  if (now < start) refuse(`Not Before Time (nbf) ${current} before the not before time "${new Date(start)}"`);
}

/** `org_…` is an id; anything else a name, which is compared in lower case. */
function checkOrganization(claims: Claims, organization: string): void {
  const isId = organization.startsWith('org_');
  const name = isId ? 'Organization Id (org_id)' : 'Organization Name (org_name)';
  const found = isId ? claims.org_id : lowerCase(claims.org_name);
  same(name, found, isId ? organization : organization.toLowerCase(), 'value mismatch in the ID token; ');
}

function lowerCase(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value;
}

function text(name: string, found: unknown, when = ''): void {
  if (typeof found !== 'string' || found === '')
    refuse(`${name} claim must be a string present in the ID token${when}`);
}

function same(name: string, found: unknown, expected: string, mismatch: string): void {
  text(name, found);
  if (found !== expected) refuse(`${name} claim ${mismatch}expected "${expected}", found "${found}"`);
}

function seconds(name: string, found: unknown): number {
  if (typeof found === 'number' && found !== 0) return found;
  return refuse(`${name} claim must be a number present in the ID token`);
}

function refuse(description: string): never {
  throw new ProviderError('invalid_token', description);
}
