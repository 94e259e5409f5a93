import type { HeadingAnchor } from './headings.ts';
import styles from './TableOfContents.module.css';

interface TableOfContentsProps {
  readonly label: string;
  readonly headings: readonly Pick<HeadingAnchor, 'id' | 'text' | 'level'>[];
  /** Language of the headings, when it is not the interface's. */
  readonly lang?: string | undefined;
}

const mainOf = (headings: TableOfContentsProps['headings']) => headings.filter(({ level }) => level === 2);

/** Whether a text is long enough for a table of contents: two main headings. */
export function isListed(headings: TableOfContentsProps['headings']): boolean {
  return mainOf(headings).length > 1;
}

/** Links to the main headings of a long text. */
export function TableOfContents({ label, headings, lang }: TableOfContentsProps) {
  if (!isListed(headings)) return null;
  return (
    <nav className={styles.contents} aria-label={label}>
      <h2 className={`capitals ${styles.heading}`}>{label}</h2>
      <ol lang={lang}>
        {mainOf(headings).map(({ id, text }) => (
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
