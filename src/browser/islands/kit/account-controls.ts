import { isSignedIn } from './triggers.ts';

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
 * followed that it is; what is followed is forgotten at sign-out.
 */
export function showSaved(): void {
  try {
    for (const control of document.querySelectorAll<HTMLElement>('[data-record]')) {
      const { record, kept } = control.dataset;
      const ids: string | undefined =
        localStorage[`chancery.${kept ?? (isSignedIn() ? 'saved-ids' : 'saves')}`];
      const isKept = String(!!ids?.includes(`"${record}"`));
      if (kept) control.dataset.followed = isKept;
      else control.ariaPressed = isKept;
    }
  } catch {
    // Storage is refused: nothing is known to be saved.
  }
}
