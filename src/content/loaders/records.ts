import DataLoader from 'dataloader';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/tables.gen.ts';
import { defaultLocale, type Locale } from '../../routing/locales.ts';
import { type LiveRecord, type LiveRow, liveColumns } from '../live-record.ts';

interface Key {
  readonly id: string;
  readonly asked: Locale;
}

/** Live records by id in the language asked for, else in English, with or without their bodies. */
export function recordLoader(
  db: Kysely<DB>,
  { whole }: { readonly whole: boolean },
): DataLoader<Key, LiveRecord | null, string> {
  const columns = whole ? sql`${liveColumns}, l.fields -> 'body' as body` : liveColumns;
  return new DataLoader((keys) => load(db, columns, keys), {
    cacheKeyFn: ({ id, asked }) => `${asked} ${id}`,
  });
}

async function load(
  db: Kysely<DB>,
  columns: RawBuilder<unknown>,
  keys: readonly Key[],
): Promise<(LiveRecord | null)[]> {
  const ids = [...new Set(keys.map((key) => key.id))];
  const locales = [...new Set([...keys.map((key) => key.asked), defaultLocale])];
  const { rows } = await sql<LiveRow>`
    select ${columns} from live l
    where l.record_id = any(${ids}::text[]) and l.locale = any(${locales}::text[])`.execute(db);
  const found = new Map(rows.map((row) => [`${row.locale} ${row.id}`, row]));
  return keys.map(({ id, asked }) => {
    const row = found.get(`${asked} ${id}`) ?? found.get(`${defaultLocale} ${id}`);
    return row ? { ...row, asked } : null;
  });
}
