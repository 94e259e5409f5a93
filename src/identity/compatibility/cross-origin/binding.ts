import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../../identity.ts';

const seconds = 60;

/** Marks the browser that a login ticket was made for, so that nobody can be signed in by another's link. */
export function setBinding({ issuer }: Pick<Identity, 'issuer'>, reply: FastifyReply, value: string): void {
  // A call from a client on another site keeps no other cookie.
  const how = issuer.startsWith('https:') ? 'SameSite=None; Secure' : 'SameSite=Lax';
  reply.header('set-cookie', `${nameOf(issuer)}=${value}; Path=/; HttpOnly; Max-Age=${seconds}; ${how}`);
}

export function bindingOf(
  { issuer }: Pick<Identity, 'issuer'>,
  { headers }: FastifyRequest,
): string | undefined {
  const wanted = `${nameOf(issuer)}=`;
  const pairs = (headers.cookie ?? '').split(/; */);
  return pairs.find((pair) => pair.startsWith(wanted))?.slice(wanted.length);
}

function nameOf(issuer: string): string {
  return issuer.startsWith('https:') ? '__Host-identity-co' : 'identity-co';
}
