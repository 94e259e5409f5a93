/**
 * Runs before a page is drawn: sets the colours that the reader chose, so that they never flash, and keeps a new
 * choice. Without it colours follow the system. It also closes what is open in the header, prints and copies.
 */
const root = document.documentElement;
const radios = () => document.querySelectorAll<HTMLInputElement>('input[name=theme]');
const openPanel = () => document.querySelector<HTMLDetailsElement>('header details[open]');

function apply(): void {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Storage is refused: the choice lasts for this page.
  }
  root.dataset.theme = chosen ?? root.dataset.theme ?? 'system';
  for (const radio of radios()) radio.checked = radio.value === root.dataset.theme;
}

function closeUnless(target: EventTarget | null): void {
  const panel = openPanel();
  if (panel && !panel.contains(target as Node)) panel.open = false;
}

apply();
for (const moment of ['DOMContentLoaded', 'pageshow', 'storage']) addEventListener(moment, apply);
addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return;
  root.dataset.theme = target.value;
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
  if (button.dataset.action === 'print') print();
  else
    navigator.clipboard.writeText(location.href).then(() => {
      (button.lastElementChild ?? button).textContent = button.dataset.done ?? '';
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
