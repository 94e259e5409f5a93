import { NewsletterForm, type NewsletterFormProps } from '../../components/forms/NewsletterForm.tsx';
import { NEWSLETTERS_PATH } from '../../components/forms/newsletters-path.ts';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { siteLocales } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf } from '../../routing/links.ts';
import { renderDocument } from '../document/document.tsx';
import type { AroundForm } from '../forms/form-document.tsx';

/** The page on which one subscribes without an account; null: a letter is on its way, confirm there. */
export function newslettersDocument(
  shown: Omit<NewsletterFormProps, 'locale'> | null,
  around: AroundForm,
): string {
  const { locale } = around;
  const { navigation, contact, mails } = messagesFor(locale);
  const m = mails.newsletters;
  const title = shown ? m.title : m.asked;
  const isWrong = shown !== null && (Object.keys(shown.errors).length > 0 || shown.notice !== undefined);
  return renderDocument({
    ...around,
    path: NEWSLETTERS_PATH,
    languages: 'site',
    area: null,
    content: (
      <>
        <PageTitle title={title} standfirst={shown ? m.text : m.askedText} />
        {shown && <NewsletterForm {...shown} locale={locale} />}
      </>
    ),
    head: {
      title: isWrong ? contact.forms.titleWrong({ title }) : title,
      noindex: true,
      breadcrumbs: [{ title: navigation.home, url: addressOf(locale, '/') }],
      alternates: siteLocales.map((other) => ({ locale: other, url: addressOf(other, NEWSLETTERS_PATH) })),
    },
  });
}
