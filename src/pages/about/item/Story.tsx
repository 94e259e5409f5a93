import styles from '../../../components/sections/Entries.module.css';
import type { Milestone } from './firm-page.ts';

interface StoryProps {
  readonly milestones: readonly Milestone[];
  readonly lang: string | undefined;
}

/** Years one below the other, each with what happened in it. */
export function Story({ milestones, lang }: StoryProps) {
  return (
    <ol lang={lang}>
      {milestones.map(({ year, title, text }) => (
        <li key={year + title} className={styles.item}>
          <time className={styles.year} dateTime={year}>
            {year}
          </time>
          <div>
            <h3>{title}</h3>
            {text && <p className="prose">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
