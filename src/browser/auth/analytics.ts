import type { Purpose } from '../../components/consent/consent.ts';
import type { AuthUser } from './user/auth-user.ts';

/** What a tool that counts visits is told. */
export interface Analytics {
  /** Who it is, after a sign-in (spec §4). */
  identify(user: AuthUser): void;
  /** At sign-out: the next person is somebody else. */
  reset(): void;
  /** That a page was seen. @param address of which the tool hears what others may learn */
  view(address: string): void;
}

/** Tells nobody anything: the default. */
export const noAnalytics: Analytics = {
  identify: () => undefined,
  reset: () => undefined,
  view: () => undefined,
};

/** Tells a tool of visits and of sign-ins only while people agree to it; that somebody left it is told always. */
export function withConsent(analytics: Analytics, isGiven: (purpose: Purpose) => boolean): Analytics {
  return {
    identify: (user) => isGiven('signIns') && analytics.identify(user),
    reset: () => analytics.reset(),
    view: (address) => isGiven('visits') && analytics.view(address),
  };
}
