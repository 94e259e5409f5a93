import styles from './ReaderTime.module.css';

interface ReaderTimeProps {
  readonly startsAt: string;
  readonly endsAt: string;
  /** IANA, of the place. */
  readonly zone: string;
  /** With `{time}` in it. */
  readonly text: string;
}

/** Room for the time on the reader's own clock, filled in by a script in the browser (`layout/reader-time.ts`). */
export function ReaderTime({ startsAt, endsAt, zone, text }: ReaderTimeProps) {
  return (
    <p
      className={`small ${styles.time}`}
      data-from={startsAt}
      data-to={endsAt}
      data-at={zone}
      data-text={text}
    />
  );
}
