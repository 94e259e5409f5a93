import type { ReactNode } from 'react';
import { Label } from './Label.tsx';
import type { Labelled } from './section.ts';
import styles from './TitledSection.module.css';

interface TitledSectionProps {
  /** Anchor, unique on the page. */
  readonly id?: string | undefined;
  readonly heading: string;
  /** The language of the content, when it is not the page's. */
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
      <section className={styles.side} id={id}>
        <div className={styles.title}>
          <h2>{heading}</h2>
          {end}
        </div>
        <div className={styles.content} lang={lang}>
          {children}
        </div>
      </section>
    );
  }
  return (
    <section className={styles.section} id={id}>
      <div className={flush ? `${styles.heading} ${styles.flush}` : styles.heading}>
        <h2>{heading}</h2>
        {end}
      </div>
      {lang ? <div lang={lang}>{children}</div> : children}
    </section>
  );
}
