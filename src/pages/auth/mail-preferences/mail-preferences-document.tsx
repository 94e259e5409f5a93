import { messagesFor } from '../../../i18n/messages.ts';
import { type AroundPage, unlistedDocument } from '../../document/unlisted-document.tsx';
import { MailLinkOverPage, type MailPreferences, MailPreferencesPage } from './MailPreferencesPage.tsx';

/**
 * The page behind the link in our mails; null: the link leads nowhere.
 *
 * @param path without language
 */
export function mailPreferencesDocument(
  shown: MailPreferences | null,
  path: string,
  around: AroundPage,
): string {
  const { locale } = around;
  const { title, over } = messagesFor(locale).mails.preferences;
  return unlistedDocument(
    {
      title: shown ? title : over,
      area: null,
      path,
      search: shown ? `?key=${shown.key}` : '',
      content: shown ? MailPreferencesPage(shown) : <MailLinkOverPage locale={locale} />,
    },
    around,
  );
}
