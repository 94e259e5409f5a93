import {
  callProvider,
  defaultConnection,
  type ProviderClient,
  required,
} from '../provider-calls/call-provider.ts';
import type { AuthStorage } from '../storage/auth-storage.ts';
import { crossOriginVerifierKey } from '../storage-keys.ts';

/** Seconds (spec §9: 1/96 day). */
const verifierLifetime = 15 * 60;

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly realm?: string;
}

/**
 * `POST /co/authenticate`: proves a password on this page. The ticket goes along with the question for the sign-in, as
 * its parameter `login_ticket`; the verifier waits for the provider's page to ask for it.
 * @throws ProviderError, HttpError, TypeError when an option is missing
 */
export async function crossOriginTicket(
  { issuer, clientId }: ProviderClient,
  storage: AuthStorage,
  { username, password, realm = defaultConnection }: Credentials,
): Promise<string> {
  required({ username, password });
  const answer = (await callProvider(`${issuer}co/authenticate`, {
    method: 'POST',
    withCookies: true,
    body: {
      client_id: clientId,
      credential_type: 'http://auth0.com/oauth/grant-type/password-realm',
      username,
      password,
      realm,
    },
  })) as { login_ticket: string; co_id: string; co_verifier: string };
  storage.set(crossOriginVerifierKey(issuer, answer.co_id), answer.co_verifier, {
    seconds: verifierLifetime,
  });
  return answer.login_ticket;
}
