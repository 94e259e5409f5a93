import type { ReactNode } from 'react';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { Icon } from '../icons/Icon.tsx';
import { type FileLink, FileLinks } from './FileLinks.tsx';
import styles from './FilteredList.module.css';

export interface ActiveFilter {
  readonly label: string;
  /** The list without it. */
  readonly url: string;
}

interface FilteredListProps {
  readonly filters: ReactNode;
  /** How many there are, in words. */
  readonly count: string;
  /** What the list is filtered by, each to be taken away by a click. */
  readonly active?: readonly ActiveFilter[];
  readonly locale?: Locale;
  /** At the end of the line of the count: an order, a way to begin again. */
  readonly end?: ReactNode;
  readonly files?: readonly FileLink[];
  readonly children: ReactNode;
}

/** A list beside its filters. */
export function FilteredList({
  filters,
  count,
  active = [],
  locale = 'en',
  end,
  files = [],
  children,
}: FilteredListProps) {
  const { remove } = messagesFor(locale).page.parts;
  return (
    <div className="columns">
      <div className={styles.filters}>{filters}</div>
      <div className={styles.list}>
        <div className={styles.head}>
          <p className={styles.count}>{count}</p>
          {active.map(({ label, url }) => (
            <a key={url} className={styles.chip} href={url} aria-label={remove({ filter: label })}>
              {label}
              <Icon name="close" />
            </a>
          ))}
          {end && <div className={styles.end}>{end}</div>}
        </div>
        <div className={styles.results}>{children}</div>
        {files.length > 0 && <FileLinks files={files} locale={locale} />}
      </div>
    </div>
  );
}
