import { DatedText } from './DatedText.tsx';
import styles from './KeyPoints.module.css';

interface KeyPointsProps {
  readonly heading: string;
  /** Three, each a sentence or two. */
  readonly points: readonly string[];
  readonly lang?: string | undefined;
}

/** What to take away from a long text, before it. */
export function KeyPoints({ heading, points, lang }: KeyPointsProps) {
  if (points.length === 0) return null;
  return (
    <section className={styles.points} aria-label={heading}>
      <h2 className={`capitals ${styles.heading}`}>{heading}</h2>
      <ol lang={lang}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            <span>
              <DatedText text={point} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
