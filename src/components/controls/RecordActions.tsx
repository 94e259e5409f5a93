import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { FollowLink } from './FollowLink.tsx';
import styles from './RecordActions.module.css';
import { SaveButton } from './SaveButton.tsx';

interface RecordActionsProps {
  /** The record that the page shows. */
  readonly record: string;
  readonly locale: Locale;
}

/** What a reader does with a record: follow it, save it. A landmark of its own, beside the way to the page. */
export function RecordActions({ record, locale }: RecordActionsProps) {
  return (
    <section className={styles.actions} aria-label={messagesFor(locale).page.actions.label}>
      <FollowLink follows={{ record }} locale={locale} />
      <SaveButton record={record} locale={locale} />
    </section>
  );
}
