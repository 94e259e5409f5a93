import { localeFacts } from '../../i18n/locales.ts';
import type { HostedMessages } from '../hosted/messages/messages.ts';
import type { Page, PageContext } from '../hosted/page-context.ts';

/** What the page says after something was done. */
export type Done = keyof HostedMessages['security']['done'];

/** Sections whose forms want to know first that it is the owner, by their ids. */
export const guardedSections = ['address', 'passkeys', 'second-factor', 'identities'] as const;
export type GuardedSection = (typeof guardedSections)[number];

type Context = Pick<PageContext, 'locale' | 'client'>;

/** The page, or one of its forms (`email`), in the language of the request and for its client. */
export function securityAddress(
  { locale, client }: Context,
  form = '',
  more: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams({
    lang: localeFacts[locale].language,
    client_id: client.clientId,
    ...more,
  });
  return `/security${form && `/${form}`}?${search}`;
}

/** Where an owner confirms that it is they, before the forms of a section. */
export function confirmAddress(context: Context, section: GuardedSection): string {
  return securityAddress(context, 'confirm', { section });
}

/** Back to the page, which then says what was done. */
export function done(context: PageContext, what: Done): Page {
  return context.reply.redirect(securityAddress(context, '', { done: what }), 303);
}
