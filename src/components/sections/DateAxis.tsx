import styles from './DateAxis.module.css';
import { scaleDays } from './date-scale.ts';
import { Label } from './Label.tsx';
import type { Labelled } from './section.ts';

export interface AxisDate {
  /** ISO day. */
  readonly day: string;
  /** The day in words. */
  readonly date: string;
  readonly title: Labelled;
  /** What says so above a title that is in English. */
  readonly inEnglish?: string | undefined;
  readonly note?: string | undefined;
}

/** Up to six days on an axis to scale, with a leader from each to its words; a list where it is narrow. */
export function DateAxis({ dates }: { readonly dates: readonly AxisDate[] }) {
  const scaled = scaleDays(dates.map(({ day }) => day));
  const leaders = scaled.map(({ at, words }) => `M${at} 8V20L${words + 1} 44V56`).join('');
  const marks = scaled.map(({ at }) => `M${at} 4v8`).join('');
  return (
    <div className={styles.axis}>
      <svg className={styles.scale} viewBox="0 0 1000 56" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.leader} d={leaders} />
        <path d="M0 8H1000" />
        <path className={styles.mark} d={marks} />
      </svg>
      <ol className={styles.dates}>
        {dates.map(({ day, date, title, inEnglish, note }) => (
          <li key={day + title.text} className={styles.date}>
            <p className="capitals topic">
              <Label text={date} dateTime={day} />
              {inEnglish && ` · ${inEnglish}`}
            </p>
            <p className="title-3 quiet">
              <Label {...title} />
            </p>
            {note && <p className="meta">{note}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}
