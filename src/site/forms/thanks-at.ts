import { resolve } from '../../content/records/resolve.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import type { Database } from '../../platform/db/connect.ts';
import { addressOf } from '../../routing/address.ts';
import { matchAddress } from '../../routing/match.ts';

/**
 * The address of a page of thanks: where a firm has not written it, of the one that it would lie below.
 *
 * @param slug below `/thank-you/`; default: the area’s own page
 * @param otherwise where there is none of these; default: the area’s own page
 */
export async function thanksAt(
  database: Database,
  locale: SiteLocale,
  slug: string | undefined,
  otherwise = addressOf(locale, '/thank-you'),
): Promise<string> {
  if (slug === undefined) return otherwise;
  const address = addressOf(locale, `/thank-you/${slug}`);
  const match = matchAddress(address);
  if (match.kind !== 'route') return otherwise;
  const found = await resolve(database.publishedReader(), match);
  // In another language it has another address.
  if (found.kind === 'moved') return found.to;
  if (found.kind === 'record') return address;
  const [, above] = /^(.+)\/[^/]+$/.exec(slug) ?? [];
  return thanksAt(database, locale, above, otherwise);
}
