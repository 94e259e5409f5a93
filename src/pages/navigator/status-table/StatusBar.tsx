import type { ReactNode } from 'react';
import type { LegalStatus } from '../status-marks.ts';
import styles from './StatusBar.module.css';

interface StatusBarProps {
  readonly as: 'td' | 'li';
  readonly id?: string;
  readonly status: LegalStatus | null;
  readonly isAside?: boolean;
  readonly children: ReactNode;
}

/** What has a status, with the line of that status beside it. */
export function StatusBar({ as: Tag, id, status, isAside, children }: StatusBarProps) {
  return (
    <Tag className={styles.bar} id={id} data-status={status} data-aside={isAside || undefined}>
      {children}
    </Tag>
  );
}
