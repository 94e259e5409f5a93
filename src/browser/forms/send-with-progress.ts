/**
 * Sends a form whose file takes its time, and shows in the form how much has gone. The page that the server leads to is then
 * opened; where it leads nowhere, nothing was recorded, and the form is sent as it would have been without this, so that the
 * browser shows what is wrong.
 */
export function sendWithProgress(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const shown = form.querySelector<HTMLElement>('[data-sending]');
  const label = document.createElement('label');
  const bar = document.createElement('progress');
  label.append(`${shown?.dataset.sending} `, bar);
  shown?.replaceChildren(label);
  // Back from the next page, too.
  addEventListener('pageshow', () => shown?.replaceChildren(), { once: true });

  const request = new XMLHttpRequest();
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    bar.max = total;
    bar.value = loaded;
  });
  request.addEventListener('loadend', () => {
    const { responseURL } = request;
    if (responseURL && new URL(responseURL).pathname !== new URL(form.action).pathname)
      location.assign(responseURL);
    else sendPlainly(form, submitter);
  });
  request.open('POST', form.action);
  request.send(new FormData(form, submitter));
}

/** Whether a file is chosen in it. */
export function hasFile(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('[type=file]')].some(({ files }) => files?.length);
}

/** As a press on a button does it, without asking anybody first. */
function sendPlainly(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const pressed = document.createElement('input');
  pressed.type = 'hidden';
  if (submitter instanceof HTMLButtonElement) {
    pressed.name = submitter.name;
    pressed.value = submitter.value;
  }
  form.append(pressed);
  form.submit();
  pressed.remove();
}
