import { StatusMark } from '../../components/icons/StatusMark.tsx';
import { Broken } from '../../components/sections/Broken.tsx';
import { DatedText } from '../../components/sections/DatedText.tsx';
import { Label } from '../../components/sections/Label.tsx';
import styles from './EventRows.module.css';
import type { EventRowProps } from './event-row.ts';

interface EventRowsProps {
  readonly rows: readonly EventRowProps[];
  /** Level of the titles' headings. */
  readonly level: 2 | 3;
}

/** Events one below the other: the day in large figures, what it is, where and how it stands. */
export function EventRows({ rows, level }: EventRowsProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul>
      {rows.map(({ id, title, url, lang, kind, summary, startsAt, day, hours, mark, facts }) => (
        <li key={id} className={styles.event} id={id}>
          <p>
            <time dateTime={startsAt}>
              <span className="numeral">{day.day}</span>
              <span className={`capitals ${styles.words}`}>{day.month}</span>
              <span className={`meta ${styles.words}`}>{day.weekday}</span>
            </time>
          </p>
          <div>
            <p className="capitals topic">{kind}</p>
            <Heading className="quiet title-3" lang={lang}>
              <a href={url ?? undefined}>
                <Broken text={title} />
              </a>
            </Heading>
            {summary && (
              <p className={styles.summary} lang={lang}>
                <DatedText text={summary} />
              </p>
            )}
            <ul className={`meta ${styles.facts}`}>
              <li>{hours}</li>
              {facts.map((fact) => (
                <li key={fact.text}>
                  <Label {...fact} />
                </li>
              ))}
            </ul>
            <p className={styles.mark}>
              <StatusMark {...mark} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
