import DataLoader from 'dataloader';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { defaultLocale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import {
  type LiveRecord,
  type LiveRow,
  liveColumns,
  shownRecord,
  wholeColumns,
} from '../records/live-record.ts';

type Key = Pick<LiveRecord, 'id' | 'requestedLocale'>;

/** Live records by id in the language asked for, else in English, with or without their bodies. */
export function recordLoader(
  db: Kysely<DB>,
  { whole }: { readonly whole: boolean },
): DataLoader<Key, LiveRecord | null, string> {
  const columns = whole ? wholeColumns : liveColumns;
  return new DataLoader((keys) => load(db, columns, keys), {
    cacheKeyFn: ({ id, requestedLocale }) => `${requestedLocale} ${id}`,
  });
}

/** One row for each key at most: the fallback rule is applied where the rows are, since the others would only travel. */
async function load(
  db: Kysely<DB>,
  columns: RawBuilder<unknown>,
  keys: readonly Key[],
): Promise<(LiveRecord | null)[]> {
  const { rows } = await sql<LiveRow & { at: number }>`
    select key.at::int, found.*
    from unnest(${keys.map(({ id }) => id)}::text[], ${keys.map(({ requestedLocale }) => requestedLocale)}::text[])
      with ordinality as key (id, requested_locale, at)
    cross join lateral (
      select ${columns} from live l
      where l.record_id = key.id and l.locale in (key.requested_locale, ${defaultLocale})
      order by l.locale <> key.requested_locale limit 1) found`.execute(db);
  const found = new Map(rows.map((row) => [row.at, row]));
  return keys.map(({ requestedLocale }, index) => {
    const row = found.get(index + 1);
    return row ? shownRecord(row, requestedLocale) : null;
  });
}
