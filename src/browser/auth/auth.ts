import { type AuthParts, assemble } from './auth-parts.ts';
import type { Provider, ProviderCallback } from './auth-provider.ts';
import type { AuthListener, AuthState, SignOutChange } from './auth-state.ts';
import { messages } from './messages.ts';
import type { AuthOptions } from './options.ts';
import { asError, ProviderError } from './provider-error.ts';
import type { LoginResult } from './redirects/login-result.ts';
import { Renewal } from './renewal/renewal.ts';
import { beginSignIn, finishSignIn, type SignInWish } from './sign-in.ts';
import { followSignOut, signOut } from './sign-out.ts';
import type { AuthUser } from './user/auth-user.ts';
import type { Authorization } from './user/permissions.ts';

/**
 * Signs people in and out through whatever provider it is given, and knows who is signed in (spec §3–§5, §8, §9).
 * It keeps no secret: tokens that outlive the page are the provider's business.
 */
export class Auth {
  readonly #parts: AuthParts;
  readonly #renewal: Renewal;
  readonly #endings: readonly (() => void)[];

  /** @throws AuthError 'Missing authProvider', 'Missing Provider', 'Missing Storage' or 'Missing AuthUser' */
  constructor(options: AuthOptions) {
    this.#parts = assemble(options);
    this.#renewal = new Renewal(this.#parts);
    const { signal, provider, options: all } = this.#parts;
    this.#endings = [
      signal.hear((change) => this.#follow(change)),
      all.page.listen('pageshow', ({ persisted }) => persisted && this.#comeBack()),
      provider.watch?.(() => this.#startOver()) ?? (() => undefined),
    ];
  }

  get provider(): Provider {
    return this.#parts.provider;
  }

  get state(): AuthState {
    return this.#parts.session.state;
  }

  /** Whether the last word of any tab was that somebody is signed in. */
  get isFlagged(): boolean {
    return this.#parts.flag.isSet;
  }

  /** @returns what ends the listening */
  onChange(listener: AuthListener): () => void {
    return this.#parts.session.listen(listener);
  }

  /** Leads to the provider's sign-in page. */
  signIn(wish: SignInWish = {}): Promise<void> {
    return this.provider.signIn(beginSignIn(this.#parts, wish));
  }

  /** The same in a window of its own; call it from a click. @throws as `handleCallback` */
  signInWithPopup(wish: SignInWish = {}): Promise<AuthState> {
    const request = beginSignIn(this.#parts, wish);
    return this.#finish(async () => {
      if (!this.provider.signInWithPopup) throw new ProviderError('unsupported', messages.generic);
      return this.provider.signInWithPopup(request);
    });
  }

  /**
   * Takes the provider's answer from this page's address; null when it holds none.
   * @throws AuthError, ProviderError or HttpError, logged before
   */
  async handleCallback(): Promise<AuthState | null> {
    const callback = this.provider.callback();
    return callback && this.#finish(async () => callback);
  }

  async #finish(callback: () => Promise<ProviderCallback>): Promise<AuthState> {
    const { session, options } = this.#parts;
    try {
      await finishSignIn(this.#parts, await callback(), this.#renewal.renewSession);
      return session.state;
    } catch (thrown) {
      const error = asError(thrown);
      options.log(error.message, error);
      const isDenied = error instanceof ProviderError && error.kind === 'access_denied';
      if (isDenied) session.change({ accessDenied: error }, 'refused');
      throw error;
    }
  }

  /** The stored text of a sign-in, read once. @throws AuthError 'getState: State string could not be retrieved' */
  getState(nonce: string): string {
    return this.#parts.records.getState(nonce);
  }

  /** Where a sign-in leads, read once. @throws AuthError 'getRedirectUrl: State could not be retrieved' */
  getRedirectUrl(nonce: string): string {
    return this.#parts.records.getRedirectUrl(nonce);
  }

  /** Where a sign-in leads that is under way, without taking its record; null when it did not begin here. */
  peekRedirectUrl(nonce: string): string | null {
    return this.#parts.records.peek(nonce);
  }

  /** A token that holds now, renewed or taken over from an earlier page if need be; '' when nobody is signed in. */
  async token(): Promise<string> {
    const { flag, session } = this.#parts;
    if (!flag.isSet) return '';
    if (!session.state.authenticated) await this.restore();
    else if (session.secondsLeft === 0) await this.renewSession();
    return session.state.token;
  }

  /**
   * Another token in the place of one that the API refuses: its access was ended, or its owner's rights are others now.
   * @returns '' when there is none: the session has ended, and they are told so. Never rejects
   */
  async instead(refused: string): Promise<string> {
    const { session } = this.#parts;
    if (session.state.token === refused) await this.renewSession();
    return session.state.token === refused ? '' : session.state.token;
  }

  /** @throws AuthError 'No access token passed', 'User is not authenticated' or 'Invalid user returned' */
  loadUser(accessToken: string = this.state.token): Promise<AuthUser> {
    return this.#parts.questions.user(accessToken);
  }

  /**
   * @throws AuthError 'No access token passed', 'User is not authenticated', 'Missing onlineServicesAPIMUrl' or
   * 'Failed to retrieve user permissions'; HttpError
   */
  fetchPermissions(accessToken: string = this.state.token): Promise<Authorization> {
    return this.#parts.questions.permissions(accessToken);
  }

  /** Takes up the sign-in of an earlier page or another tab, if there is one. Never rejects. */
  restore(): Promise<void> {
    return this.#renewal.restore();
  }

  /** @throws what the provider rejects with, logged as 'Silent authentication failed' */
  renewToken(): Promise<LoginResult> {
    return this.#renewal.renewToken();
  }

  /** Renews token, flag and user; whoever cannot be renewed is signed out (spec §4). Never rejects. */
  renewSession(): Promise<void> {
    return this.#renewal.renewSession();
  }

  /** @throws AuthError 'Not successfully logged out' when the provider fails; here the person is signed out anyway */
  logout(): Promise<void> {
    return signOut(this.#parts, 'signed-out');
  }

  /** Ends all listening and the timer; who is signed in stays so. */
  close(): void {
    this.#parts.timer.clear();
    for (const end of this.#endings) end();
    this.provider.close?.();
  }

  /** Another tab signed out; what is still being taken up here is void as well. */
  #follow(change: SignOutChange): void {
    if (this.state.authenticated) followSignOut(this.#parts, change);
    else this.#parts.session.startEra();
  }

  /** A page from the back-forward cache may show what belongs to somebody who has signed out since. */
  #comeBack(): void {
    const { flag, session, options } = this.#parts;
    if (!session.state.authenticated) return;
    if (!flag.isSet) options.page.reload();
    else if (session.secondsLeft === 0) void this.renewSession();
  }

  /** Another tab signed somebody in: what this page shows may be somebody else's. */
  #startOver(): void {
    const { session, timer, options } = this.#parts;
    if (!session.state.authenticated) {
      session.startEra();
      return;
    }
    timer.clear();
    session.clear('signed-out');
    options.page.reload();
  }
}
