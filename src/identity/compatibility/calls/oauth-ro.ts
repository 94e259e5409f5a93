import { DATABASE_CONNECTION, noteLogin } from '../../accounts/accounts.ts';
import { issueTokens } from '../../provider/tokens/tokens.ts';
import type { Call } from '../call.ts';
import { accountByPassword } from '../check-password.ts';
import { clientOf } from '../clients.ts';
import { fieldsOf, needed, optional } from '../fields.ts';
import { refusal } from '../refusals.ts';

/** A password for tokens, as clients did before `/oauth/token`; with the compatibility switch alone. */
export const oauthRo: Call = {
  method: 'POST',
  path: '/oauth/ro',
  from: 'clients',
  answer: async (services, request) => {
    const { identity, provider } = services;
    const fields = fieldsOf(request);
    const { clientId } = clientOf(identity, request, fields);
    if (!identity.settings.identityCompatibility) throw refusal('switchedOff');
    if (needed(fields, 'connection') !== DATABASE_CONNECTION) throw refusal('badConnection');
    const typed = { email: needed(fields, 'username'), password: needed(fields, 'password') };
    const account = await accountByPassword(services, request, typed, 'wrongPassword');
    const scope = optional(fields, 'scope') ?? 'openid profile email';
    const tokens = await issueTokens(identity, provider, { account, clientId, scope, amr: ['pwd'] });
    if (tokens === null) throw refusal('wrongPassword');
    await noteLogin(identity.database.kysely, account.id);
    return tokens;
  },
};
