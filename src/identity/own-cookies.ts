import type { FastifyRequest } from 'fastify';
import type { Identity } from './identity.ts';

/** The name of a cookie of the whole origin; over https it makes browsers bind it to the host. */
export function cookieName({ issuer }: Pick<Identity, 'issuer'>, name: string): string {
  return issuer.startsWith('https:') ? `__Host-${name}` : name;
}

/** The value of a cookie that the browser sent. */
export function readCookie({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const wanted = `${name}=`;
  const pairs = (headers.cookie ?? '').split(/; */);
  return pairs.find((pair) => pair.startsWith(wanted))?.slice(wanted.length);
}
