/**
 * Signing in and out and saving pages: what they need is loaded by the first click on a control with `data-account`.
 * Without it the link to sign in leads to the profile, which says how.
 */
export function answerAccountControls(): void {
  addEventListener('click', (event) => {
    const { target } = event;
    const control = target instanceof Element && target.closest<HTMLElement>('[data-account]');
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import('../account/act.ts').then(({ act }) => act(control));
  });
}

/** Presses the save button of a page that is saved already, in the account or in this browser. */
export function showSaved(): void {
  const button = document.querySelector<HTMLElement>('[data-record]');
  if (!button) return;
  const key = 'signedIn' in document.documentElement.dataset ? 'saved-ids' : 'saves';
  try {
    const saved = localStorage.getItem(`chancery.${key}`) ?? '';
    button.ariaPressed = String(saved.includes(`"${button.dataset.record}"`));
  } catch {
    // Storage is refused: nothing is known to be saved.
  }
}
