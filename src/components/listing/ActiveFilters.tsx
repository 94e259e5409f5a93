import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './ActiveFilters.module.css';

export interface ActiveFilter {
  readonly label: string;
  /** The language of the label, when it is not the page's. */
  readonly lang?: string | undefined;
  /** Of what the address asks for and nothing is called: the label is the filter's name. */
  readonly isUnknown?: boolean;
  /** The list without it. */
  readonly url: string;
}

interface ActiveFiltersProps {
  readonly active: readonly ActiveFilter[];
  readonly locale: Locale;
}

/** What a list is filtered by, each to be taken away by a click. */
export function ActiveFilters({ active, locale }: ActiveFiltersProps) {
  const { remove, noSuchChoice } = messagesFor(locale).page.parts;
  return active.map(({ label, url, lang, isUnknown }) => {
    const words = isUnknown ? noSuchChoice({ filter: label }) : label;
    return (
      <a key={url} className={styles.chip} href={url} aria-label={remove({ filter: words })}>
        <span lang={lang}>{words}</span>
        <Icon name="close" />
      </a>
    );
  });
}
