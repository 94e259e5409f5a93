import type { SiteSettings } from '../../../auth/site-settings.ts';

/**
 * The page of our own identity provider where owners change how they sign in; null when the provider is another's.
 * @param lang a BCP 47 tag
 */
export function securityAddress(settings: SiteSettings | null, lang: string): string | null {
  if (!settings?.security) return null;
  return `${settings.issuer}security?${new URLSearchParams({ lang, client_id: settings.clientId })}`;
}
