import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './SaveButton.module.css';

interface FollowLinkProps {
  /** The record that the page shows. */
  readonly record: string;
  readonly locale: Locale;
}

/** Leads to where one chooses how often to be told of the page: after signing in, so search engines need not go. */
export function FollowLink({ record, locale }: FollowLinkProps) {
  const address = `${linkTo('auth-newsletters-and-alerts', {}, locale)}?${new URLSearchParams({ follow: record })}`;
  return (
    <span className={`screen-only ${styles.place}`}>
      <a className={styles.action} href={address} rel="nofollow">
        <Icon name="mail" />
        {messagesFor(locale).saving.follow}
      </a>
    </span>
  );
}
