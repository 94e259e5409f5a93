import type { AccessToken, ClientCredentials, KoaContextWithOIDC } from 'oidc-provider';
import { GRANT_CLAIM, PERMISSIONS_CLAIM } from '../../../account/granted.ts';
import { permissionsOf } from '../../../account/permissions.ts';
import type { Identity } from '../../identity.ts';
import { organizationOf } from '../organizations.ts';
import { organizationClaims } from './claims.ts';

type Token = AccessToken | ClientCredentials;

/**
 * What an access token says besides the protocol's own: permissions, organization, the grant and session it came of, when
 * its owner signed in.
 */
export async function accessTokenClaims(
  { database, settings }: Pick<Identity, 'database' | 'settings'>,
  ctx: KoaContextWithOIDC | undefined,
  token: Token,
): Promise<Record<string, string | number | string[]> | undefined> {
  if (token.kind !== 'AccessToken') return undefined;
  const { accountId, grantId, sessionUid } = token as AccessToken;
  if (!grantId) return undefined;
  return {
    [GRANT_CLAIM]: grantId,
    ...(sessionUid && { sid: sessionUid }),
    ...authenticationOf(ctx, token as AccessToken),
    ...organizationClaims(organizationOf(ctx?.oidc.entities.Grant)),
    ...(token.aud === settings.authAudience && {
      [PERMISSIONS_CLAIM]: await permissionsOf(database.kysely, accountId),
    }),
  };
}

/** RFC 9068 §2.2.1: of the code or refresh token that is exchanged, of the session at `/authorize`, or of just now. */
function authenticationOf(ctx: KoaContextWithOIDC | undefined, { gty }: AccessToken): { auth_time?: number } {
  const { entities, session } = ctx?.oidc ?? {};
  const given = entities?.AuthorizationCode ?? entities?.RefreshToken;
  const isTypedNow = gty === 'password';
  const at =
    given?.authTime ?? session?.authTime() ?? (isTypedNow ? Math.floor(Date.now() / 1000) : undefined);
  return at === undefined ? {} : { auth_time: at };
}

/**
 * As Auth0 writes it: `azp`, and `/userinfo` as another audience where the token opens it. A proof of a key (DPoP)
 * binds the refresh token alone where the token is for the site's API, which takes bearers (spec §6).
 */
export function dressAccessToken(
  { issuer, settings }: Pick<Identity, 'issuer' | 'settings'>,
  token: Token,
  { payload }: { payload: Record<string, unknown> },
): void {
  payload.azp = token.clientId;
  if (payload.aud === settings.authAudience) {
    delete payload.cnf;
    Object.defineProperty(token, 'tokenType', { value: 'Bearer' });
  }
  if (token.scopes.has('openid')) payload.aud = [payload.aud, `${issuer}userinfo`];
}
