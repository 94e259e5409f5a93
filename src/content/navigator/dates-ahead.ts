import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { CachedUntilPublished } from '../changes/cached-until-published.ts';
import { type LiveRecord, type LiveRow, liveColumns, shownIn, shownRecord } from '../records/live-record.ts';
import { comingDay } from './horizon.ts';

/** Which days: after one, until another at most, of a service or a jurisdiction alone, and how many. */
export interface DatesWanted {
  /** ISO days. */
  readonly today: string;
  readonly until: string | null;
  /** Ids. */
  readonly service: string | null;
  readonly jurisdiction: string | null;
  readonly first: number;
}

export interface DatesAhead {
  /** How many there are, not only those that were asked for. */
  readonly total: number;
  readonly entries: readonly LiveRecord[];
}

/** As many ways of asking, each with some dozen answers. */
const cache = new CachedUntilPublished<DatesAhead>(20);

/** Answers of the whole navigator whose day is still to come, the next first; read once between two publications. */
export function datesAhead(
  db: Kysely<DB>,
  requestedLocale: Locale,
  wanted: DatesWanted,
): Promise<DatesAhead> {
  return cache.get(db, [requestedLocale, wanted], () => read(db, requestedLocale, wanted));
}

async function read(
  db: Kysely<DB>,
  requestedLocale: Locale,
  { today, until, service, jurisdiction, first }: DatesWanted,
): Promise<DatesAhead> {
  const { rows } = await sql<LiveRow & { total: number }>`
    select ${liveColumns}, (count(*) over ())::int as total
    from navigator_period p join live l on l.record_id = p.record_id
    where p.chapter_id in (
        select chapter.record_id from live region join live chapter on chapter.parent_id = region.record_id
        where region.type = 'navigatorRegion' and chapter.type = 'navigatorChapter'
          and region.withdrawn_at is null and chapter.withdrawn_at is null
          and (${service}::text is null or region.parent_id = ${service})
          and (${jurisdiction}::text is null or chapter.brief ->> 'jurisdiction' = ${jurisdiction}))
      and p.held @> ${today}::date and l.withdrawn_at is null and ${shownIn(requestedLocale)}
      and ${comingDay(today)} <= coalesce(${until}::text, '9999-12-31')
    order by ${comingDay(today)}, l.record_id
    limit ${first}`.execute(db);
  return { total: rows[0]?.total ?? 0, entries: rows.map((row) => shownRecord(row, requestedLocale)) };
}
