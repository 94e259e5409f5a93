import { consentIn } from '../../../components/consent/consent.ts';
import type { VisitCounter } from '../../../platform/settings/outward-values.ts';
import { type Analytics, withConsent } from '../../auth/analytics.ts';
import { type Counted, tellings } from './counted.ts';
import { hasObjected } from './has-objected.ts';
import { seenAddress } from './seen-address.ts';

/** Who counts this site's visits, of those who agree to it; null: nobody, or the reader objects. */
export function siteAnalytics(): Analytics | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="chancery:visits"]');
  if (!meta || hasObjected()) return null;
  const to = JSON.parse(meta.content) as VisitCounter;
  const tell = (url: string, event: string | null = null) =>
    send(to, { address: seenAddress(new URL(url, location.href)), from: elsewhere(), event });
  const analytics: Analytics = {
    // That somebody signed in, never who: nobody here is to be known again.
    identify: () => tell(location.href, 'sign-in'),
    // Of who was never known nothing has to be forgotten.
    reset: () => {},
    view: (address) => tell(address),
  };
  return withConsent(analytics, (purpose) => consentIn(document.cookie)?.includes(purpose) ?? false);
}

/** Without cookies and without an answer: a beacon would send those that the receiver once set. */
function send(to: VisitCounter, counted: Counted): void {
  const { address, body, type } = tellings[to.style](to, counted);
  fetch(address, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
    keepalive: true,
    headers: { 'content-type': type },
    body,
  }).catch(() => {
    // Who counts is away, or the reader's browser lets nobody count.
  });
}

/** The origin of the site that led here: which page of it is its own business. */
function elsewhere(): string | null {
  const from = URL.parse(document.referrer);
  return from && from.origin !== location.origin ? `${from.origin}/` : null;
}
