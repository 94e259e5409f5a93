import { declaredName } from '../../content/types/choices.ts';
import type { PageForm } from '../../content/types/forms.ts';
import type { Form } from '../form.ts';
import { access } from './access.ts';
import { alumni } from './alumni.ts';
import { application } from './application.ts';
import { callback } from './callback.ts';
import { complaint } from './complaint.ts';
import { correction } from './correction.ts';
import { enquiry } from './enquiry.ts';
import { event } from './event.ts';
import { graduate } from './graduate.ts';
import { press } from './press.ts';
import { rights } from './rights.ts';
import { scam } from './scam.ts';
import { training } from './training.ts';

/** Those that stand on pages by an editor’s choice, and those of every open position and programme, event and live training. */
export type FormName = PageForm | 'application' | 'event' | 'graduate' | 'training';

/** Every form, by its name in addresses. */
export const forms: { readonly [F in FormName]: Form } = {
  access,
  alumni,
  application,
  callback,
  complaint,
  correction,
  enquiry,
  event,
  graduate,
  press,
  rights,
  scam,
  training,
};

/** By its name in GraphQL: `ENQUIRY`. */
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
