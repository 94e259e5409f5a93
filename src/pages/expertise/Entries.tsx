import styles from '../../components/sections/Entries.module.css';

export interface Entry {
  readonly title: string;
  readonly text: string;
  /** A number, large, before it. */
  readonly mark?: string | undefined;
  /** What it rests on. */
  readonly note?: string | null | undefined;
}

interface EntriesProps {
  readonly entries: readonly Entry[];
  readonly lang?: string | undefined;
}

/** Titles with what is said about each: beside it, or beside a large number where they have an order. */
export function Entries({ entries, lang }: EntriesProps) {
  const isOrdered = entries.some(({ mark }) => mark);
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List lang={lang}>
      {entries.map(({ title, text, mark, note }) => (
        <li key={title + text} className={styles.item}>
          {mark ? <span className={styles.year}>{mark}</span> : <h3 className="title-3">{title}</h3>}
          <div className={styles.told}>
            {mark && title && <h3 className="title-3">{title}</h3>}
            {text && <p>{text}</p>}
            {note && <p className="small">{note}</p>}
          </div>
        </li>
      ))}
    </List>
  );
}
