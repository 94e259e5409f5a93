import DataLoader from 'dataloader';
import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { LiveRecord } from '../records/live-record.ts';
import type { ContentTypeName } from '../types/index.ts';

/** A record in the tree beside a page. */
export interface TreeEntry {
  readonly id: string;
  readonly type: ContentTypeName;
  readonly title: string;
  readonly path: string | null;
  readonly parentId: string | null;
  readonly locale: Locale;
  readonly requestedLocale: Locale;
  /** 0 is the outermost ancestor. */
  readonly depth: number;
}

interface TreeRow extends Omit<TreeEntry, 'depth'> {
  /** The record whose tree it stands in. */
  readonly ofId: string;
  /** 1 is the parent; null for what hangs below an ancestor, or below the record. */
  readonly distance: number | null;
}

type Loader = DataLoader<LiveRecord, readonly TreeEntry[], string>;

const mostLevels = 5;
const mostChildren = 60;

/** Trees of records, with what is of some types: one loader, and so one recursive statement, for each choice of types. */
export function sideTreeLoaders(db: Kysely<DB>): (types: readonly ContentTypeName[]) => Loader {
  const loaders = new Map<string, Loader>();
  return (types) => {
    const key = types.join();
    const loader =
      loaders.get(key) ??
      new DataLoader<LiveRecord, readonly TreeEntry[], string>((records) => load(db, records, types), {
        cacheKeyFn: ({ id, requestedLocale }) => `${requestedLocale} ${id}`,
      });
    loaders.set(key, loader);
    return loader;
  };
}

/** Of each record: ancestors, and what hangs below each of them and below itself, in the language asked for or English. */
async function load(
  db: Kysely<DB>,
  records: readonly LiveRecord[],
  types: readonly ContentTypeName[],
): Promise<TreeEntry[][]> {
  const columns = sql`l.record_id as id, l.type, l.title, l.path, l.locale, l.parent_id`;
  const ancestor = sql`
    select ${columns} from live l where l.record_id = start.parent_id and l.locale in (start.requested_locale, 'en')
    order by l.locale = start.requested_locale desc limit 1`;
  const { rows } = await sql<TreeRow>`
    with recursive start (id, requested_locale, parent_id) as (
      select * from unnest(
        ${records.map(({ id }) => id)}::text[],
        ${records.map(({ requestedLocale }) => requestedLocale)}::text[],
        ${records.map(({ parentId }) => parentId)}::text[])
    ), up as (
      select start.id as of_id, start.requested_locale, 1 as distance, parent.*
      from start cross join lateral (${ancestor}) parent
      union all
      select start.of_id, start.requested_locale, start.distance + 1, parent.*
      from up start cross join lateral (${ancestor}) parent where start.distance < ${mostLevels}
    ), branch as (
      select id as of_id, requested_locale, id from start
      union all
      select of_id, requested_locale, id from up
    )
    select of_id as "ofId", requested_locale as "requestedLocale", distance, id, type, title, path, locale, parent_id as "parentId" from up
    union all (
      select branch.of_id, branch.requested_locale, null, child.id, child.type, child.title, child.path, child.locale,
        child.parent_id
      from branch cross join lateral (
        select ${columns}, l.position from live l
        where l.parent_id = branch.id and l.type = any(${[...types]}::text[]) and l.withdrawn_at is null
          and (l.locale = branch.requested_locale or l.locale = 'en' and not exists (
            select from live own where own.record_id = l.record_id and own.locale = branch.requested_locale))
        order by l.position, l.title, l.record_id limit ${mostChildren}) child
      order by child.position, child.title, child.id
    )`.execute(db);
  const byRecord = Map.groupBy(rows, (row) => `${row.requestedLocale} ${row.ofId}`);
  return records.map(({ id, requestedLocale }) => treeOf(id, byRecord.get(`${requestedLocale} ${id}`) ?? []));
}

/** The outermost ancestor, then depth first what hangs below it, opened on the way to the record. */
function treeOf(id: string, rows: readonly TreeRow[]): TreeEntry[] {
  const ancestors = rows.filter(({ distance }) => distance !== null);
  const children = Map.groupBy(
    rows.filter(({ distance }) => distance === null),
    ({ parentId }) => parentId,
  );
  const root = ancestors.find(({ distance }) => distance === ancestors.length);
  const open = new Set([id, ...ancestors.map((ancestor) => ancestor.id)]);
  const below = (parent: string, depth: number): TreeEntry[] =>
    (children.get(parent) ?? []).flatMap((row) => [
      entryOf(row, depth),
      ...(open.has(row.id) ? below(row.id, depth + 1) : []),
    ]);
  return root ? [entryOf(root, 0), ...below(root.id, 1)] : [];
}

function entryOf({ ofId: _, distance: __, ...entry }: TreeRow, depth: number): TreeEntry {
  return { ...entry, depth };
}
