import type { Trigger } from './define.ts';

/** Calls `start` once, when the trigger's moment has come for `marker`. */
export const triggers: { readonly [T in Trigger]: (marker: Element, start: () => void) => void } = {
  interaction(marker, start) {
    const stop = new AbortController();
    const touched = () => {
      stop.abort();
      start();
    };
    for (const type of ['pointerover', 'focusin', 'click', 'input']) {
      marker.addEventListener(type, touched, { signal: stop.signal, passive: true });
    }
    // The field may have had the focus, or a text, before this script ran.
    if (marker.contains(document.activeElement)) touched();
  },
  'interaction-or-signed-in'(marker, start) {
    if (isSignedIn()) start();
    else triggers.interaction(marker, start);
  },
  // See `search-suggestions/recent-searches.ts`, which is not loaded for it.
  'kept-searches'(marker, start) {
    let hasSearches = false;
    try {
      hasSearches = 'chancery.searches' in localStorage;
    } catch {
      // Storage is refused: none are.
    }
    if (hasSearches) start();
    else triggers.interaction(marker, start);
  },
  visible(marker, start) {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    });
    // The marker has no box of its own (`display: contents`).
    observer.observe(marker.firstElementChild ?? marker);
  },
  load(_marker, start) {
    start();
  },
  'signed-in'(_marker, start) {
    if (isSignedIn()) start();
  },
  'signed-in-first'(_marker, start) {
    if (isSignedIn()) start();
    // A browser that is never idle is waited for no longer.
    else if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 2_000 });
    else setTimeout(start, 200);
  },
};

/** What this browser believes: see `src/browser/auth/marks.ts`. */
export function isSignedIn(): boolean {
  return 'signedIn' in document.documentElement.dataset;
}
