/** A cell of a grid, by row and column from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Rows that a page key moves by. */
const page = 5;

/**
 * Where a key leads in a grid (ARIA Authoring Practices, data grids); null for keys that lead nowhere. At an edge it
 * stays where it is.
 *
 * @param key its name, and whether Ctrl is held with it
 */
export function placeAfter(
  { key, isWide }: { readonly key: string; readonly isWide: boolean },
  { row, column }: Place,
  { rows, columns }: Size,
  isReversed = false,
): Place | null {
  const last = { row: rows - 1, column: columns - 1 };
  const forward = isReversed ? -1 : 1;
  if (isWide && key !== 'Home' && key !== 'End') return null;
  switch (key) {
    case 'ArrowRight':
      return within({ row, column: column + forward }, last);
    case 'ArrowLeft':
      return within({ row, column: column - forward }, last);
    case 'ArrowDown':
      return within({ row: row + 1, column }, last);
    case 'ArrowUp':
      return within({ row: row - 1, column }, last);
    case 'PageDown':
      return within({ row: row + page, column }, last);
    case 'PageUp':
      return within({ row: row - page, column }, last);
    case 'Home':
      return { row: isWide ? 0 : row, column: 0 };
    case 'End':
      return { row: isWide ? last.row : row, column: last.column };
    default:
      return null;
  }
}

function within({ row, column }: Place, last: Place): Place {
  return {
    row: Math.min(Math.max(row, 0), last.row),
    column: Math.min(Math.max(column, 0), last.column),
  };
}
