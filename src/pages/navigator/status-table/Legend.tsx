import { StatusMark } from '../../../components/icons/StatusMark.tsx';
import { choiceLabel } from '../../../content/types/choices.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { type LegalStatus, statusMarks } from '../status-marks.ts';
import styles from './Legend.module.css';
import { StatusBar } from './StatusBar.tsx';

/** What the marks and the lines of a table mean. */
export function Legend({ locale }: { readonly locale: Locale }) {
  const { navigatorTable: m } = messagesFor(locale);
  return (
    <aside className={styles.legend} aria-label={m.legend}>
      <ul>
        {(Object.keys(statusMarks) as LegalStatus[]).map((status) => (
          <StatusBar key={status} as="li" status={status}>
            <StatusMark
              status={statusMarks[status]}
              text={choiceLabel('navigatorCell.legalStatus', status, locale)}
            />
          </StatusBar>
        ))}
      </ul>
      <p>{m.legendReview}</p>
    </aside>
  );
}
