import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { findTicket, spendTicket } from '../../accounts/tickets.ts';
import type { Identity } from '../../identity.ts';
import { routes } from '../../provider/routes.ts';
import { startSession } from '../../provider/tokens.ts';
import { bindingOf } from './binding.ts';
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

/**
 * Lets `/authorize` take a `login_ticket` for a sign-in, in the browser it was made for: it has the cookie, or the
 * client's page there has the verifier. Any other is not looked at further, and the request goes on without it.
 */
export function registerLoginTickets(app: FastifyInstance, identity: Identity, provider: Provider): void {
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.url !== routes.authorization) return;
    const { login_ticket, client_id, co_verifier } = request.query as Record<string, unknown>;
    if (typeof login_ticket !== 'string') return;
    const db = identity.database.kysely;
    const { ticket, problem } = { ticket: null, ...(await findTicket(db, LOGIN_TICKET, login_ticket)) };
    if (problem !== null || !ticket?.account_id) return;
    const data = ticket.data as unknown as TicketData;
    if (data.clientId !== client_id) return;
    const isBound = same(bindingOf(identity, request), data.binding) || same(co_verifier, data.verifier);
    if (!isBound) {
      const client = identity.clients.find(({ clientId }) => clientId === client_id);
      // With a verifier, even a wrong one, the page has been there.
      if (co_verifier !== undefined || !client?.crossOriginUri) return;
      return sendFallbackPage(identity, client, reply, data.coId);
    }
    if ((await spendTicket(db, LOGIN_TICKET, login_ticket)).problem !== null) return;
    await startSession(identity, provider, request, reply, ticket.account_id, data.amr);
  });
}

function same(given: unknown, digest: string): boolean {
  return typeof given === 'string' && timingSafeEqual(Buffer.from(digestOf(given)), Buffer.from(digest));
}

function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
