import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../platform/cache/clock.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import {
  columnsWith,
  type LiveRecord,
  type LiveRow,
  languageGroups,
  liveColumns,
  shownRecord,
} from '../records/live-record.ts';
import { belongsTo, type ListRequest } from './conditions.ts';
import { type Cursor, comesAfter, fits, readCursor, writeCursor } from './cursor.ts';
import { type SortKey, sortKeys } from './order.ts';

/** Deepest page that may be asked for by offset; further ones by cursor. */
export const DEEPEST_OFFSET = 10_000;

export interface Page {
  readonly first: number;
  readonly after: string | null;
  readonly offset: number;
  /** Of their own fields, what its records are shown with: none for links alone; default all. */
  readonly fields?: readonly string[] | null;
}

export interface Listing {
  readonly request: ListRequest;
  readonly nodes: readonly LiveRecord[];
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
}

interface Part {
  readonly request: ListRequest;
  readonly keys: readonly SortKey[];
  /** Which language group, as a condition. */
  readonly group: RawBuilder<boolean>;
  readonly cursor: Cursor | null;
  readonly limit: number;
  readonly offset: number;
  readonly fields: readonly string[] | null;
}

/** With what it is ordered by, as the JSON of texts: that of one row is needed. */
type Row = LiveRow & { readonly sortValues: string };

/**
 * One page of a list: records in the language asked for, then English ones that are not translated; none that
 * was withdrawn.
 *
 * @returns null when `after` is no cursor of this list
 */
export async function listRecords(
  db: Kysely<DB>,
  request: ListRequest,
  page: Page,
  clock: Clock,
): Promise<Listing | null> {
  const name = `${request.type} ${request.locale} ${request.order}`;
  const cursor = page.after === null ? null : readCursor(name, page.after);
  const moment = cursor?.now ?? clock.unnoted();
  const keys = sortKeys(request, () => cursor?.now ?? clock.now());
  if (page.after !== null && !(cursor && fits(cursor, keys))) return null;

  const rows: (Row & { group: number })[] = [];
  let offset = page.offset;
  for (const [at, group] of languageGroups(request.locale).entries()) {
    const limit = page.first + 1 - rows.length;
    if (limit === 0 || at < (cursor?.group ?? 0)) continue;
    const after = at === cursor?.group ? cursor : null;
    const found = await partOf(db, {
      request,
      keys,
      group,
      cursor: after,
      limit,
      offset,
      fields: page.fields ?? null,
    });
    rows.push(...found.map((row) => ({ ...row, group: at })));
    if (offset > 0) offset = found.length > 0 ? 0 : Math.max(0, offset - (await countIn(db, request, group)));
  }

  const shown = rows.slice(0, page.first);
  const last = shown.at(-1);
  return {
    request,
    nodes: shown.map((row) => shownRecord(row, request.locale)),
    endCursor: last
      ? writeCursor(name, { now: moment, group: last.group, values: JSON.parse(last.sortValues) as string[] })
      : null,
    hasNextPage: rows.length > page.first,
  };
}

/** How many records a list holds in all: each language group is counted by itself, as an index of its own has it. */
export async function countOf(db: Kysely<DB>, request: ListRequest): Promise<number> {
  const groups = languageGroups(request.locale).map((group) => countIn(db, request, group));
  return (await Promise.all(groups)).reduce((sum, count) => sum + count, 0);
}

async function countIn(db: Kysely<DB>, request: ListRequest, group: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from live l where ${belongsTo(request)} and ${group}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The rows are chosen by their narrow columns first: wide ones are read for those that are shown alone. */
async function partOf(db: Kysely<DB>, part: Part): Promise<Row[]> {
  const { request, keys, group, cursor, limit, offset, fields } = part;
  const values = sql`to_json(array[${sql.join(keys.map((key) => sql`(${key.value})::text collate "C"`))}])::text as "sortValues"`;
  const order = sql.join(keys.map((key) => key.order ?? key.value));
  const { rows } = await sql<Row>`
    select ${fields ? columnsWith(fields) : liveColumns}, ${values} from live l
    where (l.record_id, l.locale) in (
      select l.record_id, l.locale from live l
      where ${belongsTo(request)} and ${group} ${cursor ? sql`and ${comesAfter(cursor, keys)}` : sql``}
      order by ${order}
      limit ${limit} offset ${offset})
    order by ${order}`.execute(db);
  return rows;
}
