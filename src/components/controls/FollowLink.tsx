import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './SaveButton.module.css';

interface FollowLinkProps {
  /** The record that the page shows, or the words that it searched for. */
  readonly follows: { readonly record: string } | { readonly words: string };
  readonly locale: Locale;
}

/**
 * Leads to where one chooses how often to be told of it, after signing in, so search engines need not go; and where one
 * ends it. `start.ts` says when it is followed.
 */
export function FollowLink({ follows, locale }: FollowLinkProps) {
  const { saving, search } = messagesFor(locale);
  const isRecord = 'record' in follows;
  const wish = isRecord ? { follow: follows.record } : { words: follows.words };
  const address = `${linkTo('auth-newsletters-and-alerts', {}, locale)}?${new URLSearchParams(wish)}`;
  return (
    <span className={`screen-only ${styles.place}`}>
      <a
        className={styles.action}
        href={address}
        rel="nofollow"
        {...(isRecord && { 'data-record': follows.record, 'data-kept': 'followed-ids' })}
      >
        <Icon name="mail" />
        {isRecord ? (
          <span className={styles.words}>
            <span>{saving.follow}</span>
            <span>{saving.following}</span>
          </span>
        ) : (
          search.follow
        )}
      </a>
    </span>
  );
}
