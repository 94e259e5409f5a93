import { useState } from 'react';
import { defineIsland } from '../../src/browser/islands/kit/define.ts';

/** The same in other elements: several lines are typed, and what is clicked lies deep in its button. */
function Sum({ start }: { readonly start: number }) {
  const [clicks, setClicks] = useState(start);
  const [typed, setTyped] = useState('');
  return (
    <div>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        <span>
          <b>{start}</b>
        </span>
      </button>
      <textarea aria-label="Lines" onInput={(event) => setTyped(event.currentTarget.value)} />
      <output data-clicks={clicks - start}>{typed}</output>
    </div>
  );
}

export const island = defineIsland<{ readonly start: number }>({
  name: 'Sum',
  Component: Sum,
  examples: [{ start: 3 }],
});
