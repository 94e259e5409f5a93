import { errors, type KoaContextWithOIDC } from 'oidc-provider';
import { ownPage } from '../hosted/return-address.ts';
import type { Identity } from '../identity.ts';
import { isStorable } from '../storable.ts';

/** What Auth0's clients send besides the protocol's own; the hosted page reads some of them. */
const names = [
  'connection',
  'connection_scope',
  'organization',
  'invitation',
  'screen_hint',
  'login_ticket',
  'realm',
  'device',
  'owp',
  'protocol',
  'access_type',
  'auth0Client',
  '_csrf',
  '_intstate',
  'theme',
] as const;

/** The further parameters of an authorization request, with the checks that come last: there it is as it is answered. */
export function extraParams(identity: Pick<Identity, 'clients'>) {
  return {
    ...Object.fromEntries(names.map((name) => [name, undefined])),
    return_to: (ctx: KoaContextWithOIDC, wanted: string | undefined) => keepOwnPage(identity, ctx, wanted),
    audience: (ctx: KoaContextWithOIDC) => {
      refuseUnstorable(ctx);
      keepOfflineAccess(ctx);
      dropConsent(ctx);
    },
  };
}

/** What is kept of a request is all of it: here it can still be refused, and not by the form of who signs in. */
function refuseUnstorable({ oidc }: KoaContextWithOIDC): void {
  if (!isStorable({ ...oidc.params }))
    throw new errors.InvalidRequest('a parameter has characters that cannot be kept');
}

/** The page where somebody began to sign in, as far as it is the client's own. */
function keepOwnPage(
  { clients }: Pick<Identity, 'clients'>,
  { oidc }: KoaContextWithOIDC,
  wanted?: string,
): void {
  const client = clients.find(({ clientId }) => clientId === oidc.params?.client_id);
  if (oidc.params) oidc.params.return_to = client && ownPage(client, wanted);
}

/** The library gives refresh tokens only to those who ask for consent; our own clients need none. */
function keepOfflineAccess({ oidc, query }: KoaContextWithOIDC): void {
  const { params, client } = oidc;
  if (!params || !String(query.scope).split(' ').includes('offline_access')) return;
  if (!client?.grantTypeAllowed('refresh_token') || !String(params.response_type).split(' ').includes('code'))
    return;
  const scopes = String(params.scope ?? '').split(' ');
  params.scope = [...new Set([...scopes, 'offline_access'])].filter(Boolean).join(' ');
}

/** Nothing is asked of people but who they are. */
function dropConsent({ oidc }: KoaContextWithOIDC): void {
  if (!oidc.params || !oidc.prompts.has('consent')) return;
  const others = [...oidc.prompts].filter((prompt) => prompt !== 'consent');
  oidc.params.prompt = others.length > 0 ? others.join(' ') : undefined;
}
