import styles from './DataTable.module.css';
import { Label } from './Label.tsx';
import type { Labelled } from './section.ts';

interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of each row is its heading. */
  readonly rows: readonly (readonly Labelled[])[];
}

/** What scrolls must be reachable by keyboard. */
const reachable = { tabIndex: 0 };

/** A table that scrolls sideways by itself where it is too wide; reachable by keyboard for that. */
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
            <tr key={first?.text}>
              <th className={styles.first} scope="row">
                {first && <Label {...first} />}
              </th>
              {rest.map((cell, index) => (
                <td key={columns[index + 1]}>
                  <Label {...cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
