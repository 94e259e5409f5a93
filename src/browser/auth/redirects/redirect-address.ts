import { siteLocales } from '../../../i18n/locales.ts';

/** Where the provider leads back to (spec §2). */
export const callbackPath = '/auth';

/** The paths that the provider knows, in every language; it refuses others. */
export const registeredPaths: readonly string[] = siteLocales.flatMap((locale) =>
  [callbackPath, '/auth/profile'].map((path) => (locale === 'en' ? path : `/${locale}${path}`)),
);

/**
 * The redirect address of a sign-in that begins on this page: its origin and `/auth`; or the page's own path when that
 * contains `/profile` (spec §2) and the provider knows it.
 */
export function redirectAddress(
  page: Pick<URL, 'origin' | 'pathname'>,
  registered: readonly string[] = registeredPaths,
): string {
  const stays = page.pathname.includes('/profile') && registered.includes(page.pathname);
  return page.origin + (stays ? page.pathname : callbackPath);
}
