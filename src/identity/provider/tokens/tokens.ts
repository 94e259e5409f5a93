import type { Client, Grant, Provider } from 'oidc-provider';
import type { Account } from '../../accounts/accounts.ts';
import { refuseLocked } from '../../accounts/locked.ts';
import type { Identity } from '../../identity.ts';
import { noteOrganization, type Organization } from '../organizations.ts';
import { isStill } from '../sessions/still-valid.ts';
import { audienceInfo, protocolScopes } from './audiences.ts';
import { identityClaims } from './claims.ts';

export { startSession } from '../sessions/sessions.ts';
export { BadAccessToken, verifyAccessToken } from './access-tokens.ts';

interface Issue {
  /** Who has shown who they are, as it was then; the caller has checked it. */
  readonly account: Account;
  readonly clientId: string;
  /** As the client asked; what the audience does not have is left out. */
  readonly scope: string;
  /** Without one the access token opens `/userinfo` alone. */
  readonly audience?: string | undefined;
  readonly nonce?: string | undefined;
  readonly organization?: Organization | undefined;
  /** How it was shown, after RFC 8176. */
  readonly amr: readonly string[];
}

/** The answer of the token call. */
export interface IssuedTokens {
  readonly access_token: string;
  /** With the scope `openid`. */
  readonly id_token?: string;
  /** With the scope `offline_access`. */
  readonly refresh_token?: string;
  /** Seconds. */
  readonly expires_in: number;
  readonly token_type: string;
  readonly scope: string;
}

/**
 * Issues tokens without the authorization page, on a grant of their own.
 *
 * @returns null when the account was signed out everywhere meanwhile
 * @throws AccountLocked; Error for a client that is not registered; errors.CustomOIDCProviderError for an unknown audience
 */
export async function issueTokens(
  identity: Identity,
  provider: Provider,
  issue: Issue,
): Promise<IssuedTokens | null> {
  refuseLocked(issue.account);
  const client = await provider.Client.find(issue.clientId);
  if (!client) throw new Error(`There is no client ${issue.clientId}.`);
  const requested = [...new Set(issue.scope.split(' ').filter(Boolean))];
  const resource =
    issue.audience === undefined
      ? undefined
      : new provider.ResourceServer(issue.audience, audienceInfo(identity, issue.audience));
  const protocol = requested.filter((one) => (protocolScopes as readonly string[]).includes(one));
  const scope = (resource ? requested.filter((one) => resource.scopes.has(one)) : protocol).join(' ');

  const grant = new provider.Grant({ accountId: issue.account.id, clientId: client.clientId });
  grant.addOIDCScope(protocol.join(' '));
  if (resource) grant.addResourceScope(resource.identifier(), scope);
  noteOrganization(grant, issue.organization);
  const grantId = await grant.save();

  const accessToken = new provider.AccessToken({
    client,
    accountId: issue.account.id,
    grantId,
    gty: 'password',
  });
  accessToken.scope = scope;
  if (resource) accessToken.resourceServer = resource;
  const access_token = await accessToken.save();
  const more = {
    ...(protocol.includes('openid') && {
      id_token: await idToken(provider, client, issue, protocol.join(' ')),
    }),
    ...(protocol.includes('offline_access') && {
      refresh_token: await refreshToken(provider, client, grant, issue, scope),
    }),
  };
  if (!(await isStill(identity.database.kysely, issue.account))) {
    await grant.destroy();
    return null;
  }
  return {
    access_token,
    ...more,
    expires_in: accessToken.expiration,
    token_type: accessToken.tokenType,
    scope,
  };
}

function idToken(provider: Provider, client: Client, issue: Issue, scope: string): Promise<string> {
  const claims = identityClaims(issue.account, issue.organization);
  const token = Object.assign(new provider.IdToken(claims, { client } as never), { scope });
  if (issue.nonce !== undefined) token.set('nonce', issue.nonce);
  token.set('auth_time', Math.floor(Date.now() / 1000));
  return token.issue({ use: 'idtoken' });
}

function refreshToken(
  provider: Provider,
  client: Client,
  grant: Grant,
  issue: Issue,
  scope: string,
): Promise<string> {
  const token = new provider.RefreshToken({
    client,
    accountId: grant.accountId,
    grantId: grant.jti,
    amr: [...issue.amr],
    authTime: Math.floor(Date.now() / 1000),
    gty: 'password',
    rotations: 0,
    scope,
    ...(issue.audience !== undefined && { resource: issue.audience }),
    ...(issue.nonce !== undefined && { nonce: issue.nonce }),
  } as ConstructorParameters<Provider['RefreshToken']>[0]);
  return token.save();
}
