import { createHash, randomBytes } from 'node:crypto';
import { lifetimeOf } from '../../accounts/tickets.ts';
import { cookieName, readCookie } from '../../own-cookies.ts';
import type { SignUp } from '../mail/mails.ts';
import type { PageContext } from '../page-context.ts';

const name = 'identity-sign-up';

/**
 * Marks the browser of a sign-up for as long as its mailed link holds: there the link needs no password.
 *
 * @returns what the sign-up keeps of it
 */
export function markBrowser({ identity, reply }: PageContext): string {
  const secret = randomBytes(32).toString('base64url');
  const how = identity.issuer.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${cookieName(identity, name)}=${secret}; Path=/; Max-Age=${lifetimeOf('verify-email')}; SameSite=Lax${how}; HttpOnly`,
  );
  return digestOf(secret);
}

/** Whether the request comes from the browser in which somebody signed up; one that a client's call made has none. */
export function isBrowserOf(
  { browser }: Pick<SignUp, 'browser'>,
  { identity, request }: PageContext,
): boolean {
  const secret = readCookie(request, cookieName(identity, name));
  return browser !== undefined && secret !== undefined && digestOf(secret) === browser;
}

function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
