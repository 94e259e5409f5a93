import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import { accountById } from '../../accounts/accounts.ts';
import type { Identity } from '../../identity.ts';
import { noteOrganization, organizationFor } from '../organizations.ts';
import { noteSession } from './grant-session.ts';

/**
 * Grants what an authorization asks for, without asking: all clients are ours. Each authorization has a grant of its
 * own, so that a reused token ends its family, and not what other tabs hold.
 */
export async function grantAuthorization(
  { database }: Pick<Identity, 'database'>,
  ctx: KoaContextWithOIDC,
): Promise<Grant | undefined> {
  const { oidc } = ctx;
  const { account, client } = oidc;
  if (!account || !client) return undefined;
  const grant = new oidc.provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(' '));
  for (const [audience, { scopes }] of Object.entries(oidc.resourceServers ?? {}))
    grant.addResourceScope(audience, [...oidc.requestParamScopes].filter((one) => scopes.has(one)).join(' '));
  const organization = oidc.params?.organization;
  if (typeof organization === 'string') {
    const row = await accountById(database.kysely, account.accountId);
    noteOrganization(grant, row ? organizationFor(row, organization) : undefined);
  }
  noteSession(grant, oidc.session?.uid);
  await grant.save();
  return grant;
}
