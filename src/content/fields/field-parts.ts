import type { Field } from '../types/fields.ts';

/** Which of a record's fields are meant: all of the source language, or those that a translation writes anew. */
export type Part = 'source' | 'translation';

/** Whether a field, or something inside it, belongs to a part. */
export function isBelonging(field: Field, part: Part): boolean {
  return part === 'source' || field.translated === true || hasTranslatedFields(field);
}

/** Whether a group or list that is not translated as a whole has fields that are. */
export function hasTranslatedFields(field: Field): boolean {
  if (field.kind !== 'group' && field.kind !== 'list') return false;
  return Object.values(field.fields).some((inner) => isBelonging(inner, 'translation'));
}
