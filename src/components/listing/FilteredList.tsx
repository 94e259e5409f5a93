import type { ReactNode } from 'react';
import styles from './FilteredList.module.css';

interface FilteredListProps {
  readonly filters: ReactNode;
  /** How many there are, in words. */
  readonly count: string;
  readonly children: ReactNode;
}

/** A list beside its filters. */
export function FilteredList({ filters, count, children }: FilteredListProps) {
  return (
    <div className={styles.columns}>
      {filters}
      <div className={styles.list}>
        <p className={styles.count}>{count}</p>
        {children}
      </div>
    </div>
  );
}
