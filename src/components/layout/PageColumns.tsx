import type { ReactNode } from 'react';
import styles from './PageColumns.module.css';

interface PageColumnsProps {
  /** Contents, neighbours, a portrait: stays in view beside the text, above it where it is narrow. */
  readonly aside: ReactNode;
  /** Leaves a column free between the two, as on a person's page. */
  readonly apart?: boolean;
  readonly children: ReactNode;
}

/** A page in two columns: three of twelve for what stays in view, nine for what is read. */
export function PageColumns({ aside, apart = false, children }: PageColumnsProps) {
  return (
    <div className={apart ? `columns ${styles.apart}` : 'columns'}>
      <div className={styles.aside}>
        <div className={styles.stays}>{aside}</div>
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
