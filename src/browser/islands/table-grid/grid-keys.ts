import { type Place, placeAfter } from './place-after.ts';

/** What else could be tabbed to inside a grid. */
const stops = 'a[href], button, input, select';

/**
 * Lends a table the keyboard of a grid: one stop of the tab key, moved by arrows, Home, End and the page keys; Enter
 * follows the link of a cell. Only the two cells that a key concerns are touched, whatever the size of the table.
 *
 * @returns what takes it away again
 */
export function gridKeys(table: HTMLTableElement): () => void {
  const rows = [...table.rows].filter(({ cells }) => cells.length > 1);
  const scroller = table.parentElement;
  let current = focusedCell(table) ?? rows[0]?.cells[0] ?? null;
  const hadFocus = table.contains(document.activeElement);
  table.setAttribute('role', 'grid');
  for (const stop of table.querySelectorAll<HTMLElement>(stops)) stop.tabIndex = -1;
  scroller?.removeAttribute('tabindex');
  if (current) current.tabIndex = 0;
  if (hadFocus) current?.focus();

  const moveTo = (cell: HTMLTableCellElement) => {
    if (current) current.tabIndex = -1;
    current = cell;
    cell.tabIndex = 0;
    cell.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!current || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter') {
      if (event.target === current) current.querySelector<HTMLElement>(stops)?.click();
      return;
    }
    const at: Place = {
      row: rows.indexOf(current.parentElement as HTMLTableRowElement),
      column: current.cellIndex,
    };
    const size = { rows: rows.length, columns: rows[0]?.cells.length ?? 0 };
    const next = placeAfter({ key: event.key, isWide: event.ctrlKey }, at, size, isReversed(table));
    const cell = next && rows[next.row]?.cells[next.column];
    if (!cell) return;
    event.preventDefault();
    moveTo(cell);
  };
  const onPointer = ({ target }: Event) => {
    const cell = (target as Element).closest<HTMLTableCellElement>('td, th');
    if (
      cell &&
      rows.includes(cell.parentElement as HTMLTableRowElement) &&
      !(target as Element).closest(stops)
    )
      moveTo(cell);
  };
  table.addEventListener('keydown', onKeyDown);
  table.addEventListener('click', onPointer);
  return () => {
    table.removeEventListener('keydown', onKeyDown);
    table.removeEventListener('click', onPointer);
  };
}

function focusedCell(table: HTMLTableElement): HTMLTableCellElement | null {
  const { activeElement } = document;
  return activeElement && table.contains(activeElement)
    ? activeElement.closest<HTMLTableCellElement>('td, th')
    : null;
}

const isReversed = (table: HTMLTableElement) => getComputedStyle(table).direction === 'rtl';
