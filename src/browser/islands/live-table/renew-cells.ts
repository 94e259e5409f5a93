/**
 * Asks for the page anew and puts what changed into the cells of its table; a table with other rows or columns takes the
 * place of the one that is there.
 *
 * @param justNow said in each of them
 * @returns the names of those that changed, by their row and column
 */
export async function renewCells(justNow: string): Promise<string[]> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => null);
  if (!response?.ok) return [];
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const [table, next] = [document, page].map((one) => one.querySelector<HTMLTableElement>('main table'));
  if (!table || !next) return [];
  const cells = cellsOf(next);
  const changed = [...cellsOf(table)].filter(([id, cell]) => {
    const other = cells.get(id);
    return other && textOf(other) !== textOf(cell);
  });
  if (namesOf(table) !== namesOf(next)) table.replaceWith(next);
  return changed.map(([id, cell]) => {
    const other = cells.get(id) ?? cell;
    const note = document.createElement('small');
    note.dataset.justNow = '';
    note.textContent = justNow;
    const focused = cell.contains(document.activeElement);
    if (cell.isConnected) cell.replaceChildren(...other.childNodes);
    const shown = cell.isConnected ? cell : other;
    shown.append(note);
    if (focused) shown.querySelector('a')?.focus({ preventScroll: true });
    const row = shown.closest('tr')?.querySelector('th')?.textContent ?? '';
    return `${row} – ${shown.firstElementChild?.textContent ?? ''}`;
  });
}

const cellsOf = (table: HTMLElement) =>
  new Map([...table.querySelectorAll<HTMLElement>('td[id]')].map((cell) => [cell.id, cell]));
const namesOf = (table: HTMLElement) => [...cellsOf(table).keys()].join(' ');

/** What a cell says and where it leads, without what was said of it before. */
function textOf(cell: HTMLElement): string {
  const copy = cell.cloneNode(true) as HTMLElement;
  for (const note of copy.querySelectorAll('[data-just-now]')) note.remove();
  return copy.innerHTML;
}
