import { type RawBuilder, sql } from 'kysely';
import type { SortKey } from './order.ts';

/** Where in a list a page ended. */
export interface Cursor {
  /** The moment that the list was first asked for. */
  readonly now: Date;
  /** Which of the `languageGroups`. */
  readonly group: number;
  /** Of the sort keys. */
  readonly values: readonly string[];
}

/** An opaque text for a cursor; `list` names the list that it belongs to. */
export function writeCursor(list: string, { now, group, values }: Cursor): string {
  return Buffer.from(JSON.stringify([list, now.getTime(), group, ...values])).toString('base64url');
}

/** Reads a cursor; null when it is none, or of another list. */
export function readCursor(list: string, text: string): Cursor | null {
  const parts = parsed(text);
  if (!Array.isArray(parts) || parts.length < 4) return null;
  const [of, now, group, ...values] = parts as unknown[];
  if (of !== list || typeof now !== 'number' || Math.abs(now) > 4e12 || (group !== 0 && group !== 1))
    return null;
  if (!values.every((value) => typeof value === 'string' && value.length <= 400 && !value.includes('\0')))
    return null;
  return { now: new Date(now), group, values: values as string[] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}

/** Whether the values can be those of the keys. */
export function fits({ values }: Cursor, keys: readonly SortKey[]): boolean {
  return (
    values.length === keys.length &&
    keys.every((key, at) => key.type === 'text' || /^-?\d{1,20}(\.\d{1,20})?$/.test(values[at] ?? ''))
  );
}

/** The condition that a row comes after the cursor. */
export function comesAfter({ values }: Cursor, keys: readonly SortKey[]): RawBuilder<boolean> {
  const compared = keys.map((key, at) => {
    const value = sql`${values[at]}::${sql.raw(key.type)}`;
    return {
      same: sql`${key.value} = ${value}`,
      later: key.descending ? sql`${key.value} < ${value}` : sql`${key.value} > ${value}`,
    };
  });
  const steps = compared.map(({ later }, at) =>
    sql.join([...compared.slice(0, at).map(({ same }) => same), later], sql` and `),
  );
  return sql`(${sql.join(steps, sql` or `)})`;
}
