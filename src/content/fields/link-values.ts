import { richTextProblems } from '../rich-text/check.ts';
import { linkedRecordIds } from '../rich-text/text-blocks.ts';
import type { RichText } from '../rich-text/types.ts';
import type { Fields } from '../types/fields.ts';

/** A link as the database keeps it: `field` is a dotted path without item numbers, `position` counts in it. */
interface LinkValue {
  readonly field: string;
  readonly position: number;
  readonly to: string;
}

/** Every link of a record's fields in order; those inside rich text count as links of that field. */
export function linkValues(fields: Fields, values: Readonly<Record<string, unknown>>): LinkValue[] {
  const found: { field: string; to: string }[] = [];
  collect(fields, values, '', found);
  const counts = new Map<string, number>();
  return found.map(({ field, to }) => {
    const position = counts.get(field) ?? 0;
    counts.set(field, position + 1);
    return { field, position, to };
  });
}

/** The ids that a record links to, each once. */
export function linkedIds(fields: Fields, values: Readonly<Record<string, unknown>>): string[] {
  return [...new Set(linkValues(fields, values).map((link) => link.to))];
}

function collect(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  prefix: string,
  found: { field: string; to: string }[],
): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (value === undefined || value === null) continue;
    const path = `${prefix}${name}`;
    const add = (ids: readonly unknown[]) => {
      for (const to of ids) if (typeof to === 'string' && to !== '') found.push({ field: path, to });
    };
    const items = Array.isArray(value) ? value : [value];
    if (field.kind === 'link' || field.kind === 'links') add(items);
    else if (field.kind === 'richText') add(Array.isArray(value) ? safeLinkedIds(value) : []);
    else if (field.kind === 'group' || field.kind === 'list') {
      for (const item of items)
        if (typeof item === 'object' && item !== null) collect(field.fields, item, `${path}.`, found);
    }
  }
}

/** Not yet validated text may have any shape. */
function safeLinkedIds(value: unknown[]): string[] {
  return richTextProblems(value).length === 0 ? linkedRecordIds(value as RichText) : [];
}
