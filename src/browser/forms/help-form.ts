import { check, type FieldRule, type Problem } from '../../forms/check.ts';
import { draftOf } from './draft.ts';
import { hasFile, sendWithProgress } from './send-with-progress.ts';

type Words = Readonly<Record<string, { readonly [P in Problem]?: string }>>;

const helped = new WeakSet<HTMLFormElement>();

/**
 * Keeps what is typed in a form for this tab, looks before it is sent with the check of the server, and tells the server
 * when it was begun.
 */
export function helpForm(form: HTMLFormElement): void {
  if (helped.has(form)) return;
  helped.add(form);
  const rules: FieldRule[] = JSON.parse(form.dataset.rules ?? '[]');
  const words: Words = JSON.parse(form.dataset.words ?? '{}');
  const draft = draftOf(form, rules);
  draft.restore();
  // What was typed before this script was there.
  draft.keep();
  form.addEventListener('input', draft.keep);
  form.noValidate = true;
  tellBeginning(form);
  let isSent = false;
  form.addEventListener('submit', (event) => {
    const { submitter } = event;
    // What is saved for later need not be whole.
    const problems = submitter?.hasAttribute('formnovalidate') ? {} : check(rules, draft.answers());
    show(form, rules, words, problems);
    if (Object.keys(problems).length > 0) {
      event.preventDefault();
      form.querySelector<HTMLElement>(`#${form.id}-errors`)?.focus();
      return;
    }
    if (isSent || hasFile(form)) event.preventDefault();
    if (!isSent && hasFile(form)) sendWithProgress(form, submitter);
    isSent = true;
  });
  // Back from the next page it may be sent again.
  addEventListener('pageshow', () => {
    isSent = false;
  });
}

/** The page is kept for everybody and cannot say when somebody began; without an answer the server takes it all the same. */
async function tellBeginning(form: HTMLFormElement): Promise<void> {
  const answer = await fetch('/forms-begun').catch(() => null);
  const begun = form.elements.namedItem('begun');
  if (answer?.ok && begun instanceof HTMLInputElement) begun.value = await answer.text();
}

/** What is wrong, in the list above and at each field, as the server's page has it. */
function show(
  form: HTMLFormElement,
  rules: readonly FieldRule[],
  words: Words,
  problems: Readonly<Record<string, Problem>>,
): void {
  const links = rules.flatMap(({ name }) => {
    const problem = problems[name];
    const text = (problem && words[name]?.[problem]) ?? '';
    const id = `${form.id}-${name}`;
    mark(form, id, text);
    if (!problem) return [];
    const item = document.createElement('li');
    const link = item.appendChild(document.createElement('a'));
    link.href = `#${id}`;
    link.textContent = text;
    return [item];
  });
  const summary = form.querySelector<HTMLElement>(`#${form.id}-errors`);
  if (!summary) return;
  summary.querySelector('ul')?.replaceChildren(...links);
  summary.hidden = links.length === 0;
}

function mark(form: HTMLFormElement, id: string, text: string): void {
  const control = form.querySelector<HTMLInputElement>(`#${id}`);
  const error = form.querySelector<HTMLElement>(`#${id}-error`);
  if (!control || !error) return;
  error.hidden = text === '';
  const said = error.querySelector('span');
  if (said) said.textContent = text;
  const described = control.type === 'radio' ? control.closest('fieldset') : control;
  for (const one of control.type === 'radio' ? form.querySelectorAll(`[name="${control.name}"]`) : [control])
    if (text) one.setAttribute('aria-invalid', 'true');
    else one.removeAttribute('aria-invalid');
  const hint = form.querySelector(`#${id}-hint`);
  const ids = [hint?.id, text && error.id].filter(Boolean).join(' ');
  if (ids) described?.setAttribute('aria-describedby', ids);
  else described?.removeAttribute('aria-describedby');
}
