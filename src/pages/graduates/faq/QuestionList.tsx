import { Icon } from '../../../components/icons/Icon.tsx';
import { RichTextBody } from '../../../components/rich-text/RichTextBody.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from '../item/GraduateParts.module.css';
import type { QuestionProps } from './questions.ts';

interface QuestionListProps {
  readonly questions: readonly QuestionProps[];
  readonly locale: Locale;
}

/** Questions with the answer in a line, and all of it when opened; each has an address of its own. */
export function QuestionList({ questions, locale }: QuestionListProps) {
  const m = messagesFor(locale).graduates.faq;
  return (
    <div className={styles.rows}>
      {questions.map(({ id, title, lang, summary, body, reviewed }) => (
        <details key={id} id={id} className={styles.question}>
          <summary className={styles.chosen} lang={lang}>
            {title}
            <Icon name="chevron" />
          </summary>
          <div className={styles.answer}>
            {summary && (
              <p lang={lang}>
                <strong>{summary}</strong>
              </p>
            )}
            {body && <RichTextBody value={body} locale={locale} lang={lang} idPrefix={id} />}
            <p className="small">
              {reviewed && m.reviewed({ date: reviewed })} <a href={`#${id}`}>{m.link}</a>
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}
