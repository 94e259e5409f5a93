import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './ActiveFilters.module.css';

export interface ActiveFilter {
  readonly label: string;
  /** The list without it. */
  readonly url: string;
}

interface ActiveFiltersProps {
  readonly active: readonly ActiveFilter[];
  readonly locale: Locale;
}

/** What a list is filtered by, each to be taken away by a click. */
export function ActiveFilters({ active, locale }: ActiveFiltersProps) {
  const { remove } = messagesFor(locale).page.parts;
  return active.map(({ label, url }) => (
    <a key={url} className={styles.chip} href={url} aria-label={remove({ filter: label })}>
      {label}
      <Icon name="close" />
    </a>
  ));
}
