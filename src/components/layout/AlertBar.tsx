import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { Icon } from '../icons/Icon.tsx';
import type { Labelled } from '../sections/section.ts';
import styles from './AlertBar.module.css';

interface AlertBarProps {
  /** What the alert says in a few words, and where more is said. */
  readonly alert: Labelled;
  readonly locale: Locale;
}

/** Above every page while there is something that every reader must know. */
export function AlertBar({ alert, locale }: AlertBarProps) {
  const m = messagesFor(locale).page.alert;
  return (
    <aside className={styles.alert} aria-label={m.label}>
      <p className={styles.text}>
        <strong>
          <Icon name="alert" /> {m.label}
        </strong>
        <span lang={alert.lang}>{alert.text}</span>
        {alert.url && <a href={alert.url}>{m.more}</a>}
      </p>
    </aside>
  );
}
