import { ProviderError } from '../provider-error.ts';
import type { LoginResult } from '../redirects/login-result.ts';
import { callProvider, type ProviderClient } from './call-provider.ts';

/** Whether the provider knows who is there, in the shape that Auth0 gives it. */
export type SsoData =
  | { readonly sso: false }
  | {
      readonly sso: true;
      readonly sessionClients: readonly string[];
      readonly lastUsedClientID: string;
      readonly lastUsedUserID: string;
      readonly lastUsedUsername: string;
      readonly lastUsedConnection: { readonly name: string; readonly strategy?: string };
    };

interface Question {
  readonly client: ProviderClient;
  /** The page's own address: the provider's hosted page may ask it directly. */
  readonly page: Pick<URL, 'host'>;
  /** A silent sign-in that ends after 5 s (spec §9), such as `OidcProvider.checkSession`. */
  readonly checkSession: () => Promise<LoginResult>;
  /** Claims' namespace. */
  readonly namespace?: string;
}

/** `GET /user/ssodata` on the hosted page, elsewhere made from a silent sign-in. @throws ProviderError, HttpError */
export async function ssoData({ client, page, checkSession, namespace = '' }: Question): Promise<SsoData> {
  const { issuer, clientId } = client;
  if (page.host === new URL(issuer).host)
    return (await callProvider(`${issuer}user/ssodata`, { withCookies: true })) as SsoData;
  let claims: LoginResult['idTokenPayload'];
  try {
    ({ idTokenPayload: claims } = await checkSession());
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'login_required') return { sso: false };
    throw error;
  }
  const text = (name: string) => String(claims?.[name] ?? '');
  return {
    sso: true,
    sessionClients: [clientId],
    lastUsedClientID: clientId,
    lastUsedUserID: text('sub'),
    lastUsedUsername: text('email') || text('name'),
    lastUsedConnection: { name: text(`${namespace}connection`) },
  };
}
