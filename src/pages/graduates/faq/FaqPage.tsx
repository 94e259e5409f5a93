import { Button } from '../../../components/controls/Button.tsx';
import { Field } from '../../../components/controls/Field.tsx';
import { MarginRow, PlainRow } from '../../../components/margin/MarginRow.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import styles from '../item/GraduateParts.module.css';
import { Opening } from '../Opening.tsx';
import { QuestionList } from './QuestionList.tsx';
import type { FaqPageProps } from './view.ts';

/** All questions and answers, to be searched. */
export function FaqPage({ locale, ...page }: FaqPageProps & { readonly locale: Locale }) {
  const m = messagesFor(locale).graduates;
  return (
    <>
      <Opening {...page} locale={locale} />
      <PlainRow note={<p role="status">{page.count}</p>}>
        <search>
          <form className={styles.search} action={page.action}>
            <Field id="q" label={m.faq.search}>
              <input type="search" id="q" name="q" defaultValue={page.chosen} />
            </Field>
            <Button>{m.faq.button}</Button>
            {page.chosen && <a href={page.action}>{m.faq.clear}</a>}
          </form>
        </search>
        {page.groups.length === 0 && (
          <p>
            {m.faq.none} <a href={linkTo('graduates-contact-us', {}, locale)}>{m.contact}</a>
          </p>
        )}
      </PlainRow>
      {page.groups.map(({ heading, questions }, index) => (
        <MarginRow key={heading} id={`questions-${index + 1}`} heading={heading}>
          <QuestionList questions={questions} locale={locale} />
        </MarginRow>
      ))}
    </>
  );
}
