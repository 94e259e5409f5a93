import { callProvider, defaultConnection, type ProviderClient, required } from './call-provider.ts';

interface PasswordChange {
  readonly email: string;
  readonly connection?: string;
  /** Language of the mail, a BCP 47 tag. */
  readonly language?: string;
}

/**
 * `POST /dbconnections/change_password`: asks for a mail with a link. The answer is the same for every address.
 * @returns the provider's sentence
 * @throws ProviderError, HttpError, TypeError '{connection|email} option is required'
 */
export async function changePassword(
  { issuer, clientId }: ProviderClient,
  { email, connection = defaultConnection, language }: PasswordChange,
): Promise<string> {
  required({ connection, email });
  const sentence = await callProvider(`${issuer}dbconnections/change_password`, {
    method: 'POST',
    body: { client_id: clientId, connection, email },
    ...(language !== undefined && { headers: { 'x-request-language': language } }),
  });
  return String(sentence);
}
