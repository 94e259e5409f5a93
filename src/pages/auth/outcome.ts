import type { AccountTexts } from '../../i18n/messages/shape.ts';

/** How something ended that began elsewhere: at the sign-in page, or by a link in a message. */
export interface Outcome {
  readonly title: string;
  readonly text: string;
  /** What to do next. */
  readonly next: 'sign-in' | 'account' | 'access' | 'wait';
}

export type OutcomePage =
  | 'callback'
  | 'sign-in-failed'
  | 'access-denied'
  | 'session-ended'
  | 'email-verified-callback'
  | 'password-reset-callback';

/** How a link in a message was answered: as our provider says it, or as a tenant of Auth0 (`success=false`). */
export function linkState(search: URLSearchParams): string | null {
  return search.get('state') ?? (search.get('success') === 'false' ? 'expired' : null);
}

/** @param state of a link in a message: `ok`, `expired` or `used`; anything else counts as `ok` */
export function outcomeOf(page: OutcomePage, state: string | null, m: AccountTexts['outcome']): Outcome {
  switch (page) {
    case 'callback':
      return { title: m.signingIn, text: m.signingInText, next: 'wait' };
    case 'sign-in-failed':
      return { title: m.failed, text: m.failedText, next: 'sign-in' };
    case 'access-denied':
      return { title: m.denied, text: m.deniedText, next: 'access' };
    case 'session-ended':
      return { title: m.ended, text: m.endedText, next: 'sign-in' };
    case 'email-verified-callback':
      if (state === 'expired')
        return { title: m.verifiedExpired, text: m.verifiedExpiredText, next: 'account' };
      if (state === 'used') return { title: m.verifiedUsed, text: m.verifiedUsedText, next: 'account' };
      return { title: m.verified, text: m.verifiedText, next: 'account' };
    case 'password-reset-callback':
      if (state === 'expired') return { title: m.resetExpired, text: m.resetExpiredText, next: 'sign-in' };
      if (state === 'used') return { title: m.resetUsed, text: m.resetUsedText, next: 'sign-in' };
      return { title: m.reset, text: m.resetText, next: 'sign-in' };
  }
}
