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
  const { contact, mails } = messagesFor(locale);
  const { title, over } = mails.preferences;
  const isWrong = shown?.move?.error !== undefined;
  return unlistedDocument(
    {
      title: isWrong ? contact.forms.titleWrong({ title }) : shown ? title : over,
      area: null,
      path,
      search: shown ? `?key=${shown.key}` : '',
      content: shown ? MailPreferencesPage(shown) : <MailLinkOverPage locale={locale} />,
    },
    around,
  );
}
