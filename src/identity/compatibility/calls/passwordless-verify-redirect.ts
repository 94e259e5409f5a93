import type { FastifyReply, FastifyRequest } from 'fastify';
import { EMAIL_CONNECTION, readEmail } from '../../accounts/accounts.ts';
import type { RegisteredClient } from '../../clients.ts';
import { pageContextOf } from '../../hosted/page-context.ts';
import { startSession } from '../../provider/tokens/tokens.ts';
import type { SignInServices } from '../../sign-in-services.ts';
import { authorizationAddress, authorizationParams } from '../authorization-request.ts';
import type { Call } from '../call.ts';
import { accountByCode } from '../check-code.ts';
import { clientOf } from '../clients.ts';
import { type Fields, fieldsOf, needed, queryOf } from '../fields.ts';
import { Refusal, refusal } from '../refusals.ts';
import { signInAsPage } from './sign-in-as-page.tsx';

const path = '/passwordless/verify_redirect';

/**
 * Where a browser goes with a mailed code, or comes by a mailed link: asks first. Programs open links in mails, and
 * anybody could lead somebody here with an address and a code of their own.
 */
export const askPasswordlessRedirect: Call = {
  method: 'GET',
  path,
  from: 'links',
  answer: (services, request, reply) =>
    withSignIn(services, request, reply, queryOf(request), async ({ client, params, email, code }) => {
      const page = signInAsPage(
        { ...pageContextOf(services, request, reply), client },
        { email, path, fields: { ...params, connection: EMAIL_CONNECTION, email, verification_code: code } },
      );
      return reply.type('text/html; charset=utf-8').send(page);
    }),
};

/** The button of that page: signs in, and goes on to the client. */
export const passwordlessRedirect: Call = {
  method: 'POST',
  path,
  from: 'own forms',
  answer: (services, request, reply) =>
    withSignIn(services, request, reply, fieldsOf(request), async ({ params, email, code }) => {
      const { identity, provider } = services;
      const account = await accountByCode(services, request, { email, code });
      const isIn = await startSession(identity, provider, request, reply, account, ['otp']);
      if (!isIn) throw refusal('wrongCode');
      return reply.redirect(authorizationAddress(identity.issuer, params), 303);
    }),
};

interface SignIn {
  readonly client: RegisteredClient;
  /** Of the authorization request that it is part of. */
  readonly params: Record<string, string>;
  readonly email: string;
  readonly code: string;
}

/** Reads what was sent and hands it on; the client is told of refusals once its address is known to be its own. */
async function withSignIn(
  { identity }: SignInServices,
  request: FastifyRequest,
  reply: FastifyReply,
  fields: Fields,
  then: (signIn: SignIn) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const client = clientOf(identity, request, fields);
  const params = authorizationParams(fields);
  if (!client.redirectUris.includes(params.redirect_uri ?? '')) throw refusal('notRegistered');
  try {
    const email = readEmail(needed(fields, 'email'));
    if (email === null) throw refusal('badEmail');
    return await then({ client, params, email, code: needed(fields, 'verification_code') });
  } catch (refused) {
    if (refused instanceof Refusal) return leadBack(reply, params, refused);
    throw refused;
  }
}

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
  return reply.redirect(back.href, 303);
}
