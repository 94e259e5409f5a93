import type { FastifyReply } from 'fastify';
import { startSession } from '../../provider/tokens.ts';
import { authorizationAddress, authorizationParams } from '../authorization-request.ts';
import type { Call } from '../call.ts';
import { accountByCode } from '../check-code.ts';
import { clientOf } from '../clients.ts';
import { needed, queryOf } from '../fields.ts';
import { Refusal, refusal } from '../refusals.ts';

/** Where a browser goes with a mailed code, or comes by a mailed link: signs in, and goes on to the client. */
export const passwordlessVerifyRedirect: Call = {
  method: 'GET',
  path: '/passwordless/verify_redirect',
  from: 'links',
  answer: async (door, request, reply) => {
    const { identity, provider } = door;
    const query = queryOf(request);
    const client = clientOf(identity, request, query);
    const params = authorizationParams(query);
    if (!client.redirectUris.includes(params.redirect_uri ?? '')) throw refusal('notRegistered');
    try {
      const account = await accountByCode(door, request, {
        email: needed(query, 'email'),
        code: needed(query, 'verification_code'),
        isSpent: true,
      });
      await startSession(identity, provider, request, reply, account.id, ['otp']);
    } catch (refused) {
      if (refused instanceof Refusal) return leadBack(reply, params, refused);
      throw refused;
    }
    return reply.redirect(authorizationAddress(identity.issuer, params), 302);
  },
};

/** Tells the client, where it would have got the answer. */
function leadBack(reply: FastifyReply, params: Record<string, string>, { body }: Refusal): FastifyReply {
  const said = new URLSearchParams({
    error: String(body.error ?? body.code),
    error_description: String(body.error_description ?? body.description),
    ...(params.state !== undefined && { state: params.state }),
  });
  const back = new URL(params.redirect_uri ?? '');
  if (/token/.test(params.response_type ?? '')) back.hash = said.toString();
  else for (const [name, value] of said) back.searchParams.set(name, value);
  return reply.redirect(back.href, 302);
}
