import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { findTicket } from '../../accounts/tickets.ts';
import type { Identity } from '../../identity.ts';
import { routes } from '../../provider/routes.ts';
import { startSession } from '../../provider/tokens/tokens.ts';
import { spendSignIn } from '../sign-in-tickets.ts';
import { markOf } from './binding.ts';
import { sendFallbackPage } from './fallback-page.ts';

export const LOGIN_TICKET = 'cross-origin';

/** What is kept with a ticket; of its secrets the digests. */
interface TicketData {
  readonly clientId: string;
  readonly coId: string;
  readonly verifier: string;
  readonly binding: string;
  readonly amr: readonly string[];
}

export function loginTicketData({ verifier, binding, ...data }: TicketData): Record<string, unknown> {
  return { ...data, verifier: digestOf(verifier), binding: digestOf(binding) } satisfies TicketData;
}

type Query = Readonly<Record<string, unknown>>;

/**
 * Lets `/authorize` take a `login_ticket` for a sign-in, in the browser it was made for: it has the cookie, or the
 * client's page there has the verifier, which our fallback page brings. Any other is not looked at further, and the
 * request goes on without it: a link of somebody else signs nobody in.
 */
export function registerLoginTickets(app: FastifyInstance, identity: Identity, provider: Provider): void {
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.url !== routes.authorization) return;
    const query = request.query as Query;
    const { login_ticket, client_id, co_verifier } = query;
    if (typeof login_ticket !== 'string') return;
    const db = identity.database.kysely;
    const { ticket, problem } = { ticket: null, ...(await findTicket(db, LOGIN_TICKET, login_ticket)) };
    if (problem !== null || !ticket?.account_id) return;
    const data = ticket.data as unknown as TicketData;
    const client = identity.clients.find(({ clientId }) => clientId === client_id);
    if (!client || data.clientId !== client.clientId) return;
    const hasCookie = same(markOf(identity, request, 'ticket'), data.binding);
    if (!hasCookie && co_verifier === undefined && client.crossOriginUri)
      return sendFallbackPage(identity, client, reply, data.coId);
    const hasVerifier = isFromFallbackPage(identity, request, query) && same(co_verifier, data.verifier);
    if (!hasCookie && !hasVerifier) return;
    const spent = await spendSignIn(db, LOGIN_TICKET, login_ticket);
    if (spent) await startSession(identity, provider, request, reply, spent.account, data.amr);
  });
}

/**
 * Whether our page was shown in this browser and led here: it and a cookie have the same secret. Whoever makes a link
 * knows verifiers of their own, and no secret of a page in somebody else's browser.
 */
function isFromFallbackPage(identity: Identity, request: FastifyRequest, { co_page }: Query): boolean {
  const shown = markOf(identity, request, 'page');
  return shown !== undefined && same(co_page, digestOf(shown));
}

function same(given: unknown, digest: string): boolean {
  return typeof given === 'string' && timingSafeEqual(Buffer.from(digestOf(given)), Buffer.from(digest));
}

function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
