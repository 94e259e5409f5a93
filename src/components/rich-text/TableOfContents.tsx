import type { HeadingAnchor } from './headings.ts';
import styles from './TableOfContents.module.css';

interface TableOfContentsProps {
  readonly label: string;
  readonly headings: readonly Pick<HeadingAnchor, 'id' | 'text' | 'level'>[];
  /** Language of the headings, when it is not the interface's. */
  readonly lang?: string | undefined;
}

/** Links to the main headings of a long text. */
export function TableOfContents({ label, headings, lang }: TableOfContentsProps) {
  const main = headings.filter(({ level }) => level === 2);
  if (main.length < 2) return null;
  return (
    <nav className={styles.contents} aria-label={label}>
      <h2 className={`capitals ${styles.heading}`}>{label}</h2>
      <ol lang={lang}>
        {main.map(({ id, text }) => (
          <li key={id} className={styles.item}>
            <a className={styles.link} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
