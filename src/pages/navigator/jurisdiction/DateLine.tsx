import { DatedText } from '../../../components/sections/DatedText.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import styles from './DateLine.module.css';
import { axisOf } from './date-axis.ts';
import type { ChapterDay } from './dates.ts';

interface DateLineProps {
  readonly days: readonly ChapterDay[];
  /** ISO day. */
  readonly today: string;
  readonly locale: Locale;
}

/** Days on an axis to scale with years and today, and below in words what happens on each. */
export function DateLine({ days, today, locale }: DateLineProps) {
  const m = messagesFor(locale).navigator.chapter;
  const axis = axisOf(
    days.map(({ day }) => day),
    today,
  );
  return (
    <>
      {axis && (
        <svg className={styles.axis} height="64" aria-hidden="true">
          <line x1="0" x2="100%" y1="32" y2="32" />
          {axis.years.map(({ at, year }) => (
            <text key={year} x={at} y="60" textAnchor="middle">
              {year}
            </text>
          ))}
          {axis.days.map((at) => (
            <line key={at} className={styles.mark} x1={at} x2={at} y1="24" y2="40" />
          ))}
          <line className={styles.today} x1={axis.today} x2={axis.today} y1="18" y2="46" />
          <text className={styles.today} x={axis.today} y="12" textAnchor={axis.todayAnchor}>
            {m.today}
          </text>
        </svg>
      )}
      <ol className={styles.days}>
        {days.map(({ day, date, isToCome, kinds }) => (
          <li key={day} className={isToCome ? styles.coming : styles.day}>
            <time className={styles.date} dateTime={day}>
              <DatedText text={date} />
            </time>
            <div>
              {kinds.map(({ kind, topics }) => (
                <p key={kind} className="quiet">
                  <span className={styles.kind}>{kind}</span>{' '}
                  {topics.map((topic, at) => (
                    <span key={topic.url}>
                      {at > 0 && m.separator}
                      <Label {...topic} />
                    </span>
                  ))}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
