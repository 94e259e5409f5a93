import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { SeriesOf } from './measures.ts';
import styles from './Series.module.css';

interface SeriesProps {
  readonly series: readonly SeriesOf[];
  readonly lang: string | undefined;
  readonly locale: Locale;
}

/** Measures over the years: tables whose rows carry a bar to scale, so that chart and figures are one. */
export function Series({ series, lang, locale }: SeriesProps) {
  const m = messagesFor(locale).about;
  return (
    <div className={styles.all}>
      {series.map(({ name, unit, source, years }) => (
        <table key={name} className={styles.series}>
          <caption className={styles.caption} lang={lang}>
            <span className="title-3">{name}</span> <span className="meta">{unit}</span>
          </caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{m.year}</th>
              <th scope="col">{m.value}</th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, value, share }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>
                  <span className={styles.value}>{value}</span>
                  <svg className={styles.bar} aria-hidden="true">
                    <line y1="50%" x2={`${share}%`} y2="50%" />
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
          {source && (
            <tfoot>
              <tr>
                <td colSpan={2} className="small" lang={lang}>
                  {source}
                </td>
              </tr>
            </tfoot>
          )}
        </table>
      ))}
    </div>
  );
}
