import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** What there is none of, and why. */
  readonly text: string;
  /** What to do instead: a link or two. */
  readonly children?: ReactNode;
}

/** In place of a list that has nothing in it. */
export function EmptyState({ text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className="lede">{text}</p>
      {children}
    </div>
  );
}
