import DataLoader from 'dataloader';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { LiveRecord } from '../records/live-record.ts';

type Shown = Pick<LiveRecord, 'id' | 'locale'>;

/** Bodies of live records in the languages they are in. */
export function bodyLoader(db: Kysely<DB>): DataLoader<Shown, unknown, string> {
  return new DataLoader((records) => load(db, records), { cacheKeyFn: keyOf });
}

async function load(db: Kysely<DB>, records: readonly Shown[]): Promise<unknown[]> {
  const { rows } = await sql<Shown & { body: unknown }>`
    select l.record_id as id, l.locale, l.fields -> 'body' as body
    from unnest(${records.map(({ id }) => id)}::text[], ${records.map(({ locale }) => locale)}::text[])
      as requested (id, locale)
    join live l on l.record_id = requested.id and l.locale = requested.locale`.execute(db);
  const bodies = new Map(rows.map((row) => [keyOf(row), row.body]));
  return records.map((record) => bodies.get(keyOf(record)) ?? null);
}

function keyOf({ id, locale }: Shown): string {
  return `${locale} ${id}`;
}
