import { Fragment } from 'react';
import styles from './TileMap.module.css';

/** How a tile is drawn: filled, outlined, or with a broken line; never by colour alone. */
export type TileLook = 'strong' | 'plain' | 'gone';

export interface Tile {
  /** Two or three letters. */
  readonly code: string;
  /** What the letters stand for, and how it stands there: “France: office”. */
  readonly name: string;
  /** Null: a place without a page, drawn pale. */
  readonly url: string | null;
  /** `strong`: an office, or law that is covered. */
  readonly look?: TileLook;
}

const looks = { strong: styles.strong, plain: styles.plain, gone: styles.gone } as const;

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
            <a className={looks[tile.look ?? 'plain']} href={tile.url} title={tile.name}>
              {tile.code} <span className="visually-hidden">{tile.name}</span>
            </a>
          )}
        </li>
      ) : (
        <li className={styles.gap} aria-hidden="true" />
      )}
    </Fragment>
  ));
}

interface TileKeyProps {
  readonly look: TileLook;
  readonly text: string;
}

/** What a look of tiles means: a small tile and words. */
export function TileKey({ look, text }: TileKeyProps) {
  return (
    <span className={styles.key}>
      <span className={looks[look]} aria-hidden="true" />
      {text}
    </span>
  );
}
