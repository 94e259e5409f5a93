import { StatusMark } from '../icons/StatusMark.tsx';
import { afterPunctuation, Broken } from './Broken.tsx';
import styles from './DataTable.module.css';
import { Label } from './Label.tsx';
import type { Cell } from './section.ts';

interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of each row is its heading. */
  readonly rows: readonly (readonly Cell[])[];
}

/** What scrolls must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

/** Also in a name such as `chancery.auth.token`. */
const afterPoints = new RegExp(`(?<=\\.)(?=\\p{Ll}{3}|…)|${afterPunctuation.source}`, 'u');

/**
 * A table that scrolls sideways by itself where it is too wide, reachable by keyboard for that; on a telephone its rows
 * are cards.
 */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <section className={styles.scroller} aria-label={caption} {...reachable}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={[first, ...rest].map((cell) => cell?.text).join('|')}>
              <th className={styles.first} scope="row">
                {first &&
                  (first.url || first.lang ? (
                    <Label {...first} />
                  ) : (
                    <Broken text={first.text} at={afterPoints} />
                  ))}
              </th>
              {rest.map((cell, index) => (
                <td key={columns[index + 1]} data-label={cell.text === '' ? undefined : columns[index + 1]}>
                  {cell.status ? <StatusMark status={cell.status} text={cell.text} /> : <Label {...cell} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
