import type { AuthUser } from './user/auth-user.ts';

/** What a page may know about who is signed in (spec §3). */
export interface AuthState {
  /** Where the sign-in that just ended leads. */
  readonly redirectUrl: string;
  readonly user: AuthUser | null;
  readonly authenticated: boolean;
  /** The access token; '' when nobody is signed in. */
  readonly token: string;
  /** Why the provider refused. */
  readonly accessDenied: Error | null;
  /** The state of the sign-in that just ended. */
  readonly stateNonce: string;
}

/** Why the state is another than before. */
export type AuthChange = 'signed-in' | 'restored' | 'renewed' | 'signed-out' | 'renewal-failed' | 'refused';

/** Signed out by a person, or because nothing could be renewed. */
export type SignOutChange = Extract<AuthChange, 'signed-out' | 'renewal-failed'>;

export type AuthListener = (state: AuthState, change: AuthChange) => void;

/** Where people are led when nothing else was asked for (spec §9). */
export const defaultRedirect = '/';

export const signedOut: AuthState = {
  redirectUrl: defaultRedirect,
  user: null,
  authenticated: false,
  token: '',
  accessDenied: null,
  stateNonce: '',
};
