import styles from './AccountIsland.module.css';
import type { SavingTexts } from './texts.ts';

/** Milliseconds after which those who wait for the sign-in page are told so, and told that it is slow. */
const waits = { leaving: 500, slow: 8_000 } as const;

/**
 * Tells whoever asked to sign in that the sign-in page is on its way: until this page is left, or shown again by the
 * back button.
 * @returns ends it before
 */
export function sayLeaving(texts: Promise<SavingTexts>): () => void {
  const said = document.createElement('p');
  said.role = 'status';
  document.body.append(said);
  const timers = (['leaving', 'slow'] as const).map((name) =>
    setTimeout(() => {
      texts.then((saving) => {
        said.className = styles.said ?? '';
        said.replaceChildren(saving[name]);
      }, console.error);
    }, waits[name]),
  );
  const end = () => {
    timers.forEach(clearTimeout);
    said.remove();
    removeEventListener('pageshow', end);
  };
  addEventListener('pageshow', end);
  return end;
}
