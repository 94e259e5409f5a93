import DataLoader from 'dataloader';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';

type Loader = DataLoader<string, Date | null>;

/**
 * When answers were last changed by more than their wording, by their ids, as far as it had been published at an
 * instant; null for those that say what they said first.
 */
export function changedAtLoaders(db: Kysely<DB>): (known: Date | null) => Loader {
  const loaders = new Map<number | null, Loader>();
  return (known) => {
    const key = known?.getTime() ?? null;
    const loader = loaders.get(key) ?? new DataLoader((ids) => load(db, ids, known));
    loaders.set(key, loader);
    return loader;
  };
}

async function load(db: Kysely<DB>, ids: readonly string[], known: Date | null): Promise<(Date | null)[]> {
  const { rows } = await sql<{ id: string; at: Date }>`
    select entry.id, changed.at from unnest(${[...ids]}::text[]) as entry (id)
    join record r on r.id = entry.id
    cross join lateral (
      select v.published_at as at from version v
      where v.record_id = entry.id and v.locale = r.source_locale and v.number > 1 and v.change <> 'minor'
        and v.published_at <= coalesce(${known}::timestamptz, 'infinity')
      order by v.number desc limit 1
    ) changed`.execute(db);
  const found = new Map(rows.map(({ id, at }) => [id, at]));
  return ids.map((id) => found.get(id) ?? null);
}
