import type { ReactNode } from 'react';
import type { Locale } from '../../i18n/locales.ts';
import { FollowLink } from '../controls/FollowLink.tsx';
import { type ActiveFilter, ActiveFilters } from './ActiveFilters.tsx';
import { type FileLink, FileLinks } from './FileLinks.tsx';
import styles from './FilteredList.module.css';

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
  /** The words that it is narrowed by, where one may be told of what is new for them. */
  readonly follows?: string | undefined;
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
  follows = '',
  children,
}: FilteredListProps) {
  return (
    <div className="columns">
      <div className={styles.filters}>{filters}</div>
      <div className={styles.list}>
        <div className={styles.head}>
          <p className={styles.count} data-count>
            {count}
          </p>
          <ActiveFilters active={active} locale={locale} />
          {(end || follows !== '') && (
            <div className={styles.end}>
              {follows !== '' && <FollowLink follows={{ words: follows }} locale={locale} />}
              {end}
            </div>
          )}
        </div>
        <div className={styles.results}>{children}</div>
        {files.length > 0 && <FileLinks files={files} locale={locale} />}
      </div>
    </div>
  );
}
