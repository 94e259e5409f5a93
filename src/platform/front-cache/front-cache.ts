/** Which cache in front of the site: each names pages in a header of its own and is told to forget them in its own way. */
export type FrontKind = 'fastly' | 'cloudflare' | 'varnish';

/** A cache in front of the site that keeps pages until they are touched. */
export interface FrontCache {
  readonly kind: FrontKind;
  /**
   * Where it is told to forget: of Fastly its API with the service, of Cloudflare with the zone, of Varnish each server.
   * Without a closing slash.
   */
  readonly addresses: readonly string[];
  /** Proves who tells it; undefined: Varnish knows that by where it comes from. */
  readonly token: string | undefined;
  /** Seconds for which it may keep a page at the most. */
  readonly seconds: number;
}
