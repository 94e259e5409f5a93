import { Icon } from '../icons/Icon.tsx';
import { Label } from './Label.tsx';
import styles from './Ledger.module.css';
import type { Labelled } from './section.ts';

export interface LedgerColumn {
  readonly title: string;
  readonly url?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly links: readonly Labelled[];
}

interface LedgerProps {
  /** Three to five. */
  readonly columns: readonly LedgerColumn[];
  readonly level: 2 | 3;
  readonly lang?: string | undefined;
}

/** Ways into the site side by side, with lines between them. */
export function Ledger({ columns, level, lang }: LedgerProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={styles.ledger} lang={lang}>
      {columns.map(({ title, url, text, links }) => (
        <li key={title} className={styles.column}>
          <Heading className={`title-3 quiet ${styles.title}`}>
            {url ? (
              <a href={url}>
                {title} <Icon name="arrow" />
              </a>
            ) : (
              title
            )}
          </Heading>
          {text && <p className={styles.text}>{text}</p>}
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.text}>
                <Label {...link} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

export interface LedgerDate {
  /** Day of the month, as two figures. */
  readonly day: string;
  /** Month and year in words. */
  readonly month: string;
  /** ISO day. */
  readonly dateTime: string;
  readonly title: Labelled;
  /** What says so above a title that is in English. */
  readonly inEnglish?: string | undefined;
  /** Where it holds. */
  readonly place: string;
}

/** Days on which something comes into force, with large figures; on a `deep` panel on the home page. */
export function DateLedger({ dates }: { readonly dates: readonly LedgerDate[] }) {
  return (
    <ul className={styles.dates}>
      {dates.map(({ day, month, dateTime, title, inEnglish, place }) => (
        <li key={dateTime + title.text} className={styles.date}>
          <time className={styles.day} dateTime={dateTime}>
            <span className="numeral">{day}</span> <span className={`capitals ${styles.month}`}>{month}</span>
          </time>
          {inEnglish && <p className="capitals topic">{inEnglish}</p>}
          <h3 className={`quiet ${styles.rule}`}>
            <Label {...title} />
          </h3>
          <p className="meta">{place}</p>
        </li>
      ))}
    </ul>
  );
}
