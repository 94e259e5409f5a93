import DataLoader from 'dataloader';
import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { columnsOf, type LiveRecord, type LiveRow, shownIn, shownRecord } from '../records/live-record.ts';
import type { ContentTypeName } from '../types/index.ts';

/** Which children: of these types, and so many of them. */
export interface ChildrenOf {
  readonly types: readonly ContentTypeName[];
  readonly first: number;
  /** Whether they are shown as links alone: their fields are then not read. */
  readonly ofLinks?: boolean;
}

type Loader = DataLoader<string, LiveRecord[]>;

/** Children by their parent's id, in their order: one loader, and so one statement, for each way of asking. */
export function childrenLoaders(db: Kysely<DB>): (requestedLocale: Locale, which: ChildrenOf) => Loader {
  const loaders = new Map<string, Loader>();
  return (requestedLocale, which) => {
    const key = JSON.stringify([requestedLocale, which.types, which.first, which.ofLinks]);
    const loader = loaders.get(key) ?? new DataLoader((ids) => load(db, ids, requestedLocale, which));
    loaders.set(key, loader);
    return loader;
  };
}

async function load(
  db: Kysely<DB>,
  ids: readonly string[],
  requestedLocale: Locale,
  which: ChildrenOf,
): Promise<LiveRecord[][]> {
  const { rows } = await sql<LiveRow>`
    select child.* from unnest(${[...ids]}::text[]) as parent (id)
    cross join lateral (
      select ${columnsOf(which.ofLinks === true)} from live l
      where l.parent_id = parent.id and l.type = any(${[...which.types]}::text[])
        and l.withdrawn_at is null and ${shownIn(requestedLocale)}
      order by l.position, l.title, l.record_id
      limit ${which.first}
    ) child`.execute(db);
  const byParent = Map.groupBy(
    rows.map((row) => shownRecord(row, requestedLocale)),
    (row) => row.parentId,
  );
  return ids.map((id) => byParent.get(id) ?? []);
}
