import { CONSENT_ID, consentIn } from '../../../components/consent/consent.ts';

/**
 * Shows the question whether visits may be counted to who has not answered it, in whichever tab. The answer is sent
 * without leaving the page; where that fails its form goes there by itself.
 *
 * @param answered called when it was
 */
export function askForConsent(answered: () => void): void {
  const section = document.getElementById(CONSENT_ID);
  const form = section?.querySelector('form');
  if (!section || !form) return;
  const show = () => {
    section.hidden = consentIn(document.cookie) !== null;
  };
  show();
  for (const moment of ['pageshow', 'focus']) addEventListener(moment, show);
  const answer = async (event: SubmitEvent) => {
    event.preventDefault();
    const button = event.submitter as HTMLButtonElement;
    const body = new URLSearchParams({ [button.name]: button.value });
    await fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => null);
    show();
    if (!section.hidden) return form.requestSubmit(button);
    document.getElementById('content')?.focus({ preventScroll: true });
    answered();
  };
  form.addEventListener('submit', answer, { once: true });
}
