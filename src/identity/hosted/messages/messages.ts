import type { SiteLocale } from '../../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../../i18n/messages.ts';

/** What the hosted pages say, those of the account's security among them. */
export type HostedMessages = Messages['signIn'] & Pick<Messages, 'security'>;

export function hostedMessages(locale: SiteLocale): HostedMessages {
  const { signIn, security } = messagesFor(locale);
  return { ...signIn, security };
}
