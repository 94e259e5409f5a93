/** Lets people see the password that they are choosing: shows the box for it, and hides the text before it is sent. */
for (const row of document.querySelectorAll<HTMLElement>('[data-shows]')) {
  const box = row.querySelector('input');
  const field = document.getElementById(row.dataset.shows ?? '');
  if (!box || !(field instanceof HTMLInputElement)) continue;
  const show = (isShown: boolean) => {
    field.type = isShown ? 'text' : 'password';
    box.checked = isShown;
  };
  row.hidden = false;
  // A page that is come back to keeps what was ticked.
  show(false);
  box.addEventListener('change', () => show(box.checked));
  // Browsers keep what was sent as text, to offer it again.
  field.form?.addEventListener('submit', () => show(false));
}
