import type { Chrome } from '../../../components/layout/chrome.ts';
import { type SiteLocale, siteLocales } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { Assets } from '../../../platform/assets/assets.ts';
import { addressOf } from '../../../routing/links.ts';
import { renderDocument } from '../../document/document.tsx';
import { MailLinkOverPage, type MailPreferences, MailPreferencesPage } from './MailPreferencesPage.tsx';

/** What stands around the page. */
interface Around {
  readonly locale: SiteLocale;
  /** Without language. */
  readonly path: string;
  readonly origin: string;
  readonly assets: Assets;
  readonly chrome: Chrome;
  readonly signIn: string | undefined;
  readonly icpNumber: string | undefined;
}

/** The page behind the link in our mails; null: the link leads nowhere. */
export function mailPreferencesDocument(shown: MailPreferences | null, around: Around): string {
  const { locale, path } = around;
  const { title, over } = messagesFor(locale).mails.preferences;
  const search = shown ? `?key=${shown.key}` : '';
  return renderDocument({
    ...around,
    languages: 'site',
    area: null,
    content: shown ? MailPreferencesPage(shown) : <MailLinkOverPage locale={locale} />,
    head: {
      title: shown ? title : over,
      noindex: true,
      breadcrumbs: [{ title: messagesFor(locale).navigation.home, url: addressOf(locale, '/') }],
      alternates: siteLocales.map((other) => ({ locale: other, url: addressOf(other, path) + search })),
    },
  });
}
