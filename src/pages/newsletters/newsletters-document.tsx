import { NewsletterForm, type NewsletterFormProps } from '../../components/forms/NewsletterForm.tsx';
import { NEWSLETTERS_PATH } from '../../components/forms/newsletters-path.ts';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { messagesFor } from '../../i18n/messages.ts';
import { type AroundPage, unlistedDocument } from '../document/unlisted-document.tsx';

/** The page on which one subscribes without an account; null: a letter is on its way, confirm there. */
export function newslettersDocument(
  shown: Omit<NewsletterFormProps, 'locale'> | null,
  around: AroundPage,
): string {
  const { locale } = around;
  const { contact, mails } = messagesFor(locale);
  const m = mails.newsletters;
  const title = shown ? m.title : m.asked;
  const isWrong = shown !== null && (Object.keys(shown.errors).length > 0 || shown.notice !== undefined);
  const content = (
    <>
      <PageTitle title={title} standfirst={shown ? m.text : m.askedText} />
      {shown && <NewsletterForm {...shown} locale={locale} />}
    </>
  );
  return unlistedDocument(
    {
      title: isWrong ? contact.forms.titleWrong({ title }) : title,
      area: null,
      path: NEWSLETTERS_PATH,
      content,
    },
    around,
  );
}
