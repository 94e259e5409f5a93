import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../../identity.ts';
import { cookieName, readCookie } from '../../own-cookies.ts';

const name = 'identity-co';
const seconds = 60;

type Issuer = Pick<Identity, 'issuer'>;

/** Marks the browser that a login ticket was made for, so that nobody can be signed in by another's link. */
export function setBinding({ issuer }: Issuer, reply: FastifyReply, value: string): void {
  // A call from a client on another site keeps no other cookie.
  const how = issuer.startsWith('https:') ? 'SameSite=None; Secure' : 'SameSite=Lax';
  const cookie = `${cookieName({ issuer }, name)}=${value}`;
  reply.header('set-cookie', `${cookie}; Path=/; HttpOnly; Max-Age=${seconds}; ${how}`);
}

export function bindingOf({ issuer }: Issuer, request: FastifyRequest): string | undefined {
  return readCookie(request, cookieName({ issuer }, name));
}
