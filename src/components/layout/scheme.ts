/**
 * Runs before a page is drawn: sets the colours that the reader chose, so that they never flash, and keeps a new
 * choice. Without it colours follow the system.
 */
import { showScheme } from '../../art/component/show-scheme.ts';

const root = document.documentElement;
const radios = () => document.querySelectorAll<HTMLInputElement>('input[name=theme]');
const darkSystem = matchMedia('(prefers-color-scheme: dark)');

function apply(): void {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Storage is refused: the choice lasts for this page.
  }
  root.dataset.theme = chosen ?? root.dataset.theme ?? 'system';
  showTheme();
}

function showTheme(): void {
  const { theme = '' } = root.dataset;
  for (const radio of radios()) radio.checked = radio.value === theme;
  showScheme(theme === 'system' ? (darkSystem.matches ? 'dark' : 'light') : theme);
}

apply();
for (const moment of ['DOMContentLoaded', 'pageshow', 'storage']) addEventListener(moment, apply);
darkSystem.onchange = apply;
addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return;
  root.dataset.theme = target.value;
  showTheme();
  try {
    localStorage.setItem('theme', target.value);
  } catch {
    // As above.
  }
});
