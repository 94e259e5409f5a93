import styles from './OpeningState.module.css';

/** An office's usual hours, for the script that knows what time it is (`layout/opening-hours.ts`). */
export interface OpeningTimes {
  /** IANA. */
  readonly zone: string;
  /** When it opens and closes by the clock of the place in turn, sorted as text: `Fri08:00 Fri19:00 Mon08:00 Mon19:00`. */
  readonly hours: string;
  /** Texts with `{time}` in them. */
  readonly open: string;
  readonly closed: string;
  /** What stands here where no script runs. */
  readonly usual: string;
}

/** Room for whether an office is open now and what time it is there, filled in by a script in the browser. */
export function OpeningState({ zone, hours, open, closed, usual }: OpeningTimes) {
  return (
    <span className={styles.state} data-zone={zone} data-hours={hours} data-open={open} data-closed={closed}>
      <noscript>{usual}</noscript>
    </span>
  );
}
