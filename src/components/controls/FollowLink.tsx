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

/** Leads to where one chooses how often to be told of it: after signing in, so search engines need not go. */
export function FollowLink({ follows, locale }: FollowLinkProps) {
  const { saving, search } = messagesFor(locale);
  const [wish, text] =
    'record' in follows
      ? [{ follow: follows.record }, saving.follow]
      : [{ words: follows.words }, search.follow];
  const address = `${linkTo('auth-newsletters-and-alerts', {}, locale)}?${new URLSearchParams(wish)}`;
  return (
    <span className={`screen-only ${styles.place}`}>
      <a className={styles.action} href={address} rel="nofollow">
        <Icon name="mail" />
        {text}
      </a>
    </span>
  );
}
