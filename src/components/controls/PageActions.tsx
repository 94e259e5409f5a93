import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './PageActions.module.css';

interface PageActionsProps {
  readonly locale: Locale;
  readonly title: string;
  /** The page's whole address. */
  readonly url: string;
}

/** What to do with a page: print it, send it, copy its address. `page-controls.ts` answers the buttons. */
export function PageActions({ locale, title, url }: PageActionsProps) {
  const { label, print, email, linkedIn, copy, copied } = messagesFor(locale).page.actions;
  const mail = `mailto:?${new URLSearchParams({ subject: title, body: url })}`.replaceAll('+', '%20');
  const post = `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`;
  return (
    <ul className={`screen-only ${styles.actions}`} aria-label={label}>
      <li>
        <button className={styles.action} type="button" data-action="print">
          <Icon name="print" />
          {print}
        </button>
      </li>
      <li>
        <a className={styles.action} href={mail}>
          <Icon name="mail" />
          {email}
        </a>
      </li>
      <li>
        <a className={styles.action} href={post} rel="external nofollow">
          <Icon name="share" />
          {linkedIn}
        </a>
      </li>
      <li>
        <button className={styles.action} type="button" data-action="copy" data-done={copied}>
          <Icon name="link" />
          <span aria-live="polite">{copy}</span>
        </button>
      </li>
    </ul>
  );
}
