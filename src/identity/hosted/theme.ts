import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../identity.ts';
import { cookieName, readCookie } from '../own-cookies.ts';

/** Which colours somebody has chosen on the site; nobody's choice is the system's. */
export type Theme = 'light' | 'dark';

const name = 'identity-theme';
const cookieSeconds = 365 * 24 * 3600;

interface ThemeRequest {
  readonly query: unknown;
  readonly headers: FastifyRequest['headers'];
}

/** The theme that the address names, or a page before; undefined: the system's. */
export function themeOf(
  identity: Pick<Identity, 'issuer'>,
  { query, headers }: ThemeRequest,
): Theme | undefined {
  const named = namedIn(query);
  return asTheme(named === undefined ? readCookie({ headers }, cookieName(identity, name)) : named);
}

/** Keeps the theme that an address names for later pages; another word, such as `system`, ends what was kept. */
export function keepTheme(
  identity: Pick<Identity, 'issuer'>,
  request: ThemeRequest,
  reply: FastifyReply,
): void {
  const named = namedIn(request.query);
  const key = cookieName(identity, name);
  const theme = asTheme(named);
  if (named === undefined || theme === asTheme(readCookie(request, key))) return;
  const how = identity.issuer.startsWith('https:') ? '; Secure' : '';
  // Beside those of the protocol library, which sets its own there.
  reply.raw.appendHeader(
    'set-cookie',
    `${key}=${theme ?? ''}; Path=/; Max-Age=${theme ? cookieSeconds : 0}; SameSite=Lax${how}; HttpOnly`,
  );
}

function namedIn(query: unknown): unknown {
  return (query as { readonly theme?: unknown } | null | undefined)?.theme;
}

function asTheme(value: unknown): Theme | undefined {
  return value === 'light' || value === 'dark' ? value : undefined;
}
