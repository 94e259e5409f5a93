import type { Answers, FieldRule } from '../../forms/check.ts';

/** What is typed in a form, kept in this tab over a reload, a sign-in or an outage, until the page of thanks is there. */
export function draftOf(form: HTMLFormElement, rules: readonly FieldRule[]) {
  const answers = (): Answers => {
    const data = new FormData(form);
    return Object.fromEntries(rules.map(({ name }) => [name, typed(data.get(name))]));
  };
  return {
    answers,
    keep: () => {
      try {
        sessionStorage.setItem(form.id, JSON.stringify(answers()));
      } catch {
        // Refused or full: the form goes on without.
      }
    },
    /** Fills in what is empty; what the server has sent back, or the browser kept, stays. */
    restore: () => {
      const draft = read(form.id);
      const now = answers();
      if (Object.values(now).some((answer) => answer !== '')) return;
      for (const [name, answer] of Object.entries(draft)) {
        const control = form.elements.namedItem(name);
        // Only its reader may choose a file.
        if (control instanceof HTMLInputElement && control.type === 'file') continue;
        if (control instanceof RadioNodeList) control.value = answer;
        else if (control instanceof HTMLInputElement && control.type === 'checkbox')
          control.checked = answer === control.value;
        else if (control instanceof HTMLElement && 'value' in control) control.value = answer;
      }
    },
  };
}

function typed(value: FormDataEntryValue | null): string {
  return value instanceof File ? value.name : (value ?? '');
}

function read(id: string): Answers {
  try {
    return JSON.parse(sessionStorage.getItem(id) ?? '{}');
  } catch {
    return {};
  }
}
