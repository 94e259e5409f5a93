import {
  type AuthorizationServer,
  authorizationCodeGrantRequest,
  type Client,
  clockSkew,
  clockTolerance,
  None,
  processAuthorizationCodeResponse,
  processRefreshTokenResponse,
  refreshTokenGrantRequest,
  type TokenEndpointResponse,
  validateAuthResponse,
} from 'oauth4webapi';
import { ProviderError } from '../provider-error.ts';
import type { Claims } from '../user/auth-user.ts';
import { sendProved } from './dpop.ts';
import type { IdTokens } from './id-token.ts';
import type { ExpectedClaims } from './id-token-claims.ts';
import type { OidcSetup } from './oidc-settings.ts';
import { fromOAuth } from './protocol-library.ts';
import type { ServerClock } from './server-clock.ts';
import type { Transaction } from './transactions.ts';

/** What the provider gave, proved. */
export interface Tokens {
  readonly answer: TokenEndpointResponse;
  /** Of the id token; null when a renewal brought none. */
  readonly claims: Claims | null;
  /** This machine's time of the answer, milliseconds since 1970: from then on `expires_in` counts. */
  readonly receivedAt: number;
}

interface Exchange {
  /** The provider's answer as it came. */
  readonly parameters: URLSearchParams;
  readonly transaction: Transaction;
  readonly key: CryptoKeyPair | null;
}

interface Refresh {
  readonly refreshToken: string;
  /** Who was signed in: a new id token must name the same. */
  readonly subject: string | undefined;
  readonly key: CryptoKeyPair | null;
}

/** Exchanges codes and refresh tokens for tokens, and believes nothing that it has not checked. */
export class TokenEndpoint {
  readonly #setup: OidcSetup;
  readonly #clock: ServerClock;
  readonly #idTokens: IdTokens;

  constructor(setup: OidcSetup, clock: ServerClock, idTokens: IdTokens) {
    this.#setup = setup;
    this.#clock = clock;
    this.#idTokens = idTokens;
  }

  /** @throws ProviderError, HttpError */
  async exchange(server: AuthorizationServer, { parameters, transaction, key }: Exchange): Promise<Tokens> {
    const { state, nonce, redirectUri, verifier } = transaction;
    try {
      const answered = validateAuthResponse(server, this.#client, parameters, state);
      if (!parameters.get('code'))
        throw new ProviderError('invalid_hash', 'The answer does not contain a `code` property', { state });
      const response = await this.#send(server, key, (options) =>
        authorizationCodeGrantRequest(server, this.#client, None(), answered, redirectUri, verifier, options),
      );
      const receivedAt = Date.now();
      const claims = await this.#prove(server, response, { nonce });
      const expected = { expectedNonce: nonce, requireIdToken: true };
      const answer = await processAuthorizationCodeResponse(server, this.#client, response, expected);
      return { answer, claims, receivedAt };
    } catch (error) {
      throw fromOAuth(error);
    }
  }

  /** @throws ProviderError, HttpError */
  async refresh(server: AuthorizationServer, { refreshToken, subject, key }: Refresh): Promise<Tokens> {
    try {
      const response = await this.#send(server, key, (options) =>
        refreshTokenGrantRequest(server, this.#client, None(), refreshToken, options),
      );
      const receivedAt = Date.now();
      const claims = await this.#prove(server, response, { subject });
      const answer = await processRefreshTokenResponse(server, this.#client, response);
      return { answer, claims, receivedAt };
    } catch (error) {
      throw fromOAuth(error);
    }
  }

  get #client(): Client {
    const { clientId, leeway } = this.#setup;
    return { client_id: clientId, [clockSkew]: this.#clock.offset, [clockTolerance]: leeway };
  }

  #send(
    server: AuthorizationServer,
    key: CryptoKeyPair | null,
    request: Parameters<typeof sendProved>[0]['request'],
  ) {
    return sendProved({ issuer: server.issuer, clock: this.#clock, key, request });
  }

  /** The claims of the id token that an answer holds; one is required where a nonce was sent. */
  async #prove(
    server: AuthorizationServer,
    response: Response,
    expected: Pick<ExpectedClaims, 'nonce' | 'subject'>,
  ): Promise<Claims | null> {
    if (!response.ok) return null;
    const { id_token } = (await response.clone().json()) as { id_token?: string };
    if (!id_token && expected.nonce === undefined) return null;
    const { clientId, leeway, organization } = this.#setup;
    const { issuer, jwks_uri = `${issuer}.well-known/jwks.json` } = server;
    return this.#idTokens.verify(id_token, jwks_uri, { issuer, clientId, leeway, organization, ...expected });
  }
}
