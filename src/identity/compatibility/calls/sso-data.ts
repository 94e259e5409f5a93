import { accountById, DATABASE_CONNECTION, EMAIL_CONNECTION } from '../../accounts/accounts.ts';
import type { Call } from '../call.ts';

/** Who is signed in here, for this provider's own pages alone. */
export const ssoData: Call = {
  method: 'GET',
  path: '/user/ssodata',
  from: 'own pages',
  answer: async ({ identity, provider }, request, reply) => {
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw) as never);
    const account = session.accountId ? await accountById(identity.database.kysely, session.accountId) : null;
    if (!account) return { sso: false };
    const clients = Object.keys(session.authorizations ?? {});
    const isByMail = session.amr?.includes('otp') ?? false;
    return {
      sso: true,
      sessionClients: clients,
      lastUsedClientID: clients.at(-1) ?? null,
      lastUsedUserID: account.id,
      lastUsedUsername: account.email,
      lastUsedConnection: isByMail
        ? { name: EMAIL_CONNECTION, strategy: 'email' }
        : { name: DATABASE_CONNECTION, strategy: 'auth0' },
    };
  },
};
