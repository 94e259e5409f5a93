import type { SiteLocale } from '../../i18n/locales.ts';
import type { RegisteredClient } from '../clients.ts';
import type { Identity } from '../identity.ts';
import type { ComingFrom } from './mail/mails.ts';
import { siteAddress } from './render.tsx';

/** In characters: what mails, tickets and addresses can carry. */
const longest = 2_000;

/**
 * The client's page that `return_to` names, by its path or in full; undefined when it is none of the client's own.
 *
 * @param wanted what a request says, which anybody may have written
 */
export function ownPage({ origins }: Pick<RegisteredClient, 'origins'>, wanted: unknown): string | undefined {
  if (typeof wanted !== 'string' || wanted === '' || wanted.length > longest) return undefined;
  if (!URL.canParse(wanted, origins[0])) return undefined;
  const { origin, username, password, pathname, href } = new URL(wanted, origins[0]);
  // A path that begins with two slashes would be read as another host.
  const isOwn = origins.includes(origin) && username === '' && password === '' && !pathname.startsWith('//');
  return isOwn ? href : undefined;
}

interface Returning {
  readonly identity: Pick<Identity, 'settings'>;
  readonly locale: SiteLocale;
  readonly client: Pick<RegisteredClient, 'origins'>;
  readonly data: Partial<ComingFrom>;
}

/**
 * Where somebody goes who has done what a mail asked: to the site's page for that, which signs in and leads on to
 * where they began; another client's page at once.
 *
 * @param callback the site's page, with what it is told
 */
export function wayBack({ identity, locale, client, data }: Returning, callback: string): string {
  const address = new URL(siteAddress({ identity, locale }, callback));
  const page = ownPage(client, data.returnTo);
  if (page === undefined) return address.href;
  if (new URL(page).origin !== address.origin) return page;
  address.searchParams.set('to', page.slice(address.origin.length));
  return address.href;
}
