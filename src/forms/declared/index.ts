import { declaredName } from '../../content/types/choices.ts';
import type { PageForm } from '../../content/types/forms.ts';
import type { Form } from '../form.ts';
import { enquiry } from './enquiry.ts';

/** Every form, by its name in addresses. */
export const forms: { readonly [F in FormName]: Form } = { enquiry };

export type FormName = PageForm;

/** By its name in GraphQL: `EVENT_REGISTRATION`. */
export function formNamed(name: string): FormName | null {
  const declared = declaredName(name);
  return isFormName(declared) ? declared : null;
}

/** By the first letters of its references. */
export function formMarked(mark: string): FormName | null {
  return (Object.keys(forms) as FormName[]).find((name) => forms[name].mark === mark) ?? null;
}

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(forms, name);
}
