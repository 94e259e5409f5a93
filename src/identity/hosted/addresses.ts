import { localeFacts } from '../../i18n/locales.ts';
import type { PageContext } from './page-context.ts';

/** Where somebody who is not signing in asks for a link that sets a new password. */
export function forgottenAddress({ locale, client }: Pick<PageContext, 'locale' | 'client'>): string {
  const search = new URLSearchParams({ lang: localeFacts[locale].language, client_id: client.clientId });
  return `/forgotten-password?${search}`;
}

/** A page's address as a mail needs it. @param path from the root */
export function fullAddress({ identity }: Pick<PageContext, 'identity'>, path: string): string {
  return new URL(path, identity.issuer).href;
}
