import { Icon } from '../../../components/icons/Icon.tsx';
import { StatusMark } from '../../../components/icons/StatusMark.tsx';
import { EventRows } from '../EventRows.tsx';
import styles from './MonthTable.module.css';
import type { MonthDay, MonthProps } from './month.ts';

/** A month as a calendar. Where it is narrow its days lead to the list below, which is there instead of the titles. */
export function MonthTable({ caption, previous, next, weekdays, weeks, rows }: MonthProps) {
  return (
    <>
      <div className={styles.head}>
        <h2 id="month">{caption}</h2>
        <p className={`meta screen-only ${styles.steps}`}>
          <a href={previous.url} rel="prev">
            {previous.text}
          </a>
          <a href={next.url} rel="next">
            {next.text} <Icon name="arrow" />
          </a>
        </p>
      </div>
      <table className={styles.month} aria-labelledby="month">
        <thead>
          <tr>
            {weekdays.map(({ long, short }) => (
              <th key={long} scope="col" className="meta">
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.iso}>
              {week.map((day) => (
                <Day key={day.iso} day={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > 0 && (
        <div className={styles.below}>
          <EventRows rows={rows} level={3} />
        </div>
      )}
    </>
  );
}

function Day({ day: { iso, number, inMonth, isToday, label, events } }: { readonly day: MonthDay }) {
  const [first] = events;
  if (!inMonth) return <td className={styles.other}>{number}</td>;
  return (
    <td className={styles.day} aria-current={isToday ? 'date' : undefined}>
      {first ? (
        <>
          <a className={styles.jump} href={`#${first.id}`} aria-label={label}>
            {number}
          </a>
          <time className={styles.number} dateTime={iso}>
            {number}
          </time>
        </>
      ) : (
        <time dateTime={iso}>{number}</time>
      )}
      {first && (
        <ul className={styles.events}>
          {events.map(({ id, title, url, lang, hours, mark }) => (
            <li key={id}>
              <a className="quiet" href={url ?? undefined} lang={lang}>
                {title}
              </a>
              <p className="small">{hours}</p>
              <p className="small">
                <StatusMark {...mark} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}
