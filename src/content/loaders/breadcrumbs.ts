import DataLoader from 'dataloader';
import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { LiveRecord } from '../records/live-record.ts';
import type { ContentTypeName } from '../types/index.ts';

export interface Crumb {
  readonly id: string;
  readonly type: ContentTypeName;
  readonly title: string;
  readonly path: string | null;
  readonly locale: Locale;
  readonly requestedLocale: Locale;
}

/** A record, and the language that it is asked for in. */
export type RecordInLanguage = Pick<LiveRecord, 'id' | 'requestedLocale'>;

interface CrumbRow extends Omit<Crumb, 'requestedLocale'> {
  readonly ofId: string;
  readonly requestedLocale: Locale;
  /** 1 is the parent; the area's first page has the highest. */
  readonly distance: number;
}

/**
 * Ancestors of records and the first page of the area that their address lies in, outermost first: one recursive
 * statement for a batch. Each is in the language asked for, else in English.
 */
export function crumbLoader(db: Kysely<DB>): DataLoader<RecordInLanguage, readonly Crumb[], string> {
  return new DataLoader((records) => load(db, records), {
    cacheKeyFn: ({ id, requestedLocale }) => `${requestedLocale} ${id}`,
  });
}

async function load(db: Kysely<DB>, records: readonly RecordInLanguage[]): Promise<Crumb[][]> {
  const columns = sql`l.record_id as id, l.type, l.title, l.path, l.locale`;
  const nearest = sql`l.locale in (start.requested_locale, 'en') order by l.locale = start.requested_locale desc limit 1`;
  const { rows } = await sql<CrumbRow>`
    with recursive start (id, requested_locale, parent_id, area) as (
      select start.id, start.requested_locale, own.parent_id, substring(own.path from '^/[^/]+(?=/)')
      from unnest(
        ${records.map(({ id }) => id)}::text[],
        ${records.map(({ requestedLocale }) => requestedLocale)}::text[]) as start (id, requested_locale)
      cross join lateral (
        select l.parent_id, l.path from live l where l.record_id = start.id and ${nearest}) own
    ), up as (
      select start.id as of_id, start.requested_locale, 1 as distance, parent.*
      from start cross join lateral (
        select ${columns}, l.parent_id from live l where l.record_id = start.parent_id and ${nearest}) parent
      union all
      select start.of_id, start.requested_locale, start.distance + 1, parent.*
      from up start cross join lateral (
        select ${columns}, l.parent_id from live l where l.record_id = start.parent_id and ${nearest}) parent
      where start.distance < 20
    )
    select of_id as "ofId", requested_locale as "requestedLocale", distance, id, type, title, path, locale from up
    union all
    select start.id, start.requested_locale, 100, area.*
    from start cross join lateral (
      select ${columns} from live l where l.path = start.area and l.record_id <> start.id and ${nearest}) area
    order by distance desc`.execute(db);
  const byRecord = Map.groupBy(rows, (row) => `${row.requestedLocale} ${row.ofId}`);
  return records.map(({ id, requestedLocale }) => {
    const chain = new Map((byRecord.get(`${requestedLocale} ${id}`) ?? []).map((row) => [row.id, row]));
    return [...chain.values()].map(({ ofId: _, distance: __, ...crumb }) => crumb);
  });
}
