import { AuthError } from './messages.ts';
import type { Page } from './page.ts';
import type { LoginResult } from './redirects/login-result.ts';
import type { AuthStorage } from './storage/auth-storage.ts';
import type { AuthUser, Claims } from './user/auth-user.ts';

export interface SignInRequest {
  /** Comes back with the callback. */
  readonly state: string;
  /** Where the provider leads back to. */
  readonly redirectUri: string;
  /** Language of the sign-in page, a BCP 47 tag. */
  readonly language: string;
  /** Further parameters of the provider's own, such as `login_hint` or `screen_hint`. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** The answer that this page's address carries. */
export interface ProviderCallback {
  /** Null when the answer has none. */
  readonly state: string | null;
  /** Proves the answer and gets the tokens. Called only when the state is one that began here. */
  finish(): Promise<LoginResult>;
}

/** An identity provider as the wrapper sees it. Everything that fails rejects with a ProviderError or an HttpError. */
export interface Provider {
  /** Leads the page to the sign-in. */
  signIn(request: SignInRequest): Promise<void>;
  /** Null when this page's address is no answer, or when it was taken before. */
  callback(): ProviderCallback | null;
  /** The same in a window of its own, while this page stays; where the provider can. */
  signInWithPopup?(request: SignInRequest): Promise<ProviderCallback>;
  /** A new token for who is signed in, without asking them. @param old the one that it replaces; '' when none is held */
  renew(old: string): Promise<LoginResult>;
  /** What an earlier page or another tab still has, without a call to the provider; null when nothing. */
  restore?(): Promise<LoginResult | null>;
  /** The claims about who holds the token. */
  user(accessToken: string): Promise<Claims | null>;
  /** Forgets what it keeps. @returns the address to go to for ending the provider's own session; null: it has ended */
  signOut(returnTo: string): Promise<string | null>;
  /** Calls when another tab signed somebody in, at the latest when this page is seen again. @returns what ends that */
  watch?(listener: () => void): () => void;
  /** Ends what it listens to. */
  close?(): void;
}

/** What a provider is made from. */
export interface ProviderOptions {
  /** The provider's `iss`, or its domain. */
  readonly issuer: string;
  readonly clientId: string;
  /** The API that tokens are for. */
  readonly audience: string;
  readonly page: Page;
}

/** The three parts that the wrapper is built from. */
export interface AuthProvider {
  readonly Provider: new (options: ProviderOptions, storage: AuthStorage) => Provider;
  readonly Storage: new () => AuthStorage;
  readonly AuthUser: new (claims: Claims) => AuthUser;
}

/** @throws AuthError that names the part which is missing (spec §5) */
export function checkAuthProvider(given: Partial<AuthProvider> | null | undefined): AuthProvider {
  if (!given) throw new AuthError('missingAuthProvider');
  const { Provider, Storage, AuthUser } = given;
  if (!Provider) throw new AuthError('missingProvider');
  if (!Storage) throw new AuthError('missingStorage');
  if (!AuthUser) throw new AuthError('missingAuthUser');
  return { Provider, Storage, AuthUser };
}
