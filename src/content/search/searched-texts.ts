import { plainText } from '../rich-text/plain-text.ts';
import type { RichText } from '../rich-text/types.ts';
import type { ContentType } from '../types/define.ts';
import type { Field, Fields, SearchWeight } from '../types/fields.ts';

type Values = Readonly<Record<string, unknown>>;
type Texts = Record<SearchWeight, string[]>;

/** The texts of a record's searchable fields, by weight, as its type declares; of a body each paragraph. */
export function searchedTexts(type: ContentType, values: Values): Texts {
  const texts: Texts = { A: [], B: [], C: [], D: [] };
  collect(type.fields, values, texts);
  return texts;
}

function collect(fields: Fields, values: Values, texts: Texts): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (value === undefined || value === null) continue;
    if (field.kind === 'group') collect(field.fields, value as Values, texts);
    else if (field.kind === 'list') for (const item of value as Values[]) collect(field.fields, item, texts);
    else if (field.search) texts[field.search].push(...textsIn(field, value));
  }
}

function textsIn(field: Field, value: unknown): string[] {
  if (field.kind === 'richText') return plainText(value as RichText).split('\n');
  return Array.isArray(value) ? value.map(String) : [String(value)];
}
