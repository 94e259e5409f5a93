import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './SaveButton.module.css';

interface SaveButtonProps {
  /** The record that the page shows. */
  readonly record: string;
  readonly locale: Locale;
}

/** Saves the page to the reader's favourites, before they sign in in their browser; `start.ts` answers it. */
export function SaveButton({ record, locale }: SaveButtonProps) {
  const { action, done } = messagesFor(locale).saving;
  return (
    <span className={`screen-only ${styles.place}`}>
      <span className={styles.said} role="status" />
      <button
        className={`${styles.action} ${styles.save}`}
        type="button"
        data-account="save"
        data-record={record}
        aria-pressed="false"
      >
        <Icon name="save" />
        <span className={styles.words}>
          <span>{action}</span>
          <span>{done}</span>
        </span>
      </button>
    </span>
  );
}
