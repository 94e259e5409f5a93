/**
 * Passkeys in the browser: shows the forms that need them, asks the authenticator what the server wants to know,
 * and posts the answer as an ordinary form.
 */
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';

async function askFor({ dataset }: HTMLFormElement, fields: URLSearchParams): Promise<unknown> {
  const response = await fetch(dataset.options ?? '', { method: 'POST', body: fields });
  if (!response.ok) throw new Error(`${response.status}`);
  const optionsJSON = await response.json();
  return dataset.passkey === 'create'
    ? startRegistration({ optionsJSON })
    : startAuthentication({ optionsJSON });
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    [...new FormData(form)].filter((pair): pair is [string, string] => pair[0] !== ''),
  );
}

async function submit(form: HTMLFormElement): Promise<void> {
  const problem = form.querySelector<HTMLElement>('[data-problem]');
  const button = form.querySelector('button');
  if (problem) problem.textContent = '';
  if (button) button.disabled = true;
  try {
    const answer = await askFor(form, fieldsOf(form));
    const field = form.elements.namedItem('credential') as HTMLInputElement;
    field.value = JSON.stringify(answer);
    form.submit();
  } catch {
    if (problem) problem.textContent = problem.dataset.problem ?? '';
  } finally {
    if (button) button.disabled = false;
  }
}

/** Passkeys belong to a name; an address of numbers has none (WebAuthn §5.1.3, effective domain). */
const isNamed = !/^[\d.]+$|:/.test(location.hostname);

if (isNamed && browserSupportsWebAuthn()) {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
    form.hidden = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void submit(form);
    });
  }
}
