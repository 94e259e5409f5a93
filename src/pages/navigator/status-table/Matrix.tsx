import { IslandAround } from '../../../browser/islands/kit/IslandAround.tsx';
import { island as tableGrid } from '../../../browser/islands/TableGrid.island.tsx';
import { StatusMark } from '../../../components/icons/StatusMark.tsx';
import { DatedText } from '../../../components/sections/DatedText.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { MatrixCell } from './cell.ts';
import styles from './Matrix.module.css';
import type { MatrixHead, Matrix as MatrixOf } from './matrix.ts';
import { StatusBar } from './StatusBar.tsx';

interface MatrixProps {
  readonly matrix: MatrixOf;
  readonly locale: Locale;
}

/** More columns than a wide page holds: the table scrolls in a frame, which must then be reachable by keyboard. */
const mostSideBySide = 5;
const reachable = { tabIndex: 0 };

/**
 * The table, plain as it is: wide it scrolls within its frame with its headings in view, narrow each row is a list. An
 * island lends it the keyboard of a grid.
 */
export function Matrix({ matrix: { rowsAre, columns, groups, isDense }, locale }: MatrixProps) {
  const { navigatorTable: m } = messagesFor(locale);
  const isFramed = columns.length > mostSideBySide;
  return (
    <IslandAround of={tableGrid} on="interaction" props={{}}>
      <section
        className={isFramed ? `${styles.scroller} ${styles.framed}` : styles.scroller}
        aria-label={m.caption}
        {...(isFramed && reachable)}
      >
        <table className={isDense ? `${styles.table} ${styles.dense}` : styles.table}>
          <caption className="visually-hidden">{`${m.caption}. ${m.keys}`}</caption>
          <thead>
            <tr>
              <td className={styles.corner}>{columns.length > 0 && rowsAre}</td>
              {columns.map((column) => (
                <th key={column.key} scope="col">
                  <Head head={column} />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ key, heading, rows }) => (
            <tbody key={key}>
              {heading && (
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={columns.length + 1} lang={heading.lang}>
                    {heading.text}
                  </th>
                </tr>
              )}
              {rows.map(({ head, cells }) => (
                <tr key={head.key}>
                  <th className={styles.first} scope="row">
                    <Head head={head} />
                  </th>
                  {cells.map((cell, at) => (
                    <Cell key={cell.id} cell={cell} column={columns[at]} isDense={isDense} />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </IslandAround>
  );
}

function Head({ head: { text, lang, url, note } }: { readonly head: MatrixHead }) {
  const named = url ? <a href={url}>{text}</a> : text;
  return (
    <>
      {lang ? <span lang={lang}>{named}</span> : named}
      {note && <small lang={note.lang}>{note.text}</small>}
    </>
  );
}

interface CellProps {
  readonly cell: MatrixCell;
  readonly column: MatrixHead | undefined;
  readonly isDense: boolean;
}

function Cell({ cell, column, isDense }: CellProps) {
  const { id, status, mark, text, headline, url, dates, review, same, isAside } = cell;
  const link = status !== null && url;
  const isShort = isDense || isAside || headline === null;
  const marked = mark ? <StatusMark status={mark} text={text} /> : <small>{text}</small>;
  return (
    <StatusBar as="td" id={id} status={status} isAside={isAside}>
      <span className={styles.where} lang={column?.lang}>
        {column?.text}
      </span>
      {isShort && link ? <a href={link}>{marked}</a> : marked}
      {same && <small>{same}</small>}
      {!isShort && (
        <p className={styles.headline} lang={headline.lang}>
          {link ? (
            <a href={link}>
              <DatedText text={headline.text} />
            </a>
          ) : (
            <DatedText text={headline.text} />
          )}
        </p>
      )}
      {!isShort && (
        <small className={styles.dates}>
          {[...dates, ...(review?.state === 'current' ? [review.text] : [])].map((one) => (
            <span key={one}>
              <DatedText text={one} />
            </span>
          ))}
        </small>
      )}
      {!isAside && review && review.state !== 'current' && (
        <small>
          {review.state === 'overdue' ? <StatusMark status="overdue" text={review.text} /> : review.text}
        </small>
      )}
    </StatusBar>
  );
}
