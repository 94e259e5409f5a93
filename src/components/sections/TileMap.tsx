import { Fragment } from 'react';
import styles from './TileMap.module.css';

export interface Tile {
  /** Two or three letters. */
  readonly code: string;
  readonly name: string;
  /** Null: a place without a page, drawn pale. */
  readonly url: string | null;
  /** Filled: an office, or law that is covered. */
  readonly strong?: boolean;
}

interface TileMapProps {
  readonly label: string;
  /** Up to thirteen in a row, west to east; null is a gap. No borders are drawn anywhere. */
  readonly rows: readonly (readonly (Tile | null)[])[];
}

/** Places as tiles of one size, roughly where they lie. */
export function TileMap({ label, rows }: TileMapProps) {
  return (
    <nav className={styles.map} aria-label={label}>
      {rows.map((row) => (
        <ul key={row.map((tile) => tile?.code ?? '-').join()} className={styles.row}>
          <Row row={row} />
        </ul>
      ))}
    </nav>
  );
}

function Row({ row }: { readonly row: TileMapProps['rows'][number] }) {
  return row.map((tile, column) => (
    <Fragment key={tile?.code ?? `gap ${row[column - 1]?.code ?? ''} ${row.slice(0, column).length}`}>
      {tile ? (
        <li className={styles.place}>
          {tile.url && (
            <a className={tile.strong ? styles.strong : styles.tile} href={tile.url} aria-label={tile.name}>
              {tile.code}
            </a>
          )}
        </li>
      ) : (
        <li className={styles.gap} aria-hidden="true" />
      )}
    </Fragment>
  ));
}
