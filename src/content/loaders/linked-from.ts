import DataLoader from 'dataloader';
import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { type LiveRecord, type LiveRow, liveColumns, shownIn, shownRecord } from '../records/live-record.ts';
import type { ContentTypeName } from '../types/index.ts';

export interface LinkedFrom {
  readonly types: readonly ContentTypeName[];
  /** Only links in this field. */
  readonly field: string | null;
  readonly first: number;
}

type Loader = DataLoader<string, LiveRecord[]>;

/** Records by the id of one that they link to, newest first: one statement for each way of asking. */
export function linkedFromLoaders(db: Kysely<DB>): (requestedLocale: Locale, which: LinkedFrom) => Loader {
  const loaders = new Map<string, Loader>();
  return (requestedLocale, which) => {
    const key = JSON.stringify([requestedLocale, which.types, which.field, which.first]);
    const loader = loaders.get(key) ?? new DataLoader((ids) => load(db, ids, requestedLocale, which));
    loaders.set(key, loader);
    return loader;
  };
}

const order = sql`l.ordered_at desc nulls last, l.first_published_at desc, l.record_id`;

/** Records are chosen by an index that has all that this takes (`live_narrow`); rows are read for those alone. */
async function load(
  db: Kysely<DB>,
  ids: readonly string[],
  requestedLocale: Locale,
  which: LinkedFrom,
): Promise<LiveRecord[][]> {
  const { rows } = await sql<LiveRow & { targetId: string }>`
    select target.id as "targetId", linking.* from unnest(${[...ids]}::text[]) as target (id)
    cross join lateral (
      select ${liveColumns} from live l
      where (l.record_id, l.locale) in (
        select l.record_id, l.locale from live l
        where (l.record_id, l.locale) in (
            select k.from_id, k.locale from link k
            where k.to_id = target.id and (${which.field}::text is null or k.field = ${which.field}))
          and l.type = any(${[...which.types]}::text[]) and l.withdrawn_at is null and ${shownIn(requestedLocale)}
        order by ${order}
        limit ${which.first})
      order by ${order}
    ) linking`.execute(db);
  const byTarget = Map.groupBy(rows, (row) => row.targetId);
  return ids.map((id) => (byTarget.get(id) ?? []).map((row) => shownRecord(row, requestedLocale)));
}
