import { StatusMark } from '../../components/icons/StatusMark.tsx';
import styles from './RouteComparison.module.css';
import type { Cell, RouteColumn } from './result.ts';

interface ComparisonProps {
  readonly columns: readonly RouteColumn[];
  readonly caption: string;
  readonly criterion: string;
  readonly recommended: string;
}

/** The routes side by side; where that is too narrow, the reasons below say the same as lists. */
export function Comparison({ columns, caption, criterion, recommended }: ComparisonProps) {
  const rows = columns[0]?.cells ?? [];
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{criterion}</th>
          {columns.map(({ route, title, isRecommended }) => (
            <th key={route} scope="col" className={styles.route}>
              {title}
              {isRecommended && <span className={styles.recommended}>{recommended}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.criterion}>
            <th scope="row">{row.criterion}</th>
            {columns.map(({ route, cells }) => (
              <td key={route}>{cells[at] && <Graded cell={cells[at]} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each route with every sentence that made its grades. */
export function Reasons({
  columns,
  recommended,
  source,
}: Pick<ComparisonProps, 'columns' | 'recommended'> & { readonly source: (number: number) => string }) {
  return (
    <div className={styles.reasons}>
      {columns.map(({ route, title, isRecommended, cells }) => (
        <section key={route}>
          <h3 className={styles.title}>
            {title}
            {isRecommended && <span className={styles.recommended}>{recommended}</span>}
          </h3>
          <dl>
            {cells.map((cell) => (
              <div key={cell.criterion} className={styles.reason}>
                <dt className={styles.term}>
                  {cell.criterion}
                  <Graded cell={cell} />
                </dt>
                {cell.reasons.map(({ text, sources }) => (
                  <dd key={text}>
                    {text}
                    {sources.map((number) => (
                      <a
                        key={number}
                        className={styles.source}
                        href={`#source-${number}`}
                        aria-label={source(number)}
                      >
                        {`[${number}]`}
                      </a>
                    ))}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Graded({ cell: { status, text, band } }: { readonly cell: Cell }) {
  return (
    <span className={styles.graded}>
      <StatusMark status={status} text={text} />
      {band && <span>{band}</span>}
    </span>
  );
}
