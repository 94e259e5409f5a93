/** What happened on a page, in the words of who counts it. */
import type { VisitCounter } from '../../../platform/settings/outward-values.ts';

export interface Counted {
  /** Of the page, as others may learn it. */
  readonly address: string;
  /** The site that led here; null: this one, or none. */
  readonly from: string | null;
  /** What was done there; null: it was seen. */
  readonly event: string | null;
}

interface Told {
  readonly address: string;
  readonly body: string;
  readonly type: string;
}

/** How each kind of counter is told. Nothing in it tells two readers apart. */
export const tellings: {
  readonly [S in VisitCounter['style']]: (to: VisitCounter, counted: Counted) => Told;
} = {
  plausible: (to, { address, from, event }) => ({
    address: to.address,
    body: JSON.stringify({ name: event ?? 'pageview', url: address, domain: to.site, referrer: from }),
    // Browsers ask first before they send JSON elsewhere, and who counts reads it under this name, too.
    type: 'text/plain',
  }),
  matomo: (to, { address, from, event }) => ({
    address: to.address,
    body: new URLSearchParams({
      idsite: to.site,
      rec: '1',
      apiv: '1',
      send_image: '0',
      url: address,
      ...(from !== null && { urlref: from }),
      ...(event !== null && { ca: '1', e_c: 'account', e_a: event }),
    }).toString(),
    type: 'application/x-www-form-urlencoded',
  }),
};
