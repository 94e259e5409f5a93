import type {
  AuthProvider,
  Provider,
  ProviderCallback,
  ProviderOptions,
  SignInRequest,
} from '../auth-provider.ts';
import { logoutAddress } from '../provider-calls/logout-address.ts';
import { stateMismatch } from '../provider-error.ts';
import type { LoginResult } from '../redirects/login-result.ts';
import type { AuthStorage } from '../storage/auth-storage.ts';
import { sessionKey } from '../storage-keys.ts';
import type { Claims } from '../user/auth-user.ts';
import { takeAnswer } from './answer-in-address.ts';
import { authorizationRequest } from './authorization-request.ts';
import { IdTokens } from './id-token.ts';
import { MetadataSource } from './metadata.ts';
import { type OidcSettings, type OidcSetup, oidcSetup } from './oidc-settings.ts';
import { askInPopup, askSilently, type SilentQuestion } from './other-windows.ts';
import { revoke } from './revoke.ts';
import { ServerClock } from './server-clock.ts';
import { TokenEndpoint } from './token-endpoint.ts';
import { TokenKeeper } from './token-keeper.ts';
import { freshResult, storedResult, TokensOfTab } from './tokens-of-tab.ts';
import { Transactions } from './transactions.ts';
import { askUserInfo } from './user-info.ts';

/** An OpenID provider by code flow and PKCE; tokens outlive the page, and one tab renews them for all. */
export class OidcProvider implements Provider {
  readonly #setup: OidcSetup;
  readonly #metadata: MetadataSource;
  readonly #transactions: Transactions;
  readonly #clock: ServerClock;
  readonly #endpoint: TokenEndpoint;
  readonly #tab: TokensOfTab;
  readonly #keeper: TokenKeeper;

  /** @throws AuthError when the leeway is not one */
  constructor(options: ProviderOptions, storage: AuthStorage, settings: OidcSettings = {}) {
    this.#setup = oidcSetup(options, settings);
    this.#metadata = new MetadataSource(this.#setup);
    this.#transactions = new Transactions(storage);
    this.#clock = new ServerClock(this.#setup.clockUrl);
    this.#endpoint = new TokenEndpoint(this.#setup, this.#clock, new IdTokens(this.#clock));
    this.#tab = new TokensOfTab(this.#setup, storage);
    this.#keeper = new TokenKeeper({
      setup: this.#setup,
      metadata: this.#metadata,
      endpoint: this.#endpoint,
      tab: this.#tab,
    });
  }

  async signIn(request: SignInRequest): Promise<void> {
    const { address, transaction } = await authorizationRequest(
      this.#setup,
      await this.#metadata.get(),
      request,
    );
    this.#transactions.keep(transaction);
    this.#setup.page.go(address);
  }

  callback(): ProviderCallback | null {
    const parameters = takeAnswer(this.#setup.page);
    if (parameters === null) return null;
    const state = parameters.get('state');
    return {
      state,
      finish: async () => {
        const transaction = state ? this.#transactions.take(state) : null;
        if (transaction === null) throw stateMismatch(state);
        return this.#keeper.begin({ parameters, transaction });
      },
    };
  }

  async signInWithPopup(request: SignInRequest): Promise<ProviderCallback> {
    const answer = await askInPopup(this.#setup, () => this.#metadata.get(), request);
    return { state: answer.parameters.get('state'), finish: () => this.#keeper.begin(answer) };
  }

  /** Asks the provider who is there, without keeping anything (spec §9: 5 s). @throws ProviderError, HttpError */
  async checkSession(question: SilentQuestion = {}): Promise<LoginResult> {
    const late = 'Timeout during executing web_message communication';
    const server = await this.#metadata.get();
    const answer = await askSilently(this.#setup, server, {
      timeout: 5_000,
      late,
      scope: 'openid profile email',
      ...question,
    });
    return freshResult(await this.#endpoint.exchange(server, { ...answer, key: null }), null);
  }

  renew(old: string): Promise<LoginResult> {
    return this.#keeper.renew(old);
  }

  async restore(): Promise<LoginResult | null> {
    const token = await this.#tab.any();
    return token && storedResult(token);
  }

  async user(accessToken: string): Promise<Claims | null> {
    const stored = this.#tab.stored.read();
    const isStored = stored?.accessToken === accessToken;
    if (isStored && stored.profile) return stored.profile;
    const isBound = isStored && stored.tokenType === 'dpop';
    const key = isBound ? ((await this.#setup.secrets.read())?.key ?? null) : null;
    const server = await this.#metadata.get();
    const { clientId } = this.#setup;
    const claims = await askUserInfo({ server, clientId, clock: this.#clock, key, accessToken });
    if (claims === null) return null;
    const profile = { ...(isStored && stored.claims), ...claims };
    this.#tab.addProfile(accessToken, profile);
    return profile;
  }

  async signOut(returnTo: string): Promise<string> {
    const { secrets, clientId, issuer } = this.#setup;
    this.#tab.stored.end();
    const secret = await secrets.read();
    await secrets.clear();
    if (secret) revoke(this.#metadata.known, clientId, secret.refreshToken);
    return logoutAddress({ issuer, clientId, returnTo });
  }

  watch(listener: () => void): () => void {
    const { page } = this.#setup;
    const { stored } = this.#tab;
    const changed = (session: string | null) => {
      stored.drop();
      if (session !== null) listener();
    };
    // No event reaches a page in the back-forward cache.
    let left = stored.session;
    const endings = [
      page.listen('storage', ({ key, newValue }) => key === sessionKey && changed(newValue)),
      page.listen('pagehide', () => {
        left = stored.session;
      }),
      page.listen('pageshow', ({ persisted }) => {
        if (persisted && stored.session !== left) changed(stored.session);
      }),
    ];
    return () => {
      for (const end of endings) end();
    };
  }

  close(): void {
    this.#tab.close();
  }
}

/** The default provider with settings of its own, as a part of `authProvider`. */
export function oidcProvider(settings: OidcSettings): AuthProvider['Provider'] {
  return class extends OidcProvider {
    constructor(options: ProviderOptions, storage: AuthStorage) {
      super(options, storage, settings);
    }
  };
}
