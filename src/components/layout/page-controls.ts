const openPanel = () => document.querySelector<HTMLDetailsElement>('header details[open]');

/** Closes what is open in the header when the reader goes elsewhere, and answers buttons that print and copy. */
export function answerPageControls(): void {
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
}

function closeUnless(target: EventTarget | null): void {
  const panel = openPanel();
  if (panel && !panel.contains(target as Node)) panel.open = false;
}
