import styles from './Quote.module.css';

interface QuoteProps {
  /** With its quotation marks, as the language writes them. */
  readonly text: string;
  readonly by: string;
  readonly lang?: string | undefined;
}

/** What somebody said, and who. */
export function Quote({ text, by, lang }: QuoteProps) {
  return (
    <figure className={styles.quote} lang={lang}>
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={`meta ${styles.by}`}>{by}</figcaption>
    </figure>
  );
}
