import { randomBytes } from 'node:crypto';
import { DATABASE_CONNECTION, EMAIL_CONNECTION } from '../../accounts/accounts.ts';
import type { Call } from '../call.ts';
import { accountByCode } from '../check-code.ts';
import { accountByPassword } from '../check-password.ts';
import { clientOf } from '../clients.ts';
import { setMark } from '../cross-origin/binding.ts';
import { LOGIN_TICKET, loginTicketData } from '../cross-origin/login-ticket.ts';
import { fieldsOf, needed, optional } from '../fields.ts';
import { refusal } from '../refusals.ts';
import { issueSignIn } from '../sign-in-tickets.ts';

const OTP = 'http://auth0.com/oauth/grant-type/passwordless/otp';
const realms: Readonly<Record<string, string>> = {
  'http://auth0.com/oauth/grant-type/password-realm': DATABASE_CONNECTION,
  [OTP]: EMAIL_CONNECTION,
};

/**
 * Takes a password or a code from a client's own form and answers a ticket that `/authorize` takes for a sign-in. The
 * ticket is worth something in this browser alone: where the cookie is not kept, the client's page has the verifier.
 */
export const crossOriginAuthenticate: Call = {
  method: 'POST',
  path: '/co/authenticate',
  from: 'clients with cookies',
  answer: async (services, request, reply) => {
    const { identity } = services;
    const fields = fieldsOf(request);
    const { clientId } = clientOf(identity, request, fields);
    if (request.headers.origin === undefined) throw refusal('unknownOrigin');
    const kind = needed(fields, 'credential_type');
    const realm = optional(fields, 'realm');
    if (kind !== 'password' && (realm === undefined || realms[kind] !== realm))
      throw refusal('badConnection');
    const email = needed(fields, 'username');
    const account =
      kind === OTP
        ? await accountByCode(services, request, { email, code: needed(fields, 'otp') })
        : await accountByPassword(
            services,
            request,
            { email, password: needed(fields, 'password') },
            'accessDenied',
          );
    const [coId, verifier, binding] = [secret(), secret(), secret()] as const;
    const data = loginTicketData({ clientId, coId, verifier, binding, amr: [kind === OTP ? 'otp' : 'pwd'] });
    const made = { purpose: LOGIN_TICKET, data } as const;
    const login_ticket = await issueSignIn(identity.database.kysely, account, made, 'accessDenied');
    setMark(identity, reply, 'ticket', binding);
    return { login_ticket, co_id: coId, co_verifier: verifier };
  },
};

function secret(): string {
  return randomBytes(32).toString('base64url');
}
