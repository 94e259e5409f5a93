import type { Provider, ProviderCallback, ProviderOptions, SignInRequest } from '../auth-provider.ts';
import { AuthError } from '../messages.ts';
import { type LoginResult, loginResult } from '../redirects/login-result.ts';
import type { Claims } from '../user/auth-user.ts';

/** Another provider than the default one, as small as can be: its answers are fields that a test sets. */
export class MinimalProvider implements Provider {
  /** The one that was made last. */
  static last: MinimalProvider;
  readonly options: ProviderOptions;
  requests: SignInRequest[] = [];
  /** What the callback's address says; undefined: nothing. */
  answer: { state: string | null } | undefined;
  result: () => Promise<LoginResult> = async () => this.tokens({});
  renewal: () => Promise<LoginResult> = async () => this.tokens({ accessToken: 'second' });
  claims: () => Promise<Claims | null> = async () => ({ sub: 'ada', given_name: 'Ada' });
  end: () => Promise<string | null> = async () => 'https://id.example/v2/logout';
  restored: LoginResult | null = null;
  /** What was called, in order. */
  calls: string[] = [];
  wasClosed = false;

  constructor(options: ProviderOptions) {
    this.options = options;
    MinimalProvider.last = this;
  }

  tokens(fields: Parameters<typeof loginResult>[0]): LoginResult {
    return loginResult({
      accessToken: 'first',
      expiresIn: 3_600,
      state: this.answer?.state ?? null,
      ...fields,
    });
  }

  async signIn(request: SignInRequest): Promise<void> {
    this.requests.push(request);
  }

  callback(): ProviderCallback | null {
    if (this.answer === undefined) return null;
    return { state: this.answer.state, finish: () => this.#called('finish', this.result) };
  }

  renew(): Promise<LoginResult> {
    return this.#called('renew', this.renewal);
  }

  async restore(): Promise<LoginResult | null> {
    return this.restored;
  }

  user(): Promise<Claims | null> {
    return this.#called('user', this.claims);
  }

  signOut(): Promise<string | null> {
    return this.#called('signOut', this.end);
  }

  close(): void {
    this.wasClosed = true;
  }

  #called<T>(name: string, act: () => Promise<T>): Promise<T> {
    this.calls.push(name);
    return act();
  }
}

/** The state that a test's sign-in began with. */
export function stateOf(provider: MinimalProvider): string {
  const state = provider.requests.at(-1)?.state;
  if (state === undefined) throw new AuthError('callbackStateMissing');
  return state;
}
