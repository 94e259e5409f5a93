import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/tables.gen.ts';
import {
  type LiveRecord,
  type LiveRow,
  languageGroups,
  liveColumns,
  shownIn,
} from '../records/live-record.ts';
import { belongsTo, type ListAsked } from './conditions.ts';
import { type Cursor, comesAfter, fits, readCursor, writeCursor } from './cursor.ts';
import { type SortKey, sortKeys } from './order.ts';

/** Deepest page that may be asked for by offset; further ones by cursor. */
export const DEEPEST_OFFSET = 10_000;

export interface Page {
  readonly first: number;
  readonly after: string | null;
  readonly offset: number;
}

export interface Listing {
  readonly asked: ListAsked;
  readonly nodes: readonly LiveRecord[];
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
}

interface Part {
  readonly asked: ListAsked;
  readonly keys: readonly SortKey[];
  /** Which language group, as a condition. */
  readonly group: RawBuilder<boolean>;
  readonly cursor: Cursor | null;
  readonly limit: number;
  readonly offset: number;
}

type Row = LiveRow & { readonly sortValues: readonly string[] };

/**
 * One page of a list: records in the language asked for, then English ones that are not translated; none that
 * was withdrawn.
 *
 * @returns null when `after` is no cursor of this list
 */
export async function listRecords(
  db: Kysely<DB>,
  asked: ListAsked,
  page: Page,
  now: Date,
): Promise<Listing | null> {
  const name = `${asked.type} ${asked.locale} ${asked.order}`;
  const cursor = page.after === null ? null : readCursor(name, page.after);
  const moment = cursor?.now ?? now;
  const keys = sortKeys(asked, moment);
  if (page.after !== null && !(cursor && fits(cursor, keys))) return null;

  const rows: (Row & { group: number })[] = [];
  let offset = page.offset;
  for (const [at, group] of languageGroups(asked.locale).entries()) {
    const limit = page.first + 1 - rows.length;
    if (limit === 0 || at < (cursor?.group ?? 0)) continue;
    const after = at === cursor?.group ? cursor : null;
    const found = await partOf(db, { asked, keys, group, cursor: after, limit, offset });
    rows.push(...found.map((row) => ({ ...row, group: at })));
    if (offset > 0) offset = found.length > 0 ? 0 : Math.max(0, offset - (await countIn(db, asked, group)));
  }

  const shown = rows.slice(0, page.first);
  const last = shown.at(-1);
  return {
    asked,
    nodes: shown.map(({ sortValues: _, group: __, ...row }) => ({ ...row, asked: asked.locale })),
    endCursor: last ? writeCursor(name, { now: moment, group: last.group, values: last.sortValues }) : null,
    hasNextPage: rows.length > page.first,
  };
}

/** How many records a list holds in all. */
export async function countOf(db: Kysely<DB>, asked: ListAsked): Promise<number> {
  return countIn(db, asked, shownIn(asked.locale));
}

async function countIn(db: Kysely<DB>, asked: ListAsked, group: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from live l where ${belongsTo(asked)} and ${group}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The rows are chosen by their narrow columns first: wide ones are read for those that are shown alone. */
async function partOf(db: Kysely<DB>, { asked, keys, group, cursor, limit, offset }: Part): Promise<Row[]> {
  const values = sql`array[${sql.join(keys.map((key) => sql`(${key.value})::text collate "C"`))}] as "sortValues"`;
  const order = sql.join(keys.map((key) => key.order ?? key.value));
  const { rows } = await sql<Row>`
    select ${liveColumns}, ${values} from live l
    where (l.record_id, l.locale) in (
      select l.record_id, l.locale from live l
      where ${belongsTo(asked)} and ${group} ${cursor ? sql`and ${comesAfter(cursor, keys)}` : sql``}
      order by ${order}
      limit ${limit} offset ${offset})
    order by ${order}`.execute(db);
  return rows;
}
