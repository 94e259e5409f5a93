import type { Account as ProtocolAccount } from 'oidc-provider';
import { Provider } from 'oidc-provider';
import { accountById, isLocked } from '../accounts/accounts.ts';
import type { Identity } from '../identity.ts';
import { organizationOf } from './organizations.ts';
import { identityClaims } from './tokens/claims.ts';
import { sessionOf } from './tokens/grant-session.ts';

/**
 * The account as the protocol library wants it. One that was joined to another is not found under its old subject:
 * its session has to sign in again, and is then the other's. One that is locked is not found at all.
 */
export async function findAccount(
  { database }: Pick<Identity, 'database'>,
  sub: string,
): Promise<ProtocolAccount | undefined> {
  const account = await accountById(database.kysely, sub);
  if (account?.id !== sub || isLocked(account)) return undefined;
  return {
    accountId: sub,
    claims: async (use) => {
      const grant = Provider.ctx?.oidc.entities.Grant;
      const sid = use === 'id_token' ? sessionOf(grant) : undefined;
      return { ...identityClaims(account, organizationOf(grant)), ...(sid && { sid }) };
    },
  };
}
