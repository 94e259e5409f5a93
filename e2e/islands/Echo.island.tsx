import { useState } from 'react';
import { defineIsland } from '../../src/browser/islands/kit/define.ts';

/** Counts clicks and repeats what is typed: what a reader did shows in its text. */
function Echo({ label }: { readonly label: string }) {
  const [clicks, setClicks] = useState(0);
  const [typed, setTyped] = useState('');
  return (
    <section>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        <b>{label}</b>
      </button>
      <input aria-label={label} onInput={(event) => setTyped(event.currentTarget.value)} />
      <output data-clicks={clicks}>{typed}</output>
    </section>
  );
}

export const island = defineIsland<{ readonly label: string }>({
  name: 'Echo',
  Component: Echo,
  examples: [{ label: 'Again' }],
});
