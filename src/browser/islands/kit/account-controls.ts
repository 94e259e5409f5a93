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

/**
 * Presses the save button of a page that is saved already, in the account or in this browser, and says of one that is
 * followed that it is.
 */
export function showSaved(): void {
  const isSignedIn = 'signedIn' in document.documentElement.dataset;
  const button = document.querySelector<HTMLElement>('[data-record]');
  if (button) button.ariaPressed = String(isKept(isSignedIn ? 'saved-ids' : 'saves', button.dataset.record));
  const link = document.querySelector<HTMLElement>('[data-follows]');
  link?.toggleAttribute('data-followed', isSignedIn && isKept('followed-ids', link.dataset.follows));
}

function isKept(key: string, id = ''): boolean {
  try {
    return localStorage.getItem(`chancery.${key}`)?.includes(`"${id}"`) ?? false;
  } catch {
    // Storage is refused: nothing is known.
    return false;
  }
}
