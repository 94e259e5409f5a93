import { NewsletterForm, type NewsletterFormProps } from '../../components/forms/NewsletterForm.tsx';
import styles from '../../components/forms/SentForm.module.css';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { langOf } from '../../i18n/language-of.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf } from '../../routing/links.ts';
import { NEWSLETTERS_PATH } from '../../routing/newsletters-path.ts';
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
      {shown && (
        <section className={`prose ${styles.part}`}>
          <h2>{mails.issue.past}</h2>
          <ul>
            {shown.newsletters.map(({ id, slug, title: name, locale: own }) => (
              <li key={id}>
                <a
                  href={addressOf(locale, `${NEWSLETTERS_PATH}/${slug}`)}
                  lang={langOf(own as SiteLocale, locale)}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
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
