import type { ReactNode } from 'react';
import styles from './Figure.module.css';

interface FigureProps {
  readonly caption: string;
  /** “Source: …”, ready to read. */
  readonly source?: ReactNode;
  readonly children: ReactNode;
}

/** A drawing, a number or a table with what it shows and where it comes from. */
export function Figure({ caption, source, children }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <div className={styles.content}>{children}</div>
      <figcaption className={styles.caption}>
        <span>{caption}</span>
        {source && <span className={styles.source}>{source}</span>}
      </figcaption>
    </figure>
  );
}
