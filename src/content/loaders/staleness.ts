import DataLoader from 'dataloader';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { LiveRecord } from '../records/live-record.ts';

/** Which publication of the source language a translation was made from, and when there was a later one. */
export interface Staleness {
  readonly translatedFrom: Date;
  readonly updatedAt: Date;
}

type Shown = Pick<LiveRecord, 'id' | 'locale'>;

/** Staleness of live translations, as the view `stale_translation` defines it. */
export function stalenessLoader(db: Kysely<DB>): DataLoader<Shown, Staleness | null, string> {
  return new DataLoader((records) => load(db, records), { cacheKeyFn: keyOf });
}

async function load(db: Kysely<DB>, records: readonly Shown[]): Promise<(Staleness | null)[]> {
  const { rows } = await sql<Staleness & Shown>`
    select record_id as id, locale, translated_from as "translatedFrom", updated_at as "updatedAt"
    from stale_translation
    where record_id = any(${records.map(({ id }) => id)}::text[])`.execute(db);
  const found = new Map<string, Staleness>(rows.map((row) => [keyOf(row), row]));
  return records.map((record) => found.get(keyOf(record)) ?? null);
}

function keyOf({ id, locale }: Shown): string {
  return `${locale} ${id}`;
}
