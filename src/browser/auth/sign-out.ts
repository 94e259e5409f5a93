import type { AuthParts } from './auth-parts.ts';
import type { SignOutChange } from './auth-state.ts';
import { AuthError } from './messages.ts';

/**
 * The five steps of signing out (spec §4).
 * @throws AuthError 'Not successfully logged out' when the provider fails; here everybody is signed out all the same
 */
export async function signOut(parts: AuthParts, change: SignOutChange): Promise<void> {
  const { options, provider, signal } = parts;
  const { page, logoutUrl, endedUrl = logoutUrl, log } = options;
  options.analytics.reset();
  const ended = await provider.signOut(new URL(logoutUrl, page.address).href).then(
    (address) => ({ address }),
    (cause: unknown) => ({ failure: new AuthError('notLoggedOut', { cause }) }),
  );
  forget(parts, change);
  signal.send(change);
  if ('failure' in ended) {
    log(ended.failure.message, ended.failure.cause);
    throw ended.failure;
  }
  // Where a renewal failed the provider's session has ended by itself.
  page.go(change === 'renewal-failed' && endedUrl !== logoutUrl ? endedUrl : (ended.address ?? logoutUrl));
}

/** What a tab does when another one signed out: the provider and the others know already. */
export function followSignOut(parts: AuthParts, change: SignOutChange): void {
  const { analytics, page, logoutUrl, endedUrl = logoutUrl } = parts.options;
  analytics.reset();
  forget(parts, change);
  page.go(change === 'renewal-failed' ? endedUrl : logoutUrl);
}

function forget({ flag, session, timer }: AuthParts, change: SignOutChange): void {
  flag.remove();
  timer.clear();
  session.clear(change);
}
