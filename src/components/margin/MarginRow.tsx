import type { ReactNode } from 'react';
import styles from './MarginRow.module.css';

interface MarginRowProps {
  /** Anchor, and the heading's name for those who jump between sections. */
  readonly id: string;
  readonly heading: string;
  readonly lang?: string | undefined;
  /** Stands in the margin under the section sign. */
  readonly note?: ReactNode;
  /** A link to more of it, at the heading's end. */
  readonly more?: { readonly text: string; readonly url: string } | undefined;
  readonly children: ReactNode;
}

/** A numbered section: its sign and notes in the margin, its text behind the line. */
export function MarginRow({ id, heading, lang, note, more, children }: MarginRowProps) {
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div className={styles.margin}>
        <span className={styles.sign} aria-hidden="true" />
        {note}
      </div>
      <div className={styles.text}>
        <div className={styles.head}>
          <h2 id={id} lang={lang}>
            {heading}
          </h2>
          {more && (
            <a className={styles.more} href={more.url}>
              {more.text}
            </a>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}

interface PlainRowProps {
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** Text without a sign or heading of its own: the page's own. */
export function PlainRow({ note, children }: PlainRowProps) {
  return (
    <div className={styles.plain}>
      <div className={styles.margin}>{note}</div>
      <div>{children}</div>
    </div>
  );
}
