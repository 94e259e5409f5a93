import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../../identity.ts';
import { cookieName, readCookie } from '../../own-cookies.ts';

/** What a browser is marked with: that a login ticket was made for it, or that our fallback page was shown in it. */
const names = { ticket: 'identity-co', page: 'identity-co-page' } as const;
type Mark = keyof typeof names;
const seconds = 60;

type Issuer = Pick<Identity, 'issuer'>;

/** Marks the browser, so that nobody can be signed in by another's link. */
export function setMark({ issuer }: Issuer, reply: FastifyReply, mark: Mark, value: string): void {
  // A call from a client on another site keeps no other cookie.
  const how = issuer.startsWith('https:') ? 'SameSite=None; Secure' : 'SameSite=Lax';
  const cookie = `${cookieName({ issuer }, names[mark])}=${value}`;
  reply.header('set-cookie', `${cookie}; Path=/; HttpOnly; Max-Age=${seconds}; ${how}`);
}

export function markOf({ issuer }: Issuer, request: FastifyRequest, mark: Mark): string | undefined {
  return readCookie(request, cookieName({ issuer }, names[mark]));
}
