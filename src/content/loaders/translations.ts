import DataLoader from 'dataloader';
import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';

export interface Translation {
  readonly id: string;
  readonly locale: Locale;
  readonly path: string | null;
  readonly title: string;
}

/** The languages that records are live in, by id. */
export function translationLoader(db: Kysely<DB>): DataLoader<string, readonly Translation[]> {
  return new DataLoader(async (ids) => {
    const { rows } = await sql<Translation>`
      select l.record_id as id, l.locale, l.path, l.title from live l
      where l.record_id = any(${[...ids]}::text[]) and l.withdrawn_at is null
      order by l.locale <> 'en', l.locale`.execute(db);
    const byId = Map.groupBy(rows, (row) => row.id);
    return ids.map((id) => byId.get(id) ?? []);
  });
}
