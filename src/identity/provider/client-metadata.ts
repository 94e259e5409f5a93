import type { ClientMetadata, ResponseType } from 'oidc-provider';
import type { Settings } from '../../platform/settings/settings.ts';
import type { RegisteredClient } from '../clients.ts';
import type { Identity } from '../identity.ts';
import { passwordGrants } from './tokens/password-grants.ts';

const codeOnly: readonly ResponseType[] = ['code'];
const withImplicit: readonly ResponseType[] = [
  ...codeOnly,
  'id_token',
  'id_token token',
  'code id_token',
  'code token',
  'code id_token token',
];

/** A client as the protocol library knows it: in a browser, so without a secret. */
export function clientMetadata(
  { clientId, name, redirectUris }: RegisteredClient,
  { identityCompatibility }: Pick<Settings, 'identityCompatibility'>,
): ClientMetadata {
  const compatible = identityCompatibility ? ['implicit', ...passwordGrants] : [];
  return {
    client_id: clientId,
    client_name: name,
    redirect_uris: [...redirectUris],
    token_endpoint_auth_method: 'none',
    // Whoever joins accounts has to have signed in to both just now (`link-identity.ts`).
    require_auth_time: true,
    grant_types: ['authorization_code', 'refresh_token', ...compatible],
    response_types: [...(identityCompatibility ? withImplicit : codeOnly)],
  };
}

/** Whether pages of this origin may call in the name of the client. */
export function isOriginOf(
  { clients }: Pick<Identity, 'clients'>,
  clientId: string,
  origin: string,
): boolean {
  return clients.some((client) => client.clientId === clientId && client.origins.includes(origin));
}

/** Whether pages of this origin may call in the name of any client. */
export function isClientOrigin({ clients }: Pick<Identity, 'clients'>, origin: string): boolean {
  return clients.some((client) => client.origins.includes(origin));
}
