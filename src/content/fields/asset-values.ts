import type { Fields } from '../types/fields.ts';

type Values = Readonly<Record<string, unknown>>;

/** The ids of the files that a record's fields name, each once. */
export function assetIds(fields: Fields, values: Values): string[] {
  const found = Object.entries(fields).flatMap(([name, field]): string[] => {
    const value = values[name];
    if (field.kind === 'asset') return typeof value === 'string' ? [value] : [];
    if (field.kind !== 'group' && field.kind !== 'list') return [];
    return [value].flat().flatMap((item) => (isValues(item) ? assetIds(field.fields, item) : []));
  });
  return [...new Set(found)];
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}
