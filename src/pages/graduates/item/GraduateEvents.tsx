import { Label } from '../../../components/sections/Label.tsx';
import type { EventProps } from './events.ts';
import styles from './GraduateParts.module.css';

interface GraduateEventsProps {
  readonly events: readonly EventProps[];
  /** Said when there are none. */
  readonly none: string;
}

/** Events to come, the next first. */
export function GraduateEvents({ events, none }: GraduateEventsProps) {
  if (events.length === 0) return <p>{none}</p>;
  return (
    <ul className={styles.rows}>
      {events.map(({ title, when, place, summary, state }) => (
        <li key={title.url ?? title.text} className={styles.row}>
          <div className="meta">
            <Label {...when} />
          </div>
          <div className="quiet">
            <h3>
              <Label {...title} />
            </h3>
            <p className="meta" lang={title.lang}>
              {place}
            </p>
            {summary && <p lang={title.lang}>{summary}</p>}
          </div>
          <p className={styles.state}>{state}</p>
        </li>
      ))}
    </ul>
  );
}
