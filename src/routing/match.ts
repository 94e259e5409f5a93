import type { Locale } from '../i18n/locales.ts';
import { localeIn } from './address.ts';
import { canonicalAddress } from './canonical.ts';
import { paramsAt, routeAt } from './route-tree.ts';
import type { Route } from './routes.ts';

/** What an address is. `path` has no language prefix, is canonical and percent-encoded; `params` are decoded. */
export type Match =
  | {
      readonly kind: 'route';
      readonly locale: Locale;
      readonly route: Route;
      readonly params: Readonly<Record<string, string>>;
      readonly path: string;
    }
  /** Answered by 308 (RFC 9110 §15.4.9). `locale` and `path` are the target's, so that a stored redirect of it may be joined on. */
  | { readonly kind: 'redirect'; readonly to: string; readonly locale: Locale; readonly path: string }
  | { readonly kind: 'unknown'; readonly locale: Locale; readonly path: string }
  | { readonly kind: 'malformed'; readonly locale: Locale };

/**
 * Finds the row of the route table that answers an address (spec §2). Never throws; a redirect's target is never
 * redirected again.
 * @param pathname raw, percent-encoded, without query
 */
export function matchAddress(pathname: string): Match {
  const canonical = canonicalAddress(pathname);
  if (!canonical) return { kind: 'malformed', locale: localeIn(pathname) };
  const { locale, segments, path, address } = canonical;
  if (address !== pathname) return { kind: 'redirect', to: address, locale, path };
  const route = routeAt(segments);
  if (!route) return { kind: 'unknown', locale, path };
  return { kind: 'route', locale, route, params: paramsAt(route, segments), path };
}
