import { plainText } from '../../rich-text/plain-text.ts';
import type { RichText } from '../../rich-text/types.ts';
import type { ContentType } from '../../types/define.ts';
import type { Field, Fields, SearchWeight } from '../../types/fields.ts';
import { nameTerms } from '../text/names.ts';
import type { WeightedTexts } from '../text/vector.ts';

type Values = Readonly<Record<string, unknown>>;

/** The texts of a record's searchable fields, by weight, as its type declares; its id as a name. */
export function textsOf(type: ContentType, id: string, values: Values): WeightedTexts {
  const texts: Record<SearchWeight, string[]> = { A: [], B: [], C: [id], D: [] };
  collect(type.fields, values, texts);
  // What somebody is called at work is asked for like a name.
  const role =
    type.search?.isPerson && type.search.subtitle !== undefined ? values[type.search.subtitle] : undefined;
  if (typeof role === 'string') texts.A.push(role);
  return texts;
}

function collect(fields: Fields, values: Values, texts: Record<SearchWeight, string[]>): void {
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

/** Terms of a person's name besides its words; none of other records. */
export function nameTermsOf(type: ContentType, values: Values): string[] {
  if (!type.search?.isPerson) return [];
  const { givenName, familyName, nativeName } = values;
  return nameTerms({
    given: String(givenName ?? ''),
    family: String(familyName ?? ''),
    native: typeof nativeName === 'string' && /\p{Script=Han}/u.test(nativeName) ? nativeName : null,
  });
}
