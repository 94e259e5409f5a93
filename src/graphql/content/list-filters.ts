import { derivedFilter } from '../../content/lists/derived-filters.ts';
import type { Field } from '../../content/types/fields.ts';
import { type ContentTypeName, declarationOf } from '../../content/types/index.ts';
import { capitalised, typeNameOf } from '../../content/types/names.ts';
import type { Builder } from './builder.ts';
import type { Parts } from './derived-fields.ts';

export type Filter = Readonly<Record<string, readonly string[] | boolean>>;

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Builder['$inferSchemaTypes'], 'InputObject'>;

/** The input type of a type's filters, from the fields declared with `filter`; null when it has none. */
export function filterType(parts: Parts, name: ContentTypeName) {
  const { fields, derivedFilters = [] } = declarationOf(name);
  const filters = Object.entries(fields).filter(([, field]) => field.filter);
  if (filters.length + derivedFilters.length === 0) return null;
  return parts.builder.inputType(`${typeNameOf(name)}Filter`, {
    description: 'Each field: any of the values; all fields together.',
    fields: (t) =>
      Object.fromEntries([
        ...filters.map(([field, declared]) => [
          field,
          filterField(parts, typeNameOf(name) + capitalised(field), declared, t),
        ]),
        ...derivedFilters.map((field) => [
          field,
          derivedFilter(field)?.isRecord ? t.idList() : t.stringList(),
        ]),
      ]),
  });
}

function filterField(parts: Parts, choiceName: string, field: Field, t: InputBuilder) {
  switch (field.kind) {
    case 'choice':
      return t.field({ type: [parts.choices(choiceName, field.values)] });
    case 'boolean':
      return t.boolean();
    // Of a list's items, the first field.
    case 'list':
    case 'text':
      return t.stringList();
    case 'link':
    case 'links':
      return t.idList();
    default:
      throw new Error(`${choiceName}: lists are not filtered by a field of kind ${field.kind}`);
  }
}

/** The filter that was given, without the fields that name nothing. */
export function filterGiven(input: unknown): Filter {
  const given = Object.entries((input ?? {}) as Readonly<Record<string, readonly string[] | boolean | null>>);
  return Object.fromEntries(
    given.flatMap(([field, value]) => {
      const empty = value === null || (Array.isArray(value) && value.length === 0);
      return empty ? [] : [[field, value as readonly string[] | boolean]];
    }),
  );
}
