import { callProvider, defaultConnection, type ProviderClient, required } from './call-provider.ts';

/**
 * `POST /dbconnections/change_password`: asks for a mail with a link. The answer is the same for every address.
 * @returns the provider's sentence
 * @throws ProviderError, HttpError, TypeError '{connection|email} option is required'
 */
export async function changePassword(
  { issuer, clientId }: ProviderClient,
  { email, connection = defaultConnection }: { readonly email: string; readonly connection?: string },
): Promise<string> {
  required({ connection, email });
  const body = { client_id: clientId, connection, email };
  return String(await callProvider(`${issuer}dbconnections/change_password`, { method: 'POST', body }));
}
