import type { Messages } from '../../../i18n/messages.ts';

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

const linkStates = ['ok', 'expired', 'used'] as const;
type LinkState = (typeof linkStates)[number];

/** As a tenant of Auth0 says it: `success`. */
const successes = new Map<string | null, LinkState>([
  ['true', 'ok'],
  ['false', 'expired'],
]);

/** How a link in a message was answered, by our provider or a tenant of Auth0; null: no link led here. */
export function linkState(search: URLSearchParams): LinkState | null {
  const state = linkStates.find((one) => one === search.get('state'));
  return state ?? successes.get(search.get('success')) ?? null;
}

/**
 * @param state of the link in a message that led here
 * @param isLed whether the address says where to go on
 */
export function outcomeOf(
  page: OutcomePage,
  { state, isLed = false }: { readonly state: LinkState | null; readonly isLed?: boolean },
  m: Messages['account']['outcome'],
): Outcome {
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
      if (state === 'ok')
        return isLed
          ? { title: m.verified, text: m.signingInText, next: 'wait' }
          : { title: m.verified, text: m.verifiedText, next: 'account' };
      return { title: m.unverified, text: m.unverifiedText, next: 'account' };
    case 'password-reset-callback':
      if (state === 'expired') return { title: m.resetExpired, text: m.resetExpiredText, next: 'sign-in' };
      if (state === 'used') return { title: m.resetUsed, text: m.resetUsedText, next: 'sign-in' };
      if (state === 'ok') return { title: m.reset, text: m.resetText, next: 'sign-in' };
      return { title: m.unreset, text: m.unresetText, next: 'sign-in' };
  }
}
