import DataLoader from 'dataloader';
import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { type Reason, reasonOf } from './reason.ts';
import { translationOf } from './translation-of.ts';

/** When an answer was changed, and why. */
export interface LastChange {
  readonly at: Date;
  /** In the reader's language where it is said there; null where nobody has said it. */
  readonly reason: Reason | null;
}

type Loader = DataLoader<string, LastChange | null>;

/**
 * How answers were last changed by more than their wording, by their ids, as far as it had been published at an
 * instant; null for those that say what they said first.
 */
export function lastChangeLoaders(db: Kysely<DB>): (reader: Locale, known: Date | null) => Loader {
  const loaders = new Map<string, Loader>();
  return (reader, known) => {
    const key = `${reader} ${known?.getTime()}`;
    const loader = loaders.get(key) ?? new DataLoader((ids) => load(db, ids, reader, known));
    loaders.set(key, loader);
    return loader;
  };
}

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly locale: Locale;
  readonly note: string | null;
  readonly translatedNote: string | null;
}

async function load(
  db: Kysely<DB>,
  ids: readonly string[],
  reader: Locale,
  known: Date | null,
): Promise<(LastChange | null)[]> {
  const changed = { recordId: sql`changed.record_id`, number: sql`changed.number` };
  const { rows } = await sql<Row>`
    select changed.record_id as id, changed.published_at as at, changed.locale, changed.note,
      said.note as "translatedNote"
    from unnest(${[...ids]}::text[]) as entry (id)
    join record r on r.id = entry.id
    cross join lateral (
      select v.record_id, v.locale, v.number, v.note, v.published_at from version v
      where v.record_id = entry.id and v.locale = r.source_locale and v.number > 1 and v.change <> 'minor'
        and v.published_at <= coalesce(${known}::timestamptz, 'infinity')
      order by v.number desc limit 1
    ) changed
    left join ${translationOf(changed, sql`${reader}`, known)} said on true`.execute(db);
  const found = new Map(
    rows.map(({ id, at, ...explained }) => [id, { at, reason: reasonOf(explained, reader) }]),
  );
  return ids.map((id) => found.get(id) ?? null);
}
