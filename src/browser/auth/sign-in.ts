import type { AuthParts } from './auth-parts.ts';
import type { ProviderCallback, SignInRequest } from './auth-provider.ts';
import { type AuthChange, type AuthState, defaultRedirect } from './auth-state.ts';
import { AuthError, messages } from './messages.ts';
import { createNonce } from './nonce.ts';
import { asError, ProviderError, stateMismatch } from './provider-error.ts';
import type { LoginResult } from './redirects/login-result.ts';
import { redirectAddress } from './redirects/redirect-address.ts';

export interface SignInWish {
  /** Where it leads back to on this site; `/` by default. */
  readonly redirectUrl?: string | undefined;
  /** Of the sign-in page, a BCP 47 tag. */
  readonly language?: string | undefined;
  /** For the provider, such as `login_hint` or `screen_hint`. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/**
 * Keeps where to lead back to under a new nonce (spec §4, Login 1–2).
 * @returns what the provider is to be asked
 */
export function beginSignIn({ options, records }: AuthParts, wish: SignInWish): SignInRequest {
  const { page, nonceLength, registeredPaths } = options;
  const state = createNonce(nonceLength);
  records.keep(state, wish.redirectUrl);
  return {
    state,
    redirectUri: redirectAddress(page.address, registeredPaths),
    language: wish.language ?? options.language,
    parameters: wish.parameters ?? {},
  };
}

/**
 * Takes the provider's answer (spec §4, Login 4–5): nothing is believed before the state is one that began here.
 * @param renew called when the token's life is over
 * @throws AuthError, ProviderError or HttpError
 */
export async function finishSignIn(parts: AuthParts, callback: ProviderCallback, renew: () => void) {
  const { records, flag, session, options, provider } = parts;
  const { state } = callback;
  if (!state) throw new AuthError('callbackStateMissing');
  if (!records.knows(state)) throw stateMismatch(state);
  const redirectUrl = redirectOf(state, parts);
  const result = await callback.finish();
  if (result.state !== state) throw stateMismatch(result.state);
  session.startEra();
  flag.set();
  try {
    const more = { redirectUrl, stateNonce: state, accessDenied: null };
    await accept(parts, { result, change: 'signed-in', renew, more });
  } catch (error) {
    flag.remove();
    // The tokens are of no use to anybody.
    await provider.signOut(options.page.address.origin).catch(() => undefined);
    throw error;
  }
  if (session.state.user) options.analytics.identify(session.state.user);
}

/** Somebody who proves who they are is not turned away because a record is spoilt. */
function redirectOf(state: string, { records, options }: AuthParts): string {
  try {
    return records.getRedirectUrl(state);
  } catch (error) {
    options.log(asError(error).message, error);
    return defaultRedirect;
  }
}

interface Accepted {
  readonly result: LoginResult;
  readonly change: AuthChange;
  readonly renew: () => void;
  readonly more?: Partial<AuthState>;
}

/** Loads the user of new tokens, and only then holds both and sets the timer. */
export async function accept({ session, questions, timer }: AuthParts, accepted: Accepted): Promise<void> {
  const { accessToken, expiresIn, idTokenPayload } = accepted.result;
  if (!accessToken) throw new ProviderError('invalid_token', messages.generic);
  const { era } = session;
  const user = await questions.user(accessToken);
  if (idTokenPayload && idTokenPayload.sub !== user.objectId) throw new AuthError('invalidUser');
  // Whoever signed out meanwhile stays signed out, and who signed in stays who they are.
  if (era !== session.era) return;
  const held = { ...accepted.more, user, token: accessToken, authenticated: true };
  session.hold(held, expiresIn, accepted.change);
  if (expiresIn !== null) timer.set(expiresIn, accepted.renew);
}
