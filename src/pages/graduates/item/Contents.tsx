import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './GraduateParts.module.css';
import type { GraduatePageProps } from './view.ts';

type ContentsProps = Pick<GraduatePageProps, 'contents' | 'lang'> & { readonly locale: Locale };

/** In the margin of a text with several headings: where they are. */
export function Contents({ contents, lang, locale }: ContentsProps) {
  const main = contents.filter(({ level }) => level === 2);
  if (main.length < 2) return null;
  const label = messagesFor(locale).graduates.onThisPage;
  return (
    <nav aria-label={label}>
      <ol className={`quiet ${styles.contents}`} lang={lang}>
        {main.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
