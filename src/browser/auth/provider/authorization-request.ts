import {
  type AuthorizationServer,
  calculatePKCECodeChallenge,
  generateRandomCodeVerifier,
} from 'oauth4webapi';
import type { SignInRequest } from '../auth-provider.ts';
import { createNonce } from '../nonce.ts';
import { type OidcSetup, scope } from './oidc-settings.ts';
import type { Transaction } from './transactions.ts';

interface Question {
  readonly address: string;
  readonly transaction: Transaction;
}

/**
 * The question to the provider: code flow with PKCE, S256 (RFC 9700 §2.1.1), with the state that the caller chose.
 * @param more parameters of the way it is asked, such as `prompt`
 */
export async function authorizationRequest(
  setup: OidcSetup,
  server: AuthorizationServer,
  { state, redirectUri, language, parameters }: SignInRequest,
  more: Readonly<Record<string, string>> = {},
): Promise<Question> {
  const transaction = { state, redirectUri, nonce: createNonce(), verifier: generateRandomCodeVerifier() };
  const address = new URL(server.authorization_endpoint ?? `${setup.issuer}authorize`);
  const query = {
    ui_locales: language,
    ...(setup.organization !== undefined && { organization: setup.organization }),
    ...parameters,
    client_id: setup.clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: setup.offline ? `${scope} offline_access` : scope,
    audience: setup.audience,
    state,
    nonce: transaction.nonce,
    code_challenge: await calculatePKCECodeChallenge(transaction.verifier),
    code_challenge_method: 'S256',
    ...more,
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return { address: address.href, transaction };
}
