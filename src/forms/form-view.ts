import { labelIn } from '../content/types/labels.ts';
import { formatPeriod } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { messagesFor } from '../i18n/messages.ts';
import type { FieldRule, Problem } from './check.ts';
import { type FormName, forms } from './declared/index.ts';
import { type FormField, ruleOf } from './form.ts';

/** A field in a language. */
export interface FieldView {
  readonly rule: FieldRule;
  readonly label: string;
  readonly hint: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly autoComplete: string | undefined;
  /** A box that leaves out a file that is kept. */
  readonly leaveOut?: { readonly label: string; readonly isChosen: boolean } | undefined;
  /** What is said of each problem that it may have. */
  readonly words: { readonly [P in Problem]?: string };
}

/** A form in a language: everything that is shown of it. */
export interface FormView {
  readonly name: FormName;
  readonly title: string;
  readonly text: string | undefined;
  readonly warnsOfConflicts: boolean;
  /** Its sender may go on later, by a link. */
  readonly canBeSaved: boolean;
  readonly fields: readonly FieldView[];
  readonly send: string;
  /** How long it is kept, and why it is asked. */
  readonly kept: string;
}

export function formView(name: FormName, locale: Locale): FormView {
  const { title, text, warnsOfConflicts = false, appliesFor, fields, send, keptDays } = forms[name];
  return {
    name,
    title: labelIn(title, locale),
    text: text && labelIn(text, locale),
    warnsOfConflicts,
    canBeSaved: appliesFor !== undefined,
    fields: fields.map((field) => fieldView(field, locale)),
    send: labelIn(send, locale),
    kept: messagesFor(locale).contact.forms.kept({ period: formatPeriod(keptDays, locale) }),
  };
}

function fieldView(field: FormField, locale: Locale): FieldView {
  const { forms: m } = messagesFor(locale).contact;
  const rule = ruleOf(field);
  const label = labelIn(field.label, locale);
  const { kind, required, max: count } = rule;
  return {
    rule,
    label: required ? label : m.optional({ label }),
    hint: field.hint && labelIn(field.hint, locale),
    options: Object.entries(field.options ?? {}).map(([value, own]) => ({
      value,
      label: labelIn(own, locale),
    })),
    autoComplete: field.autoComplete,
    words: {
      ...(required && { missing: kind === 'agreement' ? m.agree : m.missing({ label }) }),
      ...(kind !== 'choice' &&
        kind !== 'agreement' &&
        kind !== 'file' && { tooLong: m.tooLong({ label, count }) }),
      ...((kind === 'email' || kind === 'phone') && { malformed: m[kind] }),
      ...(kind === 'file' && { malformed: m.file({ label }), tooLong: m.fileTooLarge }),
      ...(kind === 'choice' && { malformed: m.missing({ label }) }),
    },
  };
}
