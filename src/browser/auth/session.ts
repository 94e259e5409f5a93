import { type AuthChange, type AuthListener, type AuthState, signedOut } from './auth-state.ts';

/** The auth state and who wants to know of its changes. */
export class Session {
  #state: AuthState = signedOut;
  /** Milliseconds since 1970 by this machine's clock, however wrong that is. */
  #tokenEnd = 0;
  /** Counts sign-ins and sign-outs: what began before one must not be kept after it. */
  #era = 0;
  readonly #listeners = new Set<AuthListener>();

  get state(): AuthState {
    return this.#state;
  }

  get era(): number {
    return this.#era;
  }

  /** Seconds that the token still holds; 0 when there is none or it has ended. */
  get secondsLeft(): number {
    return this.#state.token === '' ? 0 : Math.max(0, (this.#tokenEnd - Date.now()) / 1000);
  }

  /** @param expiresIn seconds from now; null: the provider did not say, and it is taken for lasting */
  hold(changes: Partial<AuthState>, expiresIn: number | null, change: AuthChange): void {
    this.#tokenEnd = Date.now() + (expiresIn ?? Number.POSITIVE_INFINITY) * 1000;
    this.change(changes, change);
  }

  change(changes: Partial<AuthState>, change: AuthChange): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener(this.#state, change);
  }

  /** What is still under way belongs to somebody else from now on. */
  startEra(): void {
    this.#era += 1;
  }

  clear(change: AuthChange): void {
    this.startEra();
    this.change({ user: null, authenticated: false, token: '' }, change);
  }

  /** @returns what ends the listening */
  listen(listener: AuthListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
