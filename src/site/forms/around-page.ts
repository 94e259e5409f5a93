import { chromeView } from '../../components/layout/chrome.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { outwardSettings } from '../../pages/document/outward-settings.ts';
import { signInSettings } from '../../pages/document/sign-in-settings.ts';
import type { AroundPage } from '../../pages/document/unlisted-document.tsx';
import { Clock } from '../../platform/cache/clock.ts';
import { securityHeaders } from '../../platform/http/security-headers.ts';
import { readChrome } from '../read-page.ts';
import type { Site } from '../site.ts';

/**
 * The headers of a page that is made for one request.
 *
 * @param own those of its kind
 */
export function headersFor(
  { settings, assets }: Pick<Site, 'settings' | 'assets'>,
  own: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return { ...securityHeaders(settings, assets.beforeDrawing), ...own };
}

/** What stands around a page that is made for one request; while the database is away, without the site's navigation. */
export async function aroundPage(
  site: Site,
  locale: SiteLocale,
  clock: Clock = new Clock(),
): Promise<AroundPage> {
  const { settings, assets } = site;
  const chrome = await readChrome(site, { locale, clock }).then(
    ({ data }) => chromeView(data, locale, clock),
    // A form has to be there all the same.
    () => undefined,
  );
  return {
    locale,
    origin: settings.siteOrigin,
    assets,
    chrome,
    signIn: signInSettings(settings),
    icpNumber: settings.icpNumber,
    outward: outwardSettings(settings),
  };
}
