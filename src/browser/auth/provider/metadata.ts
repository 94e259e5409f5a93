import { type AuthorizationServer, discoveryRequest, processDiscoveryResponse } from 'oauth4webapi';
import { metadataKey } from '../storage-keys.ts';
import type { OidcSetup } from './oidc-settings.ts';
import { fromOAuth, requestOptions } from './protocol-library.ts';

/** The endpoints of an Auth0 tenant, for providers that publish none. @param issuer with the closing slash */
function auth0Metadata(issuer: string): AuthorizationServer {
  return {
    issuer,
    authorization_endpoint: `${issuer}authorize`,
    token_endpoint: `${issuer}oauth/token`,
    userinfo_endpoint: `${issuer}userinfo`,
    jwks_uri: `${issuer}.well-known/jwks.json`,
    revocation_endpoint: `${issuer}oauth/revoke`,
  };
}

/** Where the provider's endpoints are: as configured, else discovered once for each tab. */
export class MetadataSource {
  readonly #setup: OidcSetup;
  #found: AuthorizationServer | null;

  constructor(setup: OidcSetup) {
    this.#setup = setup;
    this.#found = setup.metadata ?? this.#stored();
  }

  /** What is known without asking. */
  get known(): AuthorizationServer {
    return this.#found ?? auth0Metadata(this.#setup.issuer);
  }

  /** @throws ProviderError, HttpError */
  async get(): Promise<AuthorizationServer> {
    if (this.#found) return this.#found;
    const { issuer, tabStorage } = this.#setup;
    try {
      const identifier = new URL(issuer);
      const response = await discoveryRequest(identifier, requestOptions(issuer));
      this.#found = await processDiscoveryResponse(identifier, response);
    } catch (error) {
      throw fromOAuth(error);
    }
    tabStorage.set(metadataKey(issuer), JSON.stringify(this.#found));
    return this.#found;
  }

  #stored(): AuthorizationServer | null {
    const { issuer, tabStorage } = this.#setup;
    try {
      const stored = JSON.parse(tabStorage.get(metadataKey(issuer)) ?? 'null') as AuthorizationServer | null;
      return stored?.issuer === issuer ? stored : null;
    } catch {
      return null;
    }
  }
}
