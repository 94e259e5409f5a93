import type { ReactNode } from 'react';
import { Label } from './Label.tsx';
import type { Labelled } from './section.ts';
import styles from './TitledSection.module.css';

interface TitledSectionProps {
  /** Anchor, unique on the page. */
  readonly id?: string | undefined;
  readonly heading: string;
  readonly lang?: string | undefined;
  /** Where there is more of the same. */
  readonly more?: Labelled | undefined;
  /** `above`: the heading opens the section, with an ink line below it. `beside`: it stands left of the content. */
  readonly title?: 'above' | 'beside';
  /** The content begins at the line, as ledger columns do. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A part of a page with its heading. */
export function TitledSection({
  id,
  heading,
  lang,
  more,
  title = 'above',
  flush = false,
  children,
}: TitledSectionProps) {
  const end = more && (
    <p className={styles.more}>
      <Label {...more} />
    </p>
  );
  if (title === 'beside') {
    return (
      <section className={styles.side} id={id} lang={lang}>
        <div className={styles.title}>
          <h2>{heading}</h2>
          {end}
        </div>
        <div className={styles.content}>{children}</div>
      </section>
    );
  }
  return (
    <section className={styles.section} id={id} lang={lang}>
      <div className={flush ? `${styles.heading} ${styles.flush}` : styles.heading}>
        <h2>{heading}</h2>
        {end}
      </div>
      {children}
    </section>
  );
}
