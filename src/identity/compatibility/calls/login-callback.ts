import { startSession } from '../../provider/tokens/tokens.ts';
import { authorizationAddress } from '../authorization-request.ts';
import type { Call } from '../call.ts';
import { fieldsOf, needed } from '../fields.ts';
import { refusal } from '../refusals.ts';
import { spendSignIn } from '../sign-in-tickets.ts';

/** Where the form of `/usernamepassword/login` leads: signs in, and goes on with the authorization it was part of. */
export const loginCallback: Call = {
  method: 'POST',
  path: '/login/callback',
  from: 'own pages',
  answer: async ({ identity, provider }, request, reply) => {
    const secret = needed(fieldsOf(request), 'wresult');
    const spent = await spendSignIn(identity.database.kysely, 'hosted-login', secret);
    if (spent === null) throw refusal('ticketEnded');
    const { account, ticket } = spent;
    if (!(await startSession(identity, provider, request, reply, account, ['pwd'])))
      throw refusal('ticketEnded');
    const { params } = ticket.data as { params: Record<string, string> };
    return reply.redirect(authorizationAddress(identity.issuer, params), 303);
  },
};
