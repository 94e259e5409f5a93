import type { SiteSettings } from '../../browser/auth/site-settings.ts';
import { isEmbedded } from '../../platform/settings/embedded-provider.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** What documents tell scripts about signing in, as JSON; undefined on a site without an identity provider. */
export function signInSettings(settings: Settings): string | undefined {
  const {
    authIssuer: issuer,
    authClientId: clientId,
    authAudience: audience,
    authOffline: offline,
  } = settings;
  if (issuer === undefined) return undefined;
  // Our own provider has a page where owners change how they sign in.
  const security = isEmbedded(settings);
  const told: SiteSettings = {
    issuer,
    clientId,
    audience,
    offline,
    api: settings.onlineServicesApiUrl,
    ...(security && { security }),
  };
  return JSON.stringify(told);
}
