import { errors, type ResourceServer } from 'oidc-provider';
import type { Identity } from '../../identity.ts';

/** What the management calls let an account's owner do with it. */
export const managementScopes = [
  'read:current_user',
  'update:current_user_metadata',
  'delete:current_user_metadata',
  'create:current_user_metadata',
  'update:current_user_identities',
] as const;

/** Scopes of the protocol itself; an audience must name them, or its tokens do not open `/userinfo`. */
export const protocolScopes = ['openid', 'profile', 'email', 'offline_access'] as const;

/**
 * Whom access tokens are for: the site's API, and this provider's management calls. Scopes that an audience does not
 * have are left out of its tokens.
 *
 * @throws errors.CustomOIDCProviderError in Auth0's words for any other
 */
export function audienceInfo(
  { settings, managementAudience }: Pick<Identity, 'settings' | 'managementAudience'>,
  audience: string,
): ResourceServer {
  const isManagement = audience === managementAudience;
  if (!isManagement && audience !== settings.authAudience)
    throw new errors.CustomOIDCProviderError('access_denied', `Service not found: ${audience}`);
  return {
    scope: [...protocolScopes, ...(isManagement ? managementScopes : [])].join(' '),
    audience,
    accessTokenFormat: 'jwt',
    accessTokenTTL: settings.identityTokenSeconds,
    jwt: { sign: { alg: 'RS256' } },
  };
}
