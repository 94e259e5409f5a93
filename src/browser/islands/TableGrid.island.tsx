import { useEffect, useRef } from 'react';
import { defineIsland } from './kit/define.ts';
import { Untouched } from './kit/Untouched.tsx';
import { gridKeys } from './table-grid/grid-keys.ts';

/** A table that is moved about in by arrow keys (ARIA Authoring Practices, grid); without it every link is a stop. */
function TableGrid() {
  const within = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const table = within.current?.querySelector('table');
    return table ? gridKeys(table) : undefined;
  }, []);
  return <Untouched within={within} />;
}

export const island = defineIsland<Record<string, never>>({
  name: 'TableGrid',
  Component: TableGrid,
  examples: [{}],
});
