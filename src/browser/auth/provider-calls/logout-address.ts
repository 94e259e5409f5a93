import type { ProviderClient } from './call-provider.ts';

/**
 * `GET /v2/logout`, as an address to go to: ends the provider's session and leads on.
 * @param returnTo an address that the provider knows
 */
export function logoutAddress({
  issuer,
  clientId,
  returnTo,
  federated = false,
}: ProviderClient & { readonly returnTo?: string; readonly federated?: boolean }): string {
  const address = new URL('v2/logout', issuer);
  address.searchParams.set('client_id', clientId);
  if (returnTo !== undefined) address.searchParams.set('returnTo', returnTo);
  return address.href + (federated ? '&federated' : '');
}
