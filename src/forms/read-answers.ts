import type { Answers } from './check.ts';
import { type Form, type FormField, fileFields, leftOutBy } from './form.ts';

/** What was posted for the fields of a form, as it is checked and stored; all else is dropped, and files are read apart. */
export function readAnswers({ fields }: Form, body: unknown): Answers {
  const posted = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    fields.map((field) => [field.name, readAnswer(field, postedText(posted, field.name))]),
  );
}

/** Fields whose files were saved and are not to be sent. */
export function leftOutOf(form: Form, body: Readonly<Record<string, unknown>>): readonly string[] {
  return fileFields(form)
    .map(({ name }) => name)
    .filter((name) => postedText(body, leftOutBy(name)) !== '');
}

/** One posted text; of several by one name the first, of anything else none. */
export function postedText(body: Readonly<Record<string, unknown>>, name: string): string {
  const value = Object.hasOwn(body, name) ? body[name] : '';
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
}

/** Nobody types control characters, and no database keeps a NUL or half a character. */
function readAnswer({ kind }: FormField, text: string): string {
  if (kind === 'file') return '';
  const lines = text.toWellFormed().replaceAll(/\r\n?/g, '\n');
  if (kind === 'lines') return lines.replaceAll(/(?![\n\t])\p{Cc}/gu, '').trim();
  return lines.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}
