import { StatusMark } from '../../../components/icons/StatusMark.tsx';
import type { AnswerGroup } from '../../../components/navigator/answer.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './AnswerList.module.css';

interface AnswerListProps {
  readonly groups: readonly AnswerGroup[];
  readonly locale: Locale;
}

/** The way to each answer, with how it stands. */
export function AnswerList({ groups, locale }: AnswerListProps) {
  return (
    <nav className={styles.answers} aria-label={messagesFor(locale).navigator.chapter.list}>
      {groups.map(({ id, heading, lang, answers }) => (
        <div key={id} className={styles.group}>
          <p className="capitals" lang={lang ?? undefined}>
            {heading}
          </p>
          <ul>
            {answers.map(({ id: anchor, topic, status }) => (
              <li key={anchor} className={styles.answer}>
                <StatusMark status={status.mark} text="" />
                <a className={styles.link} href={`#${anchor}`} lang={topic.lang ?? undefined}>
                  {topic.text}
                  <span className={styles.status} lang={localeFacts[locale].tag}>
                    {status.text}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
