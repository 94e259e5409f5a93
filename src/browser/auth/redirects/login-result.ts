import type { Claims } from '../user/auth-user.ts';

/** What a sign-in or a renewal gives (spec §3); what the provider did not send is null. */
export interface LoginResult {
  readonly accessToken: string | null;
  readonly idToken: string | null;
  readonly idTokenPayload: Claims | null;
  readonly appState: unknown;
  readonly refreshToken: string | null;
  readonly state: string | null;
  /** Seconds from now. */
  readonly expiresIn: number | null;
  readonly tokenType: string | null;
  readonly scope: string | null;
}

/** Fills what is absent with null; `expiresIn` may come as text and is cut to whole seconds. */
export function loginResult(
  given: Partial<Omit<LoginResult, 'expiresIn'>> & {
    readonly expiresIn?: number | string | null | undefined;
  },
): LoginResult {
  const seconds = Number.parseInt(String(given.expiresIn ?? ''), 10);
  return {
    accessToken: given.accessToken ?? null,
    idToken: given.idToken ?? null,
    idTokenPayload: given.idTokenPayload ?? null,
    appState: given.appState ?? null,
    refreshToken: given.refreshToken ?? null,
    state: given.state ?? null,
    expiresIn: Number.isNaN(seconds) ? null : seconds,
    tokenType: given.tokenType ?? null,
    scope: given.scope ?? null,
  };
}
