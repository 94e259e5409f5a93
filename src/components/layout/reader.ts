/**
 * Runs before a page is drawn: sets the colours that the reader chose, so that they never flash, and keeps a new
 * choice. Without it colours follow the system. It also closes what is open in the header, prints and copies.
 */
import { showScheme } from '../art/show-scheme.ts';

const root = document.documentElement;
const radios = () => document.querySelectorAll<HTMLInputElement>('input[name=theme]');
const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const openPanel = () => document.querySelector<HTMLDetailsElement>('header details[open]');

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

function closeUnless(target: EventTarget | null): void {
  const panel = openPanel();
  if (panel && !panel.contains(target as Node)) panel.open = false;
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
addEventListener('click', ({ target }) => {
  closeUnless(target);
  const button = target instanceof Element && target.closest<HTMLElement>('[data-action]');
  if (!button) return;
  const { action, of = '', done = '' } = button.dataset;
  if (action === 'print') print();
  // What the button names, else the page's address.
  else
    navigator.clipboard.writeText(document.getElementById(of)?.innerText ?? location.href).then(() => {
      (button.lastElementChild ?? button).textContent = done;
    });
});
addEventListener('focusin', ({ target }) => {
  // Where panels push what is below them, closing one would move what is being touched.
  if (matchMedia('(width >= 900px)').matches) closeUnless(target);
});
addEventListener('keydown', ({ key }) => {
  const panel = key === 'Escape' && openPanel();
  if (!panel) return;
  panel.open = false;
  panel.querySelector('summary')?.focus();
});
