import DataLoader from 'dataloader';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { defaultLocale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import {
  columnsOf,
  type LiveRecord,
  type LiveRow,
  shownRecord,
  wholeColumns,
} from '../records/live-record.ts';

interface Key extends Pick<LiveRecord, 'id' | 'requestedLocale'> {
  /** Whether it is shown as a link alone: its fields are then not read. */
  readonly isLink?: boolean;
}

/** Live records by id in the language asked for, else in English, with or without their bodies. */
export function recordLoader(
  db: Kysely<DB>,
  { whole }: { readonly whole: boolean },
): DataLoader<Key, LiveRecord | null, string> {
  const columns = whole ? wholeColumns : columnsOf(sql<boolean>`key.is_link`);
  return new DataLoader((keys) => load(db, columns, keys), {
    cacheKeyFn: ({ id, requestedLocale, isLink = false }) => `${requestedLocale} ${isLink} ${id}`,
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
    from unnest(
      ${keys.map(({ id }) => id)}::text[],
      ${keys.map(({ requestedLocale }) => requestedLocale)}::text[],
      ${keys.map(({ isLink }) => isLink === true)}::boolean[]) with ordinality as key (id, requested_locale, is_link, at)
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
