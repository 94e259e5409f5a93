import { StatusMark } from '../../../components/icons/StatusMark.tsx';
import { Label } from '../../../components/sections/Label.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { Matrix } from './matrix.ts';
import styles from './RegionMatrix.module.css';

/** What scrolls must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

/** Topics by jurisdictions with their statuses; it scrolls sideways by itself where it is too wide. */
export function RegionMatrix({ matrix, locale }: { readonly matrix: Matrix; readonly locale: Locale }) {
  const { navigator: m } = messagesFor(locale);
  return (
    <section className={styles.scroller} aria-label={m.region.matrix} {...reachable}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th className={styles.first} scope="col">
              {m.topic}
            </th>
            {matrix.columns.map((column) => (
              <th key={column.text} scope="col">
                <Label {...column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.rows.map(({ anchor, topic, cells }) => (
            <tr key={anchor} id={anchor}>
              <th className={styles.first} scope="row">
                <Label {...topic} />
              </th>
              {cells.map((cell, at) => (
                <td key={matrix.columns[at]?.text}>
                  {cell && (
                    <a className={`quiet ${styles.cell}`} href={cell.url ?? undefined}>
                      <StatusMark status={cell.mark} text={cell.text} />
                    </a>
                  )}
                  {cell?.overdue && (
                    <span className="small">
                      <StatusMark status="overdue" text={cell.overdue} />
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
