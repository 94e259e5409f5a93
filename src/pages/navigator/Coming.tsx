import { StatusMark } from '../../components/icons/StatusMark.tsx';
import { Label } from '../../components/sections/Label.tsx';
import styles from './Coming.module.css';
import type { ComingLaw } from './coming.ts';

interface ComingProps {
  readonly laws: readonly ComingLaw[];
  /** Of the headlines, below what they stand under. */
  readonly level?: 3 | 4;
}

/** What is to come, each with its day. */
export function Coming({ laws, level = 3 }: ComingProps) {
  const Heading = `h${level}` as const;
  return (
    <ol>
      {laws.map(({ id, date, certainty, jurisdictions, topic, inEnglish, headline, status, stage }) => (
        <li key={id} className={styles.law}>
          <p className={styles.date}>
            <Label {...date} />
            {certainty && <span className="small">{certainty}</span>}
          </p>
          <div>
            <p className="meta">
              <Label {...topic} />
            </p>
            {inEnglish && <p className="capitals topic">{inEnglish}</p>}
            <Heading className="title-3 quiet">
              <Label {...headline} />
            </Heading>
            <ul className={`meta ${styles.places}`}>
              {jurisdictions.map((place) => (
                <li key={place.url}>
                  <Label {...place} />
                </li>
              ))}
            </ul>
          </div>
          <p className={`meta ${styles.status}`}>
            <StatusMark status={status.mark} text={status.text} />
            {stage && <span lang={headline.lang}>{stage}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}
