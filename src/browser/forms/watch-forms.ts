/** Forms work without a script. One that is touched, or was left unfinished, gets what helps with it. */
export function watchForms(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-rules]');
  // Storage is refused in some browsers.
  try {
    const sent = document.querySelector<HTMLElement>('[data-sent]')?.dataset.sent;
    if (sent) sessionStorage.removeItem(sent);
    if (form && form.id in sessionStorage) help(form);
  } catch {}
  form?.addEventListener('focusin', () => help(form), { once: true });
}

const help = (form: HTMLFormElement) => import('./help-form.ts').then(({ helpForm }) => helpForm(form));
