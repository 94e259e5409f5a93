import type { AuthorizationServer } from 'oauth4webapi';
import { createNonce } from '../nonce.ts';
import { ProviderError } from '../provider-error.ts';
import type { LoginResult } from '../redirects/login-result.ts';
import { sharedName } from '../storage-keys.ts';
import { bindsTokens, createBindingKey } from './dpop.ts';
import type { MetadataSource } from './metadata.ts';
import type { OidcSetup } from './oidc-settings.ts';
import { askSilently, type WindowAnswer } from './other-windows.ts';
import { patiently } from './patience.ts';
import { revoke } from './revoke.ts';
import type { Secret } from './secrets.ts';
import type { TokenEndpoint, Tokens } from './token-endpoint.ts';
import { freshResult, storedResult, type TokensOfTab } from './tokens-of-tab.ts';

interface Tools {
  readonly setup: OidcSetup;
  readonly metadata: MetadataSource;
  readonly endpoint: TokenEndpoint;
  readonly tab: TokensOfTab;
}

/** What tokens are kept as. */
type Keeping = Omit<Secret, 'refreshToken'> & {
  /** The refresh token that was used, which stays the right one where the provider sends no other. */
  readonly used?: string;
  readonly state?: string;
};

/** Gets tokens, keeps them and renews them: one tab for all, and never for somebody else. */
export class TokenKeeper {
  readonly #tools: Tools;

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  /** A sign-in that begins here, under a name of its own. @throws ProviderError, HttpError */
  async begin(answer: WindowAnswer): Promise<LoginResult> {
    const { metadata, tab } = this.#tools;
    const { tokens, key } = await this.#exchange(answer, await metadata.get());
    const session = createNonce();
    tab.stored.begin(session);
    return this.#keep(tokens, { session, generation: 1, key, state: answer.transaction.state });
  }

  /** @param old the token that is to be replaced; '' when none is held @throws ProviderError, HttpError */
  renew(old: string): Promise<LoginResult> {
    const { clientId, page } = this.#tools.setup;
    return alone(sharedName(clientId), () => patiently(page, () => this.#renewAlone(old)));
  }

  async #renewAlone(old: string): Promise<LoginResult> {
    const { setup, metadata, tab } = this.#tools;
    const { session } = tab.stored;
    const found = setup.offline ? await setup.secrets.read() : null;
    const secret = found?.session === session ? found : null;
    // While this tab waited for its turn another one may have renewed, and may or may not have said so yet.
    const isBehind = (secret?.generation ?? 0) > (tab.stored.read()?.generation ?? 0);
    const renewed = tab.current(old) ?? (isBehind ? await tab.any(old) : null);
    if (renewed) return storedResult(renewed);
    const server = await metadata.get();
    const refreshed = secret && (await this.#refresh(server, secret));
    return refreshed ?? this.#askAgain(server, session);
  }

  /** Null when the provider no longer takes the refresh token. */
  async #refresh(server: AuthorizationServer, secret: Secret): Promise<LoginResult | null> {
    const { setup, endpoint, tab } = this.#tools;
    const { session, generation, refreshToken, key } = secret;
    const subject = tab.stored.read()?.claims?.sub;
    let tokens: Tokens;
    try {
      const known = typeof subject === 'string' ? subject : undefined;
      tokens = await endpoint.refresh(server, { refreshToken, key, subject: known });
    } catch (error) {
      if (!(error instanceof ProviderError) || error.status === null) throw error;
      await setup.secrets.clear();
      return null;
    }
    return this.#keep(tokens, { session, generation: generation + 1, key, used: refreshToken });
  }

  /** The provider's own session is asked, in a hidden frame. */
  async #askAgain(server: AuthorizationServer, session: string | null): Promise<LoginResult> {
    const { setup, tab } = this.#tools;
    const { tokens, key } = await this.#exchange(await askSilently(setup, server), server);
    const before = tab.stored.read();
    if (before?.claims && before.claims.sub !== tokens.claims?.sub)
      throw new ProviderError('login_required', 'Somebody else is signed in at the provider.');
    const name = session ?? createNonce();
    if (session === null) tab.stored.begin(name);
    return this.#keep(tokens, { session: name, generation: (before?.generation ?? 0) + 1, key });
  }

  async #exchange(answer: WindowAnswer, server: AuthorizationServer) {
    const { setup, endpoint } = this.#tools;
    // Without a refresh token there is nothing that needs binding: see `Secret`.
    const isBound = setup.offline && setup.dpop === 'auto' && bindsTokens(server);
    const key = isBound ? await createBindingKey() : null;
    return { key, tokens: await endpoint.exchange(server, { ...answer, key }) };
  }

  async #keep(tokens: Tokens, { session, generation, key, used, state }: Keeping): Promise<LoginResult> {
    const { setup, metadata, tab } = this.#tools;
    const refreshToken = tokens.answer.refresh_token ?? used;
    if (tab.stored.session !== session) {
      if (refreshToken) revoke(metadata.known, setup.clientId, refreshToken);
      throw new ProviderError('login_required', 'Somebody signed out meanwhile.');
    }
    if (refreshToken) await setup.secrets.write({ session, generation, refreshToken, key });
    tab.take(tokens, session, generation);
    return freshResult(tokens, state ?? null);
  }
}

const queues = new Map<string, Promise<unknown>>();

/** Does the work while no other tab does work of the same name; where the browser knows no locks, no other part of this page. */
function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (globalThis.navigator?.locks) return navigator.locks.request(name, work) as Promise<T>;
  const before = queues.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  queues.set(name, mine);
  return mine;
}
