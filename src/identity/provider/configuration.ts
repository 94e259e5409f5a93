import { type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { outageOf } from '../../platform/db/outage.ts';
import type { Identity } from '../identity.ts';
import { findAccount } from './account.ts';
import { clientMetadata, isOriginOf } from './client-metadata.ts';
import { cookies } from './cookies.ts';
import { renderProtocolError } from './error-page.ts';
import { extraParams } from './extra-params.ts';
import { interactionUrl } from './interactions.ts';
import { signingSlots } from './keys/signing-slots.ts';
import { sayUnavailable } from './outages.ts';
import { routes } from './routes.ts';
import { createStore } from './store.ts';
import { audienceInfo, protocolScopes } from './tokens/audiences.ts';
import { claimsByScope } from './tokens/claims.ts';
import { grantAuthorization } from './tokens/grants.ts';
import { lifetimes } from './tokens/lifetimes.ts';
import { accessTokenClaims, dressAccessToken } from './tokens/token-claims.ts';

/** How the protocol library is set up; what it does by itself is not repeated here. */
export function configuration(identity: Identity): Configuration {
  const { settings } = identity;
  const times = lifetimes(settings);
  return {
    adapter: createStore(identity),
    jwks: { keys: signingSlots(identity.keys) },
    clients: identity.clients.map((client) => clientMetadata(client, settings)),
    clientBasedCORS: (_, origin, client) => isOriginOf(identity, client.clientId, origin),
    findAccount: (_, sub) => findAccount(identity, sub),
    loadExistingGrant: (ctx) => grantAuthorization(identity, ctx),
    routes,
    cookies: cookies(identity),
    scopes: [...protocolScopes],
    claims: { ...claimsByScope },
    // Clients read names and address from the id token (spec §9).
    conformIdTokenClaims: false,
    responseTypes: settings.identityCompatibility
      ? ['code', 'id_token', 'id_token token', 'code id_token', 'code token', 'code id_token token']
      : ['code'],
    pkce: { required: (ctx) => wantsCode(ctx) },
    extraParams: extraParams(identity),
    interactions: { url: (ctx, one) => interactionUrl(identity, ctx, one), policy: policy() },
    extraTokenClaims: (ctx, token) => accessTokenClaims(identity, ctx, token),
    formats: { customizers: { jwt: (_, token, jwt) => dressAccessToken(identity, token, jwt) } },
    // A session's end ends its refresh tokens by `endSession`; the library's way would need one grant for all tabs.
    expiresWithSession: () => false,
    rotateRefreshToken: true,
    // Sent by us, for every way a session ends: the library knows one.
    discovery: { backchannel_logout_supported: true, backchannel_logout_session_supported: true },
    renderError: (ctx, out, error) =>
      outageOf(error) === null ? renderProtocolError(identity, ctx, out) : sayUnavailable(identity, ctx),
    enabledJWA: { idTokenSigningAlgValues: ['RS256'], userinfoSigningAlgValues: ['RS256'] },
    clientAuthMethods: ['none'],
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_, client, token) => token.clientId === client.clientId },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      externalSigningSupport: { enabled: true, ack: 'experimental-01' },
      resourceIndicators: {
        enabled: true,
        defaultResource: (ctx) => ctx.oidc.params?.audience as string,
        getResourceServerInfo: (_, audience) => audienceInfo(identity, audience),
        useGrantedResource: () => true,
      },
    },
    ttl: {
      ...times,
      Grant: (_, grant) => times.Grant(grant.getOIDCScope().split(' ').includes('offline_access')),
      RefreshToken: (ctx) => ctx?.oidc.entities.RotatedRefreshToken?.remainingTTL ?? times.RefreshToken,
    },
  };
}

/** Only codes are bound to a verifier; what compatibility answers at once has none. */
function wantsCode({ oidc }: KoaContextWithOIDC): boolean {
  const type = oidc.params?.response_type;
  return typeof type !== 'string' || type.split(' ').includes('code');
}

/** Asks for a sign-in; also where a session's account is gone or was joined to another. */
function policy(): interactionPolicy.DefaultPolicy {
  const { Check, base } = interactionPolicy;
  const prompts = base();
  const login = prompts.get('login');
  login?.checks.add(
    new Check(
      'account_gone',
      'Login required',
      ({ oidc }) => Boolean(oidc.session?.accountId) && !oidc.account,
    ),
  );
  // Clients look at the code; people who look for help look for Auth0's words.
  for (const check of login?.checks ?? []) check.description = 'Login required';
  return prompts;
}
