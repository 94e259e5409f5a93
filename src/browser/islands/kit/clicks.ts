/** What the browser does by itself when these are clicked is right without an island too. */
const native = 'a[href], input, select, textarea, label, summary, button:not([type=button])';

/**
 * Keeps the last click on a part of `marker` that only the island can answer. Nobody else hears it: React listens
 * at the marker while it still hydrates, and would answer it besides.
 * Returns how to end keeping: the click is made again, so that React sees it.
 */
export function keepClicks(marker: Element): () => void {
  let clicked: Element | null = null;
  const keep = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    clicked = target && !target.closest(native) ? target : null;
    if (clicked) event.stopImmediatePropagation();
  };
  marker.addEventListener('click', keep, true);
  return () => {
    marker.removeEventListener('click', keep, true);
    clicked?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
}
