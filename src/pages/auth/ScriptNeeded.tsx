import type { SiteLocale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf, linkTo } from '../../routing/links.ts';
import { NEWSLETTERS_PATH } from '../../routing/newsletters-path.ts';

/** For browsers without scripts, in the place of buttons that only a script answers: what can be done instead. */
export function ScriptNeeded({ locale }: { readonly locale: SiteLocale }) {
  const { accountPages, mails, navigation } = messagesFor(locale);
  return (
    <noscript>
      <p>{accountPages.scriptNeeded}</p>
      <p>
        <a href={addressOf(locale, NEWSLETTERS_PATH)}>{mails.newsletters.title}</a>
        <br />
        <a href={linkTo('contact', {}, locale)}>{navigation.contact}</a>
      </p>
    </noscript>
  );
}
