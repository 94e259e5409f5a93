import { spendTicket } from '../../accounts/tickets.ts';
import { startSession } from '../../provider/tokens.ts';
import { authorizationAddress } from '../authorization-request.ts';
import type { Call } from '../call.ts';
import { fieldsOf, needed } from '../fields.ts';
import { refusal } from '../refusals.ts';

/** Where the form of `/usernamepassword/login` leads: signs in, and goes on with the authorization it was part of. */
export const loginCallback: Call = {
  method: 'POST',
  path: '/login/callback',
  from: 'own pages',
  answer: async ({ identity, provider }, request, reply) => {
    const secret = needed(fieldsOf(request), 'wresult');
    const spent = await spendTicket(identity.database.kysely, 'hosted-login', secret);
    if (spent.problem !== null || !spent.ticket.account_id) throw refusal('ticketEnded');
    await startSession(identity, provider, request, reply, spent.ticket.account_id, ['pwd']);
    const { params } = spent.ticket.data as { params: Record<string, string> };
    return reply.redirect(authorizationAddress(identity.issuer, params), 303);
  },
};
